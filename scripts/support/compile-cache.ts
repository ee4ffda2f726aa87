import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Folder of compiled code, which the processes of tests share with each other and with the next run. Workers write to
 * it after each file, because most other processes are killed, and those write nothing.
 */
export const compileCache: string = process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'tracewell-test-compile-cache')
