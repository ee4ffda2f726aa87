import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { packClients } from '../docs/packages/packages.ts'
import { checkSamples } from '../docs/sample-check.ts'
import type { Language } from './language.ts'
import { javaTools, openapiGenerator } from './openapi-generator.ts'
import { run, withPrograms } from '../support/shell.ts'
import { tracewellPython } from './tracewell-python/language.ts'
import * as tools from '../support/tools.ts'

const here = (...names: readonly string[]): string => join(import.meta.dirname, ...names)
const root = resolve(import.meta.dirname, '../..')
const document = join(root, 'generated/api.json')
const images = join(root, 'generated/images.json')

/**
 * Versions of the client generators. The scenario programs are written for the clients that these versions generate.
 */
const versions = {
  heyApi: '0.99.0',
  zod: '4.6.7',
  typescript: '5.9.3',
  pythonClient: '0.29.1',
  goClient: 'v2.8.2',
}

/**
 * The project's own package, packed as servers offer it, and installed into an empty project. Its sources are built as
 * `npm publish` builds them, and not sent.
 */
const typescript: Language = {
  name: 'typescript',
  needs: [tools.node, tools.npm],
  async build(folder) {
    const compile = [join(root, 'node_modules/typescript/bin/tsc')]
    const { file, content } = (await packClients()).typescript
    await writeFile(join(folder, file), content)
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({
        type: 'module',
        private: true,
        dependencies: { '@tracewell/client': `file:${file}` },
      }),
    )
    await run(folder, 'npm', ['install', '--silent', '--no-package-lock', '--no-audit', '--no-fund'])
    await copyFile(here('typescript/scenario.ts'), join(folder, 'scenario.ts'))
    await run(folder, 'node', [...compile, 'scenario.ts', '--strict', '--target', 'es2022', '--module', 'nodenext',
      '--types', 'node', '--typeRoots', join(root, 'node_modules/@types')])
    await cp(join(root, 'generated/client'), join(folder, 'package'), { recursive: true })
    await run(join(folder, 'package'), 'npm', ['publish', '--dry-run', '--silent'],
      withPrograms(join(root, 'node_modules/.bin')))
  },
  run: (folder, environment) => run(folder, 'node', ['scenario.js'], environment),
}

/**
 * TypeScript with schemas of zod that validate every answer. Run by the Node.js that runs this script, since the
 * generator needs a newer one than the client. https://heyapi.dev/openapi-ts/plugins/zod
 */
const zod: Language = {
  name: 'zod',
  needs: [tools.npm],
  async build(folder) {
    const { heyApi, zod: schemas, typescript: compiler } = versions
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({
        type: 'module',
        private: true,
        dependencies: { '@hey-api/openapi-ts': heyApi, 'zod': schemas, 'typescript': compiler },
      }),
    )
    await run(folder, 'npm', ['install', '--silent', '--no-package-lock', '--no-audit', '--no-fund'])
    await copyFile(document, join(folder, 'tracewell.json'))
    await copyFile(images, join(folder, 'images.json'))
    for (const file of ['openapi-ts.config.js', 'scenario.ts']) await copyFile(here('zod', file), join(folder, file))
    await run(folder, process.execPath, ['node_modules/@hey-api/openapi-ts/bin/run.js'])
    await run(folder, process.execPath, ['node_modules/typescript/bin/tsc', 'scenario.ts', '--strict', '--target',
      'es2022', '--module', 'nodenext', '--types', 'node', '--typeRoots', join(root, 'node_modules/@types')])
  },
  run: (folder, environment) => run(folder, process.execPath, ['scenario.js'], environment),
}

/** https://github.com/openapi-generators/openapi-python-client */
const python: Language = {
  name: 'python',
  needs: [tools.python],
  async build(folder) {
    const programs = withPrograms(join(folder, 'venv/bin'))
    await run(folder, 'python3', ['-m', 'venv', 'venv'])
    await run(folder, 'pip', ['install', '--quiet', `openapi-python-client==${versions.pythonClient}`], programs)
    for (const [input, options, output] of [
      [document, 'generator.yaml', 'client'], [images, 'images.yaml', 'images'],
    ] as const) {
      await run(folder, 'openapi-python-client', ['generate', '--path', input, '--config', here('python', options),
        '--output-path', output, '--overwrite'], programs)
    }
    await run(folder, 'pip', ['install', '--quiet', './client', './images'], programs)
  },
  run: (folder, environment) =>
    run(folder, 'python3', [here('python/scenario.py')], { ...withPrograms(join(folder, 'venv/bin')), ...environment }),
}

/** https://github.com/oapi-codegen/oapi-codegen */
const go: Language = {
  name: 'go',
  needs: [tools.go],
  async build(folder) {
    for (const file of ['go.mod', 'go.sum', 'main.go']) await copyFile(here('go', file), join(folder, file))
    const generator = `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@${versions.goClient}`
    for (const [input, options, output] of [
      [document, 'generator.yaml', 'tracewell'], [images, 'images.yaml', 'images'],
    ] as const) {
      await mkdir(join(folder, output), { recursive: true })
      await run(folder, 'go', ['run', generator, '-config', here('go', options), input])
    }
    await run(folder, 'go', ['build', '-o', 'scenario', '.'])
  },
  async run(folder, environment) {
    await mkdir(join(folder, 'samples'), { recursive: true })
    const faults = await checkSamples('go', join(folder, 'samples'), (files, key) => runGoSamples(folder, files, key))
    if (faults.length > 0) throw new Error(`samples of the reference:\n${faults.join('\n')}`)
    return run(folder, join(folder, 'scenario'), [], environment)
  },
}

/** Checks the format of the samples of the API reference, and builds and runs each. Returns what failed, by file. */
async function runGoSamples(
  folder: string, files: readonly string[], environment: { KEY: string },
): Promise<Map<string, string>> {
  const unformatted = await run(join(folder, 'samples'), 'gofmt', ['-l', ...files])
  const failed = new Map(unformatted.split('\n').filter(Boolean).map(file => [file, 'gofmt changes it']))
  for (const file of files) {
    await run(folder, 'go', ['run', `./samples/${file}`], environment)
      .catch((error: unknown) => failed.set(file, (error as Error).message))
  }
  return failed
}

const java: Language = {
  name: 'java',
  needs: javaTools,
  async build(folder) {
    await openapiGenerator(folder, ['--generator-name', 'java', '--config', here('java/generator.yaml')])
    const ofImages = ['--generator-name', 'java', '--config', here('java/images.yaml')]
    await openapiGenerator(folder, ofImages, { input: images, output: 'images' })
    const sources = 'src/main/java/com/example/tracewell/images'
    await cp(join(folder, 'images', sources), join(folder, 'client', sources), { recursive: true })
    await copyFile(here('java/Scenario.java'), join(folder, 'client/src/main/java/Scenario.java'))
    await run(join(folder, 'client'), 'mvn', ['--quiet', '--batch-mode', '-Dmaven.test.skip=true',
      '-Dmaven.javadoc.skip=true', '-Dmaven.compiler.source=17', '-Dmaven.compiler.target=17', 'package'])
  },
  run: (folder, environment) =>
    run(join(folder, 'client'), 'java', ['-cp', 'target/classes:target/lib/*', 'Scenario'], environment),
}

/** `pom.xml` replaces the Gradle file that the generator writes: Maven also gets the Kotlin compiler. */
const kotlin: Language = {
  name: 'kotlin',
  needs: javaTools,
  async build(folder) {
    for (const [input, options, output] of [
      [document, 'generator.yaml', 'client'], [images, 'images.yaml', 'images'],
    ] as const) {
      const args = ['--generator-name', 'kotlin', '--config', here('kotlin', options)]
      await openapiGenerator(folder, args, { input, output })
    }
    await mkdir(join(folder, 'scenario'), { recursive: true })
    await copyFile(here('kotlin/pom.xml'), join(folder, 'pom.xml'))
    await copyFile(here('kotlin/Scenario.kt'), join(folder, 'scenario/Scenario.kt'))
    await run(folder, 'mvn', ['--quiet', '--batch-mode', 'compile'])
  },
  run: (folder, environment) =>
    run(folder, 'java', ['-cp', 'target/classes:target/lib/*', 'ScenarioKt'], environment),
}

/** Beside the folder of the client, so that the compiled dependencies outlast it. */
const rustTarget = (folder: string): string => `${folder}-target`

const rust: Language = {
  name: 'rust',
  needs: [{ command: 'cargo', args: ['--version'], least: [1, 82] }, ...javaTools],
  async build(folder) {
    for (const [input, options, output] of [
      [document, 'generator.yaml', 'client'], [images, 'images.yaml', 'images'],
    ] as const) {
      await openapiGenerator(folder, ['--generator-name', 'rust', '--config', here('rust', options)], { input, output })
    }
    await cp(here('rust'), join(folder, 'scenario'), { recursive: true })
    await run(join(folder, 'scenario'), 'cargo', ['build', '--quiet'], { CARGO_TARGET_DIR: rustTarget(folder) })
  },
  run: (folder, environment) => run(folder, join(rustTarget(folder), 'debug/scenario'), [], environment),
}

const gems = ['typhoeus', 'marcel']

/** The gems come from the system or from RubyGems. */
const ruby: Language = {
  name: 'ruby',
  needs: [
    { command: 'ruby', args: ['--version'], least: [3, 0] },
    {
      name: `the gems ${gems.join(' and ')}: typhoeus`,
      command: 'ruby',
      args: [...gems.map(gem => `-r${gem}`), '-e', 'puts Typhoeus::VERSION'],
      least: [1, 4],
    },
    ...javaTools,
  ],
  async build(folder) {
    for (const [input, output, name] of [
      [document, 'client', 'gemName=tracewell,moduleName=Tracewell'],
      [images, 'images', 'gemName=tracewell_images,moduleName=TracewellImages'],
    ] as const) {
      const args = ['--generator-name', 'ruby', `--additional-properties=${name}`]
      await openapiGenerator(folder, args, { input, output })
    }
  },
  run: (folder, environment) =>
    run(folder, 'ruby', ['-Iclient/lib', '-Iimages/lib', here('ruby/scenario.rb')], environment),
}

/** Guzzle comes from the system, so that Composer is not needed. */
const php: Language = {
  name: 'php',
  needs: [
    { command: 'php', args: ['--version'], least: [8, 1] },
    {
      name: 'mbstring (Debian: php-mbstring)',
      command: 'php',
      args: ['-r', 'mb_strlen("a"); echo phpversion("mbstring");'],
      least: [8, 1],
    },
    {
      name: 'Guzzle (Debian: php-guzzlehttp-guzzle)',
      command: 'php',
      args: ['-r', 'require "GuzzleHttp/autoload.php"; echo GuzzleHttp\\ClientInterface::MAJOR_VERSION, ".0";'],
      least: [7, 0],
    },
    ...javaTools,
  ],
  async build(folder) {
    for (const [input, output, namespace] of [
      [document, 'client', 'Tracewell'], [images, 'images', 'TracewellImages'],
    ] as const) {
      const args = ['--generator-name', 'php', `--additional-properties=invokerPackage=${namespace}`]
      await openapiGenerator(folder, args, { input, output })
    }
  },
  run: (folder, environment) => run(folder, 'php', [here('php/scenario.php')], environment),
}

export const languages: readonly Language[] = [
  typescript, tracewellPython, zod, python, go, java, kotlin, rust, ruby, php,
]
