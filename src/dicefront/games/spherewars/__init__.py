"""SphereWars: bands of heroes, troops and beasts on a measured table."""
