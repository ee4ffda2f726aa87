/** Parses the address of a proxy. Throws an `Error` if it is not valid. */
export function parseProxy(text: string): URL {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error('must be an address of the form http://host:port')
  }
  return url
}

/** Returns the `proxy-authorization` header for a proxy whose address holds credentials. */
export function authorizationHeader({ username, password }: URL): Record<string, string> {
  if (!username) return {}
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` }
}
