# What the Python package says of itself.
python-seconds = { $seconds } is no time limit: seconds are a number from 0 on.
