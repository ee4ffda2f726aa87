import { homedir, userInfo } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { readFoundEnvFile, readNamedEnvFile, type EnvFile } from './env-file.ts'
import { proxyVariable } from './proxy-variables.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The settings that a program was given, before they are parsed. */
export interface Given {
  /** Variables of the environment, and values of the file that the environment does not have. */
  environment: Environment
  /** Returns where a value comes from: `environment`, the path of the file, or `default`. */
  origin(name: string): string
  /** Returns the variable that a setting is read from: its own name, or that of other programs. */
  variableOf(name: string): string
  /** The file that was read, or `undefined` if it does not exist. */
  file: EnvFile & { path: string } | undefined
}

export const environmentOfProcess = (): Environment => process.env

/**
 * Reads what the server and commands on its database were given: the environment, and `.env` of the working folder,
 * which is the folder of the service.
 */
export const givenToService = (): Given => readGiven('.env')

/**
 * Reads what the commands that need no database were given: the environment, and the user's own file. Without
 * EGRESS_PROXY, the proxy is that of other programs (`proxyVariable`). Such a command runs in any folder. Its `.env`
 * can be anybody's, and could send the keys of the user's sources to any address.
 */
export function givenToTerminal(): Given {
  const given = readGiven(userFile())
  const proxy = given.environment['EGRESS_PROXY']?.trim() ? undefined : proxyVariable(given.environment)
  if (proxy === undefined) return given
  return {
    ...given,
    environment: { ...given.environment, EGRESS_PROXY: proxy.value },
    origin: name => name === 'EGRESS_PROXY' ? proxy.name : given.origin(name),
    variableOf: name => name === 'EGRESS_PROXY' ? proxy.name : name,
  }
}

/** Path of the file with the user's own settings. https://specifications.freedesktop.org/basedir-spec/latest/ */
function userFile(): string {
  const { XDG_CONFIG_HOME: folder = '' } = process.env
  const home = isAbsolute(homedir()) ? homedir() : userInfo().homedir // a relative HOME is any working directory
  return join(isAbsolute(folder) ? folder : join(home, '.config'), 'tracewell', 'env')
}

/** Path of the file with the settings of the terminal: the one that TRACEWELL_ENV_FILE names, or that of the user. */
export const fileOfTerminal = (): string => environmentOfProcess()['TRACEWELL_ENV_FILE'] || userFile()

/**
 * TRACEWELL_ENV_FILE replaces the usual file, instead of adding to it: a file that redirects requests must not be
 * combined with the keys of another.
 */
function readGiven(usual: string): Given {
  const variables = environmentOfProcess()
  const named = variables['TRACEWELL_ENV_FILE']
  const path = named || usual
  const found = named ? readNamedEnvFile(path) : readFoundEnvFile(path)
  return {
    environment: { ...found?.values, ...variables },
    origin: name => variables[name]?.trim() ? 'environment'
      : variables[name] === undefined && found?.values[name]?.trim() ? path : 'default',
    variableOf: name => name,
    file: found && { path, ...found },
  }
}
