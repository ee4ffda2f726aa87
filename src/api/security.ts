/**
 * Returns the security headers of every API response. If a browser displays the response as a page, this page cannot
 * load resources and cannot be displayed in a frame. If `publicUrl` is an https URL, browsers must keep using https.
 * https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html#security-headers
 */
export const apiServiceHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
})
