/**
 * On every answer of the API: one that is opened as a page loads nothing and is framed by nobody, and behind https a
 * browser stays there. https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html#security-headers
 */
export const apiServiceHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
})
