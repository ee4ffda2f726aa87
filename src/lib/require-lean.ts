import { createRequire, Module } from 'node:module'
import { once } from './once.ts'

type Loaded = Record<PropertyKey, unknown> & { __esModule?: boolean }

/**
 * Loads a CommonJS package, but each of its deferred dependencies only at the first call of its functions. A start
 * then reads, compiles and keeps no code that this service does not use. Throws if the package does not exist.
 *
 * While the package loads, each property of a deferred dependency is a placeholder. So a dependency can be deferred if
 * the package only takes functions and classes from it while it loads, and neither calls nor extends them.
 * @param from `import.meta.url` of the caller
 * @param deferred paths of names. `['accepts', 'mime-types']` is the dependency `mime-types` of the dependency
 * `accepts`. A dependency that is not found is not deferred.
 */
export function requireLean<Exports>(from: string, name: string, deferred: ReadonlyArray<readonly string[]>): Exports {
  const require = createRequire(from)
  let isLoading = true
  const placed: string[] = []
  for (const path of deferred) {
    const file = findFile(require.resolve(name), path)
    if (file === undefined || file in require.cache) continue
    require.cache[file] = createDeferred(require, file, () => isLoading)
    placed.push(file)
  }
  try {
    return require(name) as Exports
  } finally {
    isLoading = false
    // The package has its placeholders now. Other importers of these files need the real ones: an import statement
    // would find none of the names in a placeholder.
    for (const file of placed) delete require.cache[file]
  }
}

function findFile(packageFile: string, path: readonly string[]): string | undefined {
  try {
    return path.reduce((file, name) => createRequire(file).resolve(name), packageFile)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
  }
}

/** Creates a module with a placeholder, for the cache of `require`. https://nodejs.org/api/modules.html#requirecache */
function createDeferred(require: NodeJS.Require, file: string, isLoading: () => boolean): Module {
  const deferred = new Module(file)
  deferred.loaded = true
  deferred.exports = createPlaceholder(once(() => require(file) as Loaded), isLoading)
  return deferred
}

/** Returns a function with the behaviour of a value that is loaded at its first use. */
function createPlaceholder(load: () => unknown, isLoading: () => boolean): unknown {
  const read = (name: PropertyKey): unknown => {
    const value = load() as Loaded
    return name === 'default' && !value.__esModule ? value : value[name]
  }
  return new Proxy(function () {}, {
    // compiled code copies the properties of a value without `__esModule`, and reads `default` of one with it
    get: (_, name) =>
      name === '__esModule' || (isLoading() ? createPlaceholder(() => read(name), isLoading) : read(name)),
    apply: (_, self, values) => Reflect.apply(load() as () => unknown, self, values) as unknown,
    construct: (_, values) => Reflect.construct(load() as new () => object, values) as object,
  })
}
