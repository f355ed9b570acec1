"""`python -m sitdown` is the `sitdown` command."""

import sys

from sitdown.cli.main import main

sys.exit(main())
