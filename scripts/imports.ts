import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { importFaults } from './imports/faults.ts'

const root = resolve(import.meta.dirname, '..')
const files = globSync('{src,scripts,test}/**/*.{ts,tsx}', { cwd: root }).sort()
const faults = importFaults(new Map(files.map(file => [file, readFileSync(resolve(root, file), 'utf8')])))

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else console.log(`${files.length} files: imports point down only, without circles`)
