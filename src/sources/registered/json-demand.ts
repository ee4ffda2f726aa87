/** Maximum length of a JSON text that can be a demand. Longer ones are results. */
const maxLength = 4_096
const maxDepth = 6

/** Members that say what is wrong. */
const reasons = /^(?:error|err|code|type|status|result|message|msg|reason|detail|description|title)/i

/** Members about a CAPTCHA that an answer without a demand can have, too. */
const settings = /key|site|token|type|version|provider|enabled/i

const demanded = /captcha|turnstile|not a robot|you are (?:a )?human/i

/**
 * Returns `true` if an answer in JSON demands a CAPTCHA, whatever else it says: a member about one is `true`, a list or
 * an object with members, or an error names one. `"captcha": null` and `"recaptcha_site_key": "k"` are no demands.
 */
export function demandsCaptcha(text: string): boolean {
  if (text.length > maxLength || !/^\s*[[{]/.test(text) || !demanded.test(text)) return false
  try {
    return isDemand('', JSON.parse(text) as unknown, 0)
  } catch {
    return false
  }
}

function isDemand(name: string, value: unknown, depth: number): boolean {
  const isAbout = /captcha/i.test(name) && !settings.test(name)
  if (typeof value === 'string') return (isAbout || reasons.test(name)) && demanded.test(value)
  if (isAbout && (value === true || hasMembers(value))) return true
  if (typeof value !== 'object' || value === null || depth === maxDepth) return false
  return Object.entries(value).some(([own, child]) =>
    isDemand(Array.isArray(value) ? name : own, child, depth + 1))
}

const hasMembers = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
