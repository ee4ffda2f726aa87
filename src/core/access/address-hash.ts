import { createHmac } from 'node:crypto'
import { subscriberOf } from '../../lib/ip-range.ts'
import type { ServiceKeys } from '../service-keys.ts'

/** Returns the keyed hash of the subscriber with this client address. */
export type HashAddress = (clientAddress: string) => Promise<string>

/** Creates the hash that stands for an address in the database, so that the database contains no address. */
export const createAddressHash = ({ serviceKeys }: { serviceKeys: ServiceKeys }): HashAddress =>
  async clientAddress =>
    createHmac('sha256', await serviceKeys.get('address')).update(subscriberOf(clientAddress)).digest('hex')
