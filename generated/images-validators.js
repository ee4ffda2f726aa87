// Made by npm run generate from openapi/. Do not edit.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)


export const validators = {
  getHealth: {
  },
  getLiveness: {
  },
  getReadiness: {
  },
}
