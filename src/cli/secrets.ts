import type { Command } from 'commander'
import { readServiceConfig } from '../config/read.ts'
import { removeUnreadableKeys, type Reset } from '../core/upkeep/lost-secret.ts'
import { rotateSecrets, type Rotated } from '../core/upkeep/rotation.ts'
import { validationError } from '../errors.ts'
import { createSealer } from '../lib/sealed.ts'
import { removeSecrets, readSecrets, addSecret } from '../config/secret.ts'
import type { OperatorStore } from '../compose/operator-store.ts'
import { changeStore } from './kit/on-store.ts'
import { requireOption, subcommand, commandGroup, type JsonOption } from './kit/output.ts'

export function secretCommands(): Command {
  const secrets = commandGroup(
    'secrets',
    'manage the secret that encrypts sealed values in the database',
    'secrets rotate',
  )
  subcommand(secrets, 'rotate', 're-encrypt all sealed values with a new secret; no downtime', 'secrets rotate')
    .option('--forget', 'delete the previous secret from the data folder afterwards')
    .addHelpText('after', `
Without SECRET_KEY: creates a new secret in the data folder, and keeps the previous one there until the next rotation.
With SECRET_KEY, change the secret in these steps:
  1. Restart every process with the new secret in SECRET_KEY_PREVIOUS.
  2. Restart every process with the new secret in SECRET_KEY and the old secret in SECRET_KEY_PREVIOUS.
  3. Run this command.
  4. Remove SECRET_KEY_PREVIOUS.
Exit codes: 0 success, 1 a sealed value could not be opened with either secret.`,
    )
    .action((options: JsonOption & { forget?: boolean }) =>
      changeStore(
        options,
        { operation: 'secrets rotate', subjects: options.forget ? ['--forget'] : [] },
        store => rotate(store, options.forget ?? false),
        ({ rewrapped }) => ({ count: rewrapped }),
        toText,
      )
    )
  const reset = subcommand(secrets, 'reset', 'continue with a new secret after the old one was lost for good',
    'secrets reset --yes')
    .addHelpText('after', `
Stop every process of the service first: the command refuses to remove keys while a runner is alive. Uses SECRET_KEY, or
creates a secret in the data folder. Removes the keys that this secret does not open, and the hashed blocklist entries
that depend on them. Imported leaks, the webhook secrets of open deliveries and callers' keys for external providers
stay unreadable: see the guide "Operating".`)
  requireOption(reset, '--yes', 'confirm that no backup has the old secret')
    .action((options: JsonOption) => changeStore(
      options,
      { operation: 'secrets reset' },
      ({ database }) => {
        const config = readServiceConfig()
        readSecrets(config) // creates a missing file
        return removeUnreadableKeys(database, createSealer(() => readSecrets(config)))
      },
      ({ removedKeys, removedEntries }) => ({ subjects: removedKeys, count: removedKeys.length + removedEntries }),
      resetToText,
    ))
  return secrets
}

const resetToText = ({ removedKeys, removedEntries }: Reset): string => removedKeys.length === 0
  ? 'The secret opens every key of the service: nothing was removed.'
  : `Removed ${removedKeys.length} keys of the service and ${removedEntries} hashed blocklist entries.`

async function rotate({ database, sealer, serviceKeys }: OperatorStore, forget: boolean): Promise<Rotated> {
  const config = readServiceConfig()
  const isInDataFolder = config.secretKey === undefined
  if (!isInDataFolder && forget) {
    throw validationError({
      message: '--forget applies only to the secret of the data folder. With SECRET_KEY, remove SECRET_KEY_PREVIOUS',
    })
  }
  if (isInDataFolder) { // with the wrong DATA_DIR, a new secret there would be of no use
    sealer()
    await serviceKeys.check()
  }
  const { sealedValues } = database
  // If an earlier rotation did not finish, `previous` also contains the secrets that the rotation did not remove.
  const previous = isInDataFolder ? await sealedValues.runExclusively(() => addSecret(config)) : []
  const rotated = await rotateSecrets(database, createSealer(() => readSecrets(config)))
  if (rotated.unreadable.length > 0) process.exitCode = 1
  else {
    // Without --forget, the newest of the previous secrets is kept, because a running service may still use it to seal
    // a value.
    await sealedValues.runExclusively(() => removeSecrets(config, forget ? previous : previous.slice(1)))
  }
  return rotated
}

function toText({ rewrapped, unreadable }: Rotated): string {
  return [
    `${rewrapped} sealed values were encrypted with the newest secret.`,
    ...unreadable.map(({ table, column, count }) =>
      `${count} values of ${table}.${column} could not be opened with either secret and were not changed.`
    ),
  ].join('\n')
}
