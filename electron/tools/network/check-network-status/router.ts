import * as z from 'zod'

import type { ReachesHost } from '../../../contract/define-tool.ts'

const routes = z.array(z.looseObject({ nextHop: z.string() }))

/** The router that the first default route names; null = there is none. A VPN can own a route without a router behind it. */
export const routerOf: ReachesHost = ({ s }) => {
  const found = routes.safeParse(s['run']?.['defaultRoutes'])
  return found.success ? (found.data.find(({ nextHop }) => nextHop !== '0.0.0.0')?.nextHop ?? null) : null
}
