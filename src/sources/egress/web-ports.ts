/**
 * Ports to which requests may be sent by default: those of http and https, and their usual alternatives. Other ports
 * belong to services that are no web servers, such as mail and databases. A URL from outside must not reach them.
 */
export const webPorts: readonly number[] = [80, 443, 8080, 8443]

/** The ports as text, for example "80, 443, 8080 or 8443". */
export const listWebPorts = (word: 'and' | 'or'): string =>
  `${webPorts.slice(0, -1).join(', ')} ${word} ${webPorts.at(-1)}`
