"""Tables: who sits there, what may happen, what each viewer is told."""
