/**
 * Returns the headers of every API response. A browser that opens a response as a page loads no resources and does not
 * display it in a frame. If the service has an https URL, browsers must keep using https.
 * https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html#security-headers
 */
export const apiServiceHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
})
