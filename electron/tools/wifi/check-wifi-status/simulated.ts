import { wifiDeviceId } from '../../../machines/simulated/parts/devices.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const service = pc.services.find('WlanSvc')?.state ?? null
    const shown = pc.devices.works(wifiDeviceId) ? pc.nics.find('Wi-Fi') : null
    const seesNetworks = shown !== null && !shown.disabled && !pc.internet.airplaneMode() && service === 'Running'
    const joined = shown?.up === true ? pc.wifi.joined() : null
    const profile = pc.internet.profiles().find(({ ifIndex }) => ifIndex === shown?.ifIndex)
    return {
      adapterName: shown?.name ?? null,
      hasAdapter: shown !== null,
      connected: shown?.up ?? null,
      ssid: joined?.ssid ?? null,
      bssid: joined?.bssid ?? null,
      radio: joined && pc.state.wifi.radio,
      channel: joined?.channel ?? null,
      rxMbps: joined?.rxMbps ?? null,
      txMbps: joined?.txMbps ?? null,
      signalPct: joined?.signalPct ?? null,
      auth: joined && pc.state.wifi.auth,
      locationDenied: false,
      networks: seesNetworks ? networksOf(pc) : null,
      profileName: profile?.name ?? null,
      service,
      otherConnection: pc.nics.all().some(({ name, up }) => up && pc.state.nics[name]?.cablePlugged !== null),
    }
  },
})

function networksOf(pc: SimulatedPc): { ssid: string; bssid: string; signalPct: number; channel: number }[] {
  return pc.wifi.inReach().map(({ ssid, bssid, signalPct, channel }) => ({ ssid, bssid, signalPct, channel }))
}
