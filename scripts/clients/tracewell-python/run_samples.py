"""Runs programs one after the other, and prints those that failed as JSON: a list of file and reason."""

import contextlib
import json
import os
import runpy
import sys

failed: list[tuple[str, str]] = []
for file in sys.argv[1:]:
    try:
        with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere):
            runpy.run_path(file, run_name="__main__")
    except Exception as error:
        failed.append((file, repr(error)))
print(json.dumps(failed))
