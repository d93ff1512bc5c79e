import sys

from riverrat.cli.main import main

sys.exit(main())
