import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => ({
    idleSec: pc.session.idleSec(),
    locked: pc.session.locked(),
    otherSessions: pc.session.others(),
    onBattery: pc.battery.onBattery(),
    batteryPct: pc.battery.chargePct(),
    inCall: pc.session.inCall(),
    remoteSession: pc.session.remote(),
    mediaApps: pc.session.mediaApps(),
    unavailable: pc.session.remote() === null ? ['remoteSession:session_name'] : [],
  }),
})
