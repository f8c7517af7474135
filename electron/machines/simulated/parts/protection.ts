import { defenderPart, type DefenderDeps } from './defender.ts'
import { firewallPart } from './firewall.ts'
import { encryptionPart } from './encryption.ts'
import { accountPart } from './account.ts'
import type { ActionsOf, StateOf } from './part.ts'

/** What keeps the PC and its files safe. */
export const protectionParts = {
  defender: defenderPart,
  firewall: firewallPart,
  encryption: encryptionPart,
  account: accountPart,
}

type ProtectionState = StateOf<typeof protectionParts>

export type ProtectionParts = ActionsOf<typeof protectionParts>

export function createProtection(state: ProtectionState, deps: DefenderDeps): ProtectionParts {
  return { defender: defenderPart.create(state.defender, deps), account: accountPart.create(state.account) }
}
