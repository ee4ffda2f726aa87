import type { Usage } from '../core/usage.ts'
import type { ApiHandlers } from './types.ts'

export function usageHandlers(
  { usage, publicUrl }: { usage: Usage, publicUrl: string },
): ApiHandlers<'validateToken' | 'getUsage'> {
  return {
    validateToken() {
      return { status: 200, body: { message: 'The API key is valid', help: `${publicUrl}/openapi.json` } }
    },
    async getUsage({ principal }) {
      return {
        status: 200,
        body: { success: true, message: 'Current usage', code: 200, limits: await usage.report(principal) },
      }
    },
  }
}
