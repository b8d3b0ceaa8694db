"""The commands that Home Raiders brings to the program: each module here is one."""
