import type { Target } from '../../shared/domain/target.ts'

export const simulatedPc: Target = { kind: 'simulated', id: 'simulated' }
export const windowsPc: Target = { kind: 'windows', id: '0123456789abcdef0123456789abcdef' }
/** Another PC of the same kind. */
export const otherSimulatedPc: Target = { kind: 'simulated', id: 'other' }
