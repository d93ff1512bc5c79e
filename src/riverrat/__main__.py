import sys

from riverrat.cli import main

sys.exit(main())
