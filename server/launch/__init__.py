"""Everything between `make start` and a ready address: embedded servers, migrations, seeds and the processes."""
