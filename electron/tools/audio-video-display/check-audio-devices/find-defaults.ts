import * as z from 'zod'

import type { NodeStepRun } from '../../../contract/node-step.ts'

const endpointsSchema = z.array(z.object({ name: z.string(), kind: z.string(), status: z.string() }))

type Endpoint = z.output<typeof endpointsSchema>[number]

/** The only output that works is the default one, and so with inputs; among several it is not known. */
export const findDefaults: NodeStepRun = ({ state }) => {
  const listed = endpointsSchema.safeParse(state.s['run']?.['endpoints'])
  const endpoints = listed.success ? listed.data : []
  return Promise.resolve({ defaultOutput: only(endpoints, 'output'), defaultInput: only(endpoints, 'input') })
}

function only(endpoints: readonly Endpoint[], kind: 'output' | 'input'): string | null {
  const working = endpoints.filter((endpoint) => endpoint.kind === kind && endpoint.status === 'OK')
  return working.length === 1 ? (working[0]?.name ?? null) : null
}
