import { newService } from '../parts/services.ts'
import { defineTraits } from './trait.ts'

/** Exit code of an updater that had nothing to do. */
const nothingNew = 2_147_747_880
const hoursPerDay = 24

/** What years of use leave on a PC, or their absence. */
export const wearTraits = defineTraits([
  {
    name: 'usual-noise-in-the-logs',
    apply: (pc) => {
      const noise = [
        ['System', 'Microsoft-Windows-DistributedCOM', 10_016, 3, 60],
        ['System', 'Schannel', 36_887, 2, 14],
        ['System', 'Microsoft-Windows-WindowsUpdateClient', 20, 2, 3],
        ['System', 'Microsoft-Windows-DNS-Client', 1014, 3, 9],
        ['System', 'Service Control Manager', 7000, 2, 2],
        ['Application', 'Microsoft-Windows-CAPI2', 513, 2, 5],
        ['Application', 'ESENT', 455, 2, 30],
        ['Application', 'Microsoft-Windows-Perflib', 1008, 2, 8],
        ['Application', 'VSS', 8194, 2, 4],
      ] as const
      for (const [log, provider, id, level, count] of noise) {
        pc.eventLog.record({ log, provider, id, level, count, utc: pc.clock.utc(-7 * 60) })
      }
    },
  },
  {
    name: 'a-program-crashed-last-week',
    apply: (pc) => {
      pc.crashes.keepCrashing({
        cause: { kind: 'always' },
        crash: { kind: 'app', app: 'game.exe', version: '1.0', module: 'game.dll', code: '0xc0000005' },
        everyHours: 200,
        hoursAgo: [120, 90, 60],
      })
    },
  },
  {
    name: 'a-power-cut-last-month',
    apply: (pc) => {
      pc.crashes.keepCrashing({
        cause: { kind: 'always' },
        crash: { kind: 'power_cut' },
        everyHours: 400 * hoursPerDay,
        hoursAgo: [19 * hoursPerDay],
      })
    },
  },
  {
    name: 'updater-that-ended-in-its-own-way',
    apply: (pc) => {
      pc.state.services['ExampleUpdate'] = newService('Example Update Service', 0, {
        state: 'Stopped',
        exitCode: nothingNew,
      })
    },
  },
  {
    name: 'task-of-an-updater-failed',
    apply: (pc) => {
      const [task] = pc.state.tasks
      if (task) Object.assign(task, { name: 'ExampleUpdateTaskMachine', lastResult: nothingNew })
    },
  },
  {
    name: 'sixteen-programs-at-start',
    apply: (pc) => {
      for (let index = pc.startup.list().length; index < 16; index += 1) {
        const name = `Tool ${index.toString()}`
        pc.startup.add({ name, command: 'C:\\Program Files\\Tool\\t.exe', source: 'user_run' })
      }
    },
  },
  {
    name: 'no-restore-points',
    apply: (pc) => {
      Object.assign(pc.state.restore, { protectionOn: false, points: [] })
    },
  },
  {
    name: 'drivers-of-the-year-of-purchase',
    apply: (pc) => {
      for (const device of Object.values(pc.state.devices)) {
        if (device.driverDateUtc !== null) device.driverDateUtc = '2020-03-11T00:00:00Z'
      }
    },
  },
  {
    name: 'devices-that-are-not-there-now',
    apply: (pc) => {
      const like = pc.state.devices['USB\\VID_0000&PID_0002\\1']
      if (!like) return
      for (const name of ['Old printer', 'Phone', 'USB drive']) {
        pc.state.devices[`USB\\VID_0000&PID_0099\\${name}`] = { ...like, name }
      }
    },
  },
  {
    name: 'worn-battery',
    apply: (pc) => {
      Object.assign(pc.state.battery, { fullmWh: 34_000, cycles: 612 })
    },
  },
  {
    name: 'used-disk',
    apply: (pc) => {
      for (const disk of pc.state.disks.disks) Object.assign(disk, { wearPct: 38, powerOnHours: 14_600 })
      pc.volumes.fillUntil('C:', 96_000_000_000)
    },
  },
  {
    name: 'twelve-days-without-a-restart',
    apply: (pc) => {
      const utc = pc.clock.utc(-12 * hoursPerDay * 60)
      pc.state.boot.lastBootUtc = utc
      pc.state.boot.history = [{ atUtc: utc, durationMs: 52_000, slowItems: [] }]
      for (const process of pc.state.processes.running) process.startedUtc &&= utc
    },
  },
  {
    name: 'full-recycle-bin',
    apply: (pc) => {
      const { folders } = pc.state.volumes['C:'] ?? {}
      if (folders) Object.assign(folders.recycleBin, { items: 640, bytes: 4_200_000_000 })
    },
  },
  {
    name: 'updates-wait-to-be-installed',
    apply: (pc) => {
      pc.state.updates.cache.pending.push({
        title: '2025-11 Cumulative Update',
        kb: ['5068861'],
        bytes: 620_000_000,
        downloaded: true,
        mandatory: false,
      })
    },
  },
  {
    name: 'just-out-of-the-box',
    apply: (pc) => {
      const { updates, disks, boot, searchIndex } = pc.state
      Object.assign(updates, { lastSearchUtc: null })
      updates.cache.history = []
      disks.optimizations = []
      searchIndex.buildingUntilMs = pc.clock.now() + 3_600_000
      boot.lastBootUtc = pc.clock.utc(-90)
      boot.history = [{ atUtc: boot.lastBootUtc, durationMs: 61_000, slowItems: [] }]
      for (const process of pc.state.processes.running) process.startedUtc &&= boot.lastBootUtc
    },
  },
  {
    name: 'battery-on-the-way',
    apply: (pc) => {
      Object.assign(pc.state.battery, { onMains: false, chargePct: 47 })
    },
  },
  {
    name: 'desktop-pc-without-battery',
    apply: (pc) => {
      pc.state.battery.present = false
    },
  },
])
