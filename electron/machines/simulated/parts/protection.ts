import type { PcState } from '../simulated-pc.ts'
import { createAccount, initialAccount, type Account, type AccountState } from './account.ts'
import { createDefender, initialDefender, type Defender, type DefenderDeps, type DefenderState } from './defender.ts'
import { initialEncryption, type EncryptionState } from './encryption.ts'
import { initialFirewall, type FirewallState } from './firewall.ts'

/** What keeps the PC and its files safe. */
export type ProtectionState = {
  defender: DefenderState
  firewall: FirewallState
  encryption: EncryptionState
  account: AccountState
}

export type ProtectionParts = { readonly defender: Defender; readonly account: Account }

export function initialProtection(): ProtectionState {
  return {
    defender: initialDefender(),
    firewall: initialFirewall(),
    encryption: initialEncryption(),
    account: initialAccount(),
  }
}

export function createProtection(state: PcState, deps: DefenderDeps): ProtectionParts {
  return { defender: createDefender(state, deps), account: createAccount(state) }
}
