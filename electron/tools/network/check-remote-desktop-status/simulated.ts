import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { allowed, setByPolicy, signInFirst, port, firewallRules, members } = pc.state.remoteDesktop
    return {
      edition: 'Professional',
      canHost: true,
      allowed,
      setByPolicy,
      nlaRequired: signInFirst,
      port,
      service: pc.services.find('TermService')?.state ?? null,
      listening: pc.remoteDesktop.listening(),
      firewallRules: firewallRules.present,
      firewallRulesOn: firewallRules.on,
      members: [...members],
      thisSessionRemote: pc.session.remote(),
      unavailable: pc.session.remote() === null ? ['thisSessionRemote:session_name'] : [],
    }
  },
})
