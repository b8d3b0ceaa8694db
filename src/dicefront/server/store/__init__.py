"""Storage: what must outlive the process."""
