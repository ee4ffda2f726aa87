import type { Flags } from '../core/flags/flags.ts'
import { faultsThrownBy, type InputCheck } from '../http/input-check.ts'
import { readFile } from './flags.ts'
import { readDomain } from './logos.ts'

/** Checks of the image service's input that no schema can express, by operationId. */
export const createImageChecks = ({ flags }: { flags: Flags }): Readonly<Record<string, InputCheck<unknown>>> => ({
  getLogo: { faults: ({ params: { domain } }) => faultsThrownBy(() => domain && readDomain(domain as string)) },
  getFlag: { faults: ({ params: { file } }) => faultsThrownBy(() => file && readFile(file as string, flags)) },
})
