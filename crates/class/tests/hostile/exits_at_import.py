# valid: crashed, breadth_first: crashed
import os

os._exit(0)
