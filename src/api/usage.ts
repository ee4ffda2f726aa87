import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

export function usageHandlers(
  { usage, publicUrl, publicImagesUrl, sandbox }: Pick<ApiParts, 'usage' | 'publicUrl' | 'publicImagesUrl' | 'sandbox'>,
): ApiHandlers<'validateToken' | 'getUsage'> {
  return {
    validateToken({ principal: { plan, manage } }) {
      return {
        status: 200,
        body: {
          message: 'The API key is valid',
          help: `${publicUrl}/openapi.json`,
          manage,
          features: plan?.features ?? [],
          sandbox,
          images_url: publicImagesUrl,
        },
      }
    },
    async getUsage({ principal }) {
      return {
        status: 200,
        body: { success: true, message: 'Current usage', code: 200, limits: await usage.report(principal) },
      }
    },
  }
}
