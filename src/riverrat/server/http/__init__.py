"""What is asked over HTTP, and what stands guard in front of it."""
