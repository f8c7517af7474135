import { fail, ok, type Result } from '../../kernel/result.ts'
import type { MachineFacts } from '../../machines/machine.ts'
import type { ElevationPort } from '../../pipeline/ports.ts'
import { asAdministrator } from '../../runners/runners.ts'

/** Use of administrator rights: they are there from the start, or they are not; a switch makes none. */
export type AdminMode = {
  possible(): boolean
  enabled(): boolean
  /** Errors: `elevation_unavailable` where there are no rights to use. */
  set(enabled: boolean): Result<null>
  /** Why it is so. */
  reason(): 'simulated' | 'elevated' | 'off' | 'notElevated' | 'portable'
  readonly elevation: ElevationPort
}

/** @param facts asked anew each time: whether there are such rights can become known later. */
export function createAdminMode(facts: () => Pick<MachineFacts, 'kind' | 'elevated'>): AdminMode {
  const possible = (): boolean => facts().elevated && facts().kind !== 'portable'
  let wanted = true
  return {
    possible,
    enabled: () => possible() && wanted,
    set: (enabled) => {
      if (!possible() && enabled) return fail('elevation_unavailable')
      wanted = enabled
      return ok(null)
    },
    reason: () => {
      const { kind } = facts()
      if (kind === 'portable') return 'portable'
      if (!possible()) return 'notElevated'
      if (!wanted) return 'off'
      return kind === 'simulated' ? 'simulated' : 'elevated'
    },
    elevation: {
      elevate: ({ tool, runner }) => {
        if (possible() && wanted) return Promise.resolve(ok(asAdministrator(runner)))
        return Promise.resolve(fail(possible() ? 'needs_admin' : 'elevation_unavailable', { tool: tool.name }))
      },
    },
  }
}
