// Made by npm run generate from scripts/client/images-client.ts. Do not edit.
import { getFlag, getLogo, type GetFlagOptions, type GetLogoOptions } from './images.ts'
import type { Call } from './call.ts'
import { connectImages, type ClientOptions } from './connection.ts'

/** Logos and flags of the image service. */
export interface TracewellImages {
  /** Get the logo of a site, such as `example.com`. */
  logo(domain: string, options?: GetLogoOptions): Call<Blob>
  /** Get a flag, such as `fr.png`. */
  flag(file: string, options?: GetFlagOptions): Call<Blob>
}

/** Creates a client of the image service, which needs no key. Throws as `connect` does. */
export function createImagesClient(options: Omit<ClientOptions, 'key'>): TracewellImages {
  const connection = connectImages(options)
  return {
    logo: (domain, more) => getLogo(connection, domain, more),
    flag: (file, more) => getFlag(connection, file, more),
  }
}
