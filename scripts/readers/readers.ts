import { copyFile, cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { run, withPrograms } from '../support/shell.ts'
import * as tools from '../support/tools.ts'

type Environment = Readonly<Record<string, string>>

/** A language and the pinned packages of its readers, which are in `scripts/readers/<name>`. */
interface Language {
  name: string
  needs: readonly tools.Tool[]
  /** Installs the packages in `folder`, which is empty or contains an earlier installation. Rejects if it fails. */
  build(folder: string): Promise<void>
  /** Runs a program for at most `maxMs` milliseconds and returns its output. Rejects if its exit code is not 0. */
  run(folder: string, program: string, environment: Environment, maxMs: number): Promise<string>
}

/** A published reader of event streams, and the program that reads a stream with it. */
export interface Reader {
  name: string
  language: Language
  program: string
}

const here = (name: string): string => join(import.meta.dirname, name)

const javascript: Language = {
  name: 'javascript',
  needs: [tools.node, tools.npm],
  async build(folder) {
    await cp(here('javascript'), folder, { recursive: true })
    await run(folder, 'npm', ['install', '--silent', '--no-package-lock', '--no-audit', '--no-fund',
      '--ignore-scripts'])
  },
  run: (folder, program, environment, maxMs) => run(folder, 'node', [program], environment, maxMs),
}

const python: Language = {
  name: 'python',
  needs: [tools.python],
  async build(folder) {
    await run(folder, 'python3', ['-m', 'venv', 'venv'])
    const programs = withPrograms(join(folder, 'venv/bin'))
    await run(folder, 'pip', ['install', '--quiet', '--requirement', here('python/requirements.txt')], programs)
  },
  run: (folder, program, environment, maxMs) =>
    run(here('python'), join(folder, 'venv/bin/python3'), ['-B', program], environment, maxMs),
}

const go: Language = {
  name: 'go',
  needs: [tools.go],
  async build(folder) {
    for (const name of ['go.mod', 'go.sum', 'main.go']) {
      await rm(join(folder, name), { force: true })
      await copyFile(here(`go/${name}`), join(folder, name))
    }
    await run(folder, 'go', ['build', '-o', 'reader', '.'])
  },
  run: (folder, program, environment, maxMs) => run(folder, join(folder, program), [], environment, maxMs),
}

export const readers: readonly Reader[] = [
  { name: 'eventsource', language: javascript, program: 'eventsource.mjs' },
  { name: 'fetch-event-source', language: javascript, program: 'fetch-event-source.mjs' },
  { name: 'event-source-polyfill', language: javascript, program: 'event-source-polyfill.mjs' },
  { name: 'httpx-sse', language: python, program: 'httpx_sse_reader.py' },
  { name: 'sseclient-py', language: python, program: 'sseclient_py_reader.py' },
  { name: 'aiosseclient', language: python, program: 'aiosseclient_reader.py' },
  { name: 'r3labs-sse', language: go, program: 'reader' },
]
