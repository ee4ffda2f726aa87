@rem Windows has no `exec`, with which the scripts of package.json begin. cmd.exe looks for commands in this folder first.
@%*
