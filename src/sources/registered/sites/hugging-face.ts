import type { AccountCheck } from '../account-check.ts'
import { objectWith, text } from '../../kit/schema.ts'
import { namedBy } from '../helpers.ts'

/**
 * Checks users, not organisations. https://huggingface.co/.well-known/openapi.json (/api/users/{username}/overview) and
 * https://huggingface.co/docs/huggingface_hub/package_reference/hf_api#huggingface_hub.HfApi.get_user_overview
 */
export const huggingFace: AccountCheck = {
  slug: 'hugging-face',
  name: 'Hugging Face',
  homepage: 'https://huggingface.co',
  facts: {
    url: 'https://github.com/huggingface/huggingface_hub/blob/main/src/huggingface_hub/hf_api.py',
    day: '2026-11-24',
  },
  tags: ['coding'],
  types: ['Pseudonym'],
  request: name => ({ url: `https://huggingface.co/api/users/${encodeURIComponent(name)}/overview` }),
  registered: [{ status: 200, schema: objectWith({ user: text, avatarUrl: text }), holds: namedBy('user') }],
  notRegistered: [{ status: 404, schema: objectWith({ error: text }), isWeak: true }],
  accepts: { pattern: /^[\w.-]{1,96}$/, rule: 'Names are up to 96 letters, digits, hyphens, dots and underscores' },
  url: name => `https://huggingface.co/${encodeURIComponent(name)}`,
  examples: { registered: ['julien-c'], notRegistered: ['tracewell-no-such-account-0'] },
  notifies: false,
}
