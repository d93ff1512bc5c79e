"""The games for those who learn from them: datasets."""
