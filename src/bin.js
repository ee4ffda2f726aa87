#!/usr/bin/env node
// The command `tracewell` of the package that `npm pack` makes. `tracewell server` and `tracewell sandbox` start the
// service; everything else is a command of the command line.
if (!['server', 'sandbox', 'cli'].includes(process.argv[2])) process.argv.splice(2, 0, 'cli')
void import('./start.js') // not a static import, which would load before the line above runs
