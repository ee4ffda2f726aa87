import type { Usage } from '../core/own/usage.ts'
import type { ApiHandlers } from './types.ts'

interface UsageApi {
  usage: Usage
  publicUrl: string
  publicImagesUrl: string
  sandbox: boolean
}

export function usageHandlers(
  { usage, publicUrl, publicImagesUrl, sandbox }: UsageApi,
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
