import { localPrinter } from '../parts/printing.ts'
import { installedRuntimes } from '../parts/software.ts'
import { defineTraits } from './trait.ts'

/** Who uses a PC, and what they use on it. */
export const peopleTraits = defineTraits([
  {
    name: 'others-signed-in',
    apply: (pc) => {
      pc.state.session.others = [2, 3]
      pc.state.userProfile.profiles = 5
    },
  },
  {
    name: 'files-of-several-people',
    apply: (pc) => {
      // The person sees them as one large amount: folders of others are closed.
      const { folders } = pc.state.volumes['C:'] ?? {}
      if (folders) folders.otherBytes += 90_000_000_000
    },
  },
  {
    name: 'outlook-never-set-up',
    apply: (pc) => {
      Object.assign(pc.state.outlook, { profiles: [], dataFiles: [] })
      const outlook = pc.processes.all().find(({ name }) => name === 'OUTLOOK.EXE')
      if (outlook) pc.processes.end(outlook.pid)
    },
  },
  {
    name: 'onedrive-not-used',
    apply: (pc) => {
      Object.assign(pc.state.oneDrive, { account: null, running: false, folderPresent: false })
    },
  },
  {
    name: 'teams-closed',
    apply: (pc) => {
      pc.state.teams.running = false
    },
  },
  {
    name: 'printer-switched-off',
    apply: (pc) => {
      for (const printer of Object.values(pc.state.printing.printers)) {
        if (!printer.isDefault || printer.portHost === null) continue
        printer.errorState = 9
        const host = pc.state.hosts[printer.portHost]
        if (host) host.up = false
      }
    },
  },
  {
    name: 'printer-that-is-gone',
    apply: (pc) => {
      pc.state.printing.printers['Old Laser'] = localPrinter({
        ...{ isDefault: false, driver: 'Example PCL6' },
        ...{ workOffline: true, errorState: 9, portHost: '192.0.2.61', portNumber: 9100 },
      })
    },
  },
  {
    name: 'pdf-printer-beside',
    apply: (pc) => {
      pc.state.printing.printers['Microsoft Print to PDF'] = localPrinter({
        ...{ isDefault: false, driver: 'Microsoft Print To PDF' },
      })
      pc.state.printing.windowsPicksDefault = true
    },
  },
  {
    name: 'no-printer',
    apply: (pc) => {
      pc.state.printing.printers = {
        'Microsoft Print to PDF': localPrinter({ isDefault: true, driver: 'Microsoft Print To PDF' }),
      }
    },
  },
  {
    name: 'second-monitor',
    apply: (pc) => {
      pc.state.display.monitors.push({ model: 'Example 27', maker: 'EXA', connector: 5, width: 2560, height: 1440 })
      pc.state.sound.otherOutputs.push('Example 27 (HD Audio)')
    },
  },
  {
    name: 'headset-switched-off',
    apply: (pc) => {
      pc.state.bluetooth['BTHENUM\\DEV_001122334466\\7&1&0&1'] = {
        ...{ name: 'Old headset', lowEnergy: false, batteryPct: 0, usePctPerHour: 0 },
      }
    },
  },
  {
    name: 'notifications-of-some-programs-off',
    apply: (pc) => {
      pc.state.notifications.appsOff.push('Microsoft.SkyDrive.Desktop', 'Chrome')
    },
  },
  {
    name: 'no-programs-of-developers',
    apply: (pc) => {
      const { software } = pc.state
      software.splice(0, Infinity, ...software.filter((one) => Object.keys(installedRuntimes([one])).length === 0))
    },
  },
])
