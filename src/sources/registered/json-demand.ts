/** Maximum length of a JSON text that can be a demand. Longer ones are results. */
const maxLength = 4_096
const maxDepth = 6

/** Members that say what is wrong. */
const reasons = /^(?:error|err|code|type|status|result|message|msg|reason|detail|description|title)/i

const demanded = /captcha|turnstile|not a robot|you are (?:a )?human/i

/**
 * Returns `true` if an answer in JSON demands a CAPTCHA, whatever else it says: a member about one has a value, or an
 * error names one. `"captcha": null` and `"captcha_required": false` are no demands.
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
  if (/captcha/i.test(name) && !isEmpty(value)) return true
  if (typeof value === 'string') return reasons.test(name) && demanded.test(value)
  if (typeof value !== 'object' || value === null || depth === maxDepth) return false
  return Object.entries(value).some(([own, child]) =>
    isDemand(Array.isArray(value) ? name : own, child, depth + 1))
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === false || value === 0 || value === '' || value === 'false'
  || (typeof value === 'object' && Object.keys(value).length === 0)
