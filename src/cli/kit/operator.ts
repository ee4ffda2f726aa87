import { hostname, userInfo } from 'node:os'

/**
 * Returns who runs the command: the user of the operating system and the machine, such as `sam@tracewell-1`. After
 * `sudo`, the user is the one who called it. A user without a name is `uid 1000`.
 */
export function operatorName(environment: NodeJS.ProcessEnv = process.env): string {
  return `${environment['SUDO_USER'] || userName()}@${hostname()}`.slice(0, 200)
}

function userName(): string {
  try {
    return userInfo().username
  } catch { // the user has no entry in /etc/passwd, as in some containers
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
