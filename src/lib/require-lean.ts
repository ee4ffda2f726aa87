import { createRequire, Module } from 'node:module'
import { once } from './once.ts'

type Loaded = Record<PropertyKey, unknown> & { __esModule?: boolean }

/**
 * Loads a CommonJS package, but the named dependencies of it only when their first function is called. A start then
 * reads, compiles and keeps no code of a package that this service does not use.
 *
 * Until the package is loaded, each property of a deferred dependency is a function that stands for the real one.
 * So a dependency can be deferred if the package only takes functions and classes from it while it loads, and calls
 * and extends none of them.
 * @param from `import.meta.url` of the caller
 * @param deferred each a path of names, such as `['accepts', 'mime-types']`: the dependency of the dependency. One that
 * is not found is loaded as usual.
 */
export function requireLean<Exports>(from: string, name: string, deferred: ReadonlyArray<readonly string[]>): Exports {
  const require = createRequire(from)
  let isLoading = true
  for (const path of deferred) {
    const file = findFile(require.resolve(name), path)
    if (file !== undefined && !(file in require.cache)) defer(require, file, () => isLoading)
  }
  try {
    return require(name) as Exports
  } finally {
    isLoading = false
  }
}

function findFile(packageFile: string, path: readonly string[]): string | undefined {
  try {
    return path.reduce((file, name) => createRequire(file).resolve(name), packageFile)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
  }
}

/** Replaces the file in the cache of `require`. https://nodejs.org/api/modules.html#requirecache */
function defer(require: NodeJS.Require, file: string, isLoading: () => boolean): void {
  const placeholder = new Module(file)
  placeholder.loaded = true
  placeholder.exports = standIn(once(() => {
    if (require.cache[file] === placeholder) delete require.cache[file]
    return require(file) as Loaded
  }), isLoading)
  require.cache[file] = placeholder
}

/** Returns a function that stands for a value that is loaded later. */
function standIn(load: () => unknown, isLoading: () => boolean): unknown {
  const read = (name: PropertyKey): unknown => {
    const value = load() as Loaded
    return name === 'default' && !value.__esModule ? value : value[name]
  }
  return new Proxy(function () {}, {
    // as a module of this form, it is asked for `default` instead of being copied
    get: (_, name) => name === '__esModule' || (isLoading() ? standIn(() => read(name), isLoading) : read(name)),
    apply: (_, self, values) => Reflect.apply(load() as () => unknown, self, values) as unknown,
    construct: (_, values) => Reflect.construct(load() as new () => object, values) as object,
  })
}
