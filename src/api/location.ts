/**
 * Returns the header `Location` of a resource of this API: its path with the prefix of PUBLIC_URL. A proxy strips the
 * prefix from requests, but callers resolve the path against the address that they used.
 * https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2
 *
 * @param path of the resource without the prefix, such as `/search/…`
 */
export const locationOf = (publicUrl: string, path: `/${string}`): { Location: string } =>
  ({ Location: `${new URL(publicUrl).pathname.replace(/\/+$/, '')}${path}` })
