"""Is a box fair, and are there several ways to win? A population of networks plays it, and tells."""
