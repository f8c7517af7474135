import { wifiDeviceId } from '../parts/devices.ts'
import type { NicState } from '../parts/nics.ts'
import type { SimulatedPc } from '../simulated-pc.ts'
import { defineTraits } from './trait.ts'

const cardNames = { wired: 'Ethernet', wireless: 'Wi-Fi' } as const

/** How a PC is connected, and what the network around it is like. */
export const networkTraits = defineTraits([
  {
    name: 'cable-with-idle-wifi',
    apply: plugCable,
  },
  {
    name: 'no-wifi-card',
    apply: (pc) => {
      plugCable(pc)
      // oxlint-disable-next-line typescript/no-dynamic-delete -- names of adapters are data
      delete pc.state.nics[cardNames.wireless]
      pc.devices.remove(wifiDeviceId)
      pc.services.stop('WlanSvc')
    },
  },
  {
    name: 'many-networks-in-the-building',
    apply: (pc) => {
      for (let index = 1; index <= 9; index += 1) {
        pc.state.wifi.accessPoints.push({
          ssid: `Neighbour ${index.toString()}`,
          bssid: `00:00:5e:00:53:b${index.toString()}`,
          signalPct: 62 - 4 * index,
          channel: [1, 6, 11][index % 3] ?? 6,
          rxMbps: 144,
          txMbps: 144,
        })
      }
    },
  },
  {
    name: 'networks-of-earlier-places',
    apply: (pc) => {
      for (const name of ['Hotel Guest', 'Airport Free', 'Phone']) {
        pc.state.wifi.profiles.push({ name, auth: 'WPA2PSK', encryption: 'AES', mode: 'auto', keyRight: true })
      }
    },
  },
  {
    name: 'adapters-without-a-cable',
    apply: (pc) => {
      addIdleAdapter(pc, 'Bluetooth Network Connection', 21)
      addIdleAdapter(pc, 'Ethernet 2', 22)
    },
  },
  {
    name: 'address-set-by-hand',
    apply: (pc) => {
      for (const address of Object.values(pc.state.addresses.byInterface)) {
        if (address.lease === null) continue
        const { mask, gateway, dns } = address.lease
        Object.assign(address, {
          dhcp: false,
          lease: null,
          fixed: { address: address.lease.address, mask, gateway, dns: [...dns] },
        })
      }
    },
  },
  {
    name: 'network-that-answers-no-ping',
    apply: (pc) => {
      for (const host of Object.values(pc.state.hosts)) host.answersPing = false
    },
  },
  {
    name: 'slow-line-at-home',
    apply: (pc) => {
      for (const host of Object.values(pc.state.hosts)) {
        if (!host.address.startsWith('192.0.2.')) host.roundTripMs += 45
      }
    },
  },
  {
    name: 'vpn-of-the-company-not-connected',
    apply: (pc) => {
      pc.vpn.setUp({}, [])
    },
  },
  {
    name: 'vpn-of-the-company-connected',
    apply: (pc) => {
      pc.vpn.setUp({ status: 'Connected' }, [])
    },
  },
])

/** A cable in the dock: Windows leaves the wireless network by itself. */
function plugCable(pc: SimulatedPc): void {
  const wired = pc.state.nics[cardNames.wired]
  if (!wired) return
  wired.cablePlugged = true
  pc.wifi.leave()
  // With the link comes the address.
  pc.nics.enable(cardNames.wired)
}

function addIdleAdapter(pc: SimulatedPc, name: string, ifIndex: number): void {
  const like = pc.state.nics[cardNames.wired]
  if (!like) return
  const idle: NicState = { ...like, description: `Example ${name}`, ifIndex, cablePlugged: false }
  pc.state.nics[name] = { ...idle, mac: `00:00:5E:00:53:${ifIndex.toString()}` }
  pc.state.addresses.byInterface[ifIndex.toString()] = {
    ...{ dhcp: true, lease: null, fixed: null, dnsByHand: null, renewalMissed: false },
    linkLocal: `fe80::${ifIndex.toString()}`,
    selfAssigned: `169.254.40.${ifIndex.toString()}`,
  }
}
