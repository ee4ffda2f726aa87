import type { Command } from 'commander'
import { readConfig } from '../config/read.ts'
import { rotateSecrets, type Rotated } from '../core/rotation.ts'
import { validationError } from '../errors.ts'
import { createSealer } from '../lib/sealed.ts'
import { forgetSecrets, readSecrets, renewSecret } from '../config/secret.ts'
import type { Store } from '../compose/store.ts'
import { commandOf, group, operate, type JsonOption } from './output.ts'

export function secretCommands(): Command {
  const secrets = group('secrets', 'the secret that everything sealed is under', 'secrets rotate')
  commandOf(secrets, 'rotate', 'put all that is sealed under a new secret, while the service runs', 'secrets rotate')
    .option('--forget', 'drop the previous secret of the data folder afterwards')
    .addHelpText('after', `
The secret of the data folder is made anew, and the one before it kept beside it until the next rotation. With SECRET_KEY it is
yours to change: restart every process with the new one in SECRET_KEY_PREVIOUS, then with the two the other way round, then rotate,
then drop SECRET_KEY_PREVIOUS. Exit codes: 0 done, 1 something could not be opened with either secret.`,
    )
    .action((options: JsonOption & { forget?: boolean }) =>
      operate(options, operator => rotate(operator, options.forget ?? false), describe)
    )
  return secrets
}

async function rotate({ database }: Store, forget: boolean): Promise<Rotated> {
  const config = readConfig()
  const isOurs = config.secretKey === undefined
  if (!isOurs && forget) {
    throw validationError({
      message: '--forget is for the secret of the data folder: with SECRET_KEY, drop SECRET_KEY_PREVIOUS',
    })
  }
  const { sealedValues } = database
  // Those of a rotation that did not come to its end are among them.
  const before = isOurs ? await sealedValues.runExclusively(() => renewSecret(config)) : []
  const rotated = await rotateSecrets(database, createSealer(() => readSecrets(config)))
  if (rotated.unreadable.length > 0) process.exitCode = 1
  else await sealedValues.runExclusively(() => forgetSecrets(config, forget ? before : before.slice(1))) // the service may just be sealing under the first
  return rotated
}

function describe({ rewrapped, unreadable }: Rotated): string {
  return [
    `${rewrapped} sealed values are under the newest secret now.`,
    ...unreadable.map(({ table, column, count }) =>
      `${count} of ${table}.${column} could be opened with neither secret, and stay as they are.`
    ),
  ].join('\n')
}
