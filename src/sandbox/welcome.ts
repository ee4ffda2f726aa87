import { consoleHint, consoleLine, curlLine, docsHint, simulated } from '../process/welcome.ts'
import { sandboxAccounts, sandboxNames } from './accounts.ts'
import type { SandboxFacts } from './start.ts'

/** Returns the text that `npm run sandbox` prints when it is ready. `signInCode` signs in with the key. */
export function sandboxWelcome({ url, imagesUrl, controlUrl, key, keys }: SandboxFacts, signInCode: string): string {
  const others = sandboxNames.filter(name => name !== 'business')
  return `${simulated}

${consoleLine(url, signInCode)}

For programs:

  API     ${url}
  console ${url}/console/${consoleHint()}
  docs    ${url}/docs${docsHint()}
  images  ${imagesUrl}
  reset   curl -X POST ${controlUrl}/reset

The key, on the plan business, the same at every start:

  ${key}

Run a search and stream its results:

${curlLine(url, key, 'tw-success')}
Keys that produce errors and other plans:

${others.map(name => `  ${keys[name]}  ${sandboxAccounts[name].purpose.replaceAll('`', '')}`).join('\n')}
`
}
