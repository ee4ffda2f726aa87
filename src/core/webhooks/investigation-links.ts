import type { components } from '../../../generated/api.ts'

/** Returns the addresses of the parts of an investigation. */
export function investigationLinks(publicUrl: string, id: string): components['schemas']['InvestigationLinks'] {
  const state = `${publicUrl}/investigations/${id}`
  return { state, stream: `${state}/stream`, graph: `${state}/graph`, export: `${state}/export` }
}
