import { describe, expect, test } from 'vitest'

import { newService } from '../../electron/machines/simulated/parts/services.ts'
import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { isSafeDiagnostic } from '../../electron/registry/registry.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { aiAgent, faultNamed } from './open-scenario.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()

/** PCs on which nothing is wrong, each in a state that most people would call usual. */
const normalPcs: Readonly<Record<string, (pc: SimulatedPc) => void>> = {
  'a laptop in its dock, with an idle Wi-Fi card': plugCable,
  'a desktop PC without Wi-Fi': (pc) => {
    plugCable(pc)
    delete pc.state.nics['Wi-Fi']
    pc.services.stop('WlanSvc')
  },
  'a company laptop at home without VPN': (pc) => {
    faultNamed('away-from-company-network').apply(pc)
  },
  'a home with a printer that is switched off': (pc) => {
    const printer = Object.values(pc.state.printing.printers).find(({ isDefault }) => isDefault)
    if (!printer?.portHost) throw new Error('no printer')
    Object.assign(printer, { errorState: 9 })
    const host = pc.state.hosts[printer.portHost]
    if (host) host.up = false
  },
  'a PC with updaters that end in their own way': (pc) => {
    const updater = newService('Example Update Service', 0)
    Object.assign(updater, { state: 'Stopped', exitCode: 2147747880 })
    pc.state.services['ExampleUpdate'] = updater
    const [task] = pc.state.tasks
    if (task) Object.assign(task, { name: 'ExampleUpdateTaskMachine', lastResult: 2147747880 })
  },
  'a PC whose program crashed three times last week': (pc) => {
    pc.crashes.keepCrashing({
      cause: { kind: 'always' },
      crash: { kind: 'app', app: 'game.exe', version: '1.0', module: 'game.dll', code: '0xc0000005' },
      everyHours: 200,
      hoursAgo: [120, 90, 60],
    })
  },
  'a PC that others may not reach by Remote Desktop': (pc) => {
    pc.state.remoteDesktop.allowed = false
  },
  'a PC without restore points': (pc) => {
    pc.state.restore.points = []
    pc.state.restore.protectionOn = false
  },
  'a PC on which nobody uses Outlook and OneDrive': (pc) => {
    Object.assign(pc.state.oneDrive, { account: null })
    Object.assign(pc.state.outlook, { profiles: [] })
    const outlook = pc.processes.all().find(({ name }) => name === 'OUTLOOK.EXE')
    if (outlook) pc.processes.end(outlook.pid)
  },
  'a PC with sixteen programs that start with it': (pc) => {
    for (let index = pc.startup.list().length; index < 16; index += 1) {
      pc.startup.add({
        name: `Tool ${index.toString()}`,
        command: 'C:\\Program Files\\Tool\\t.exe',
        source: 'user_run',
      })
    }
  },
}

function plugCable(pc: SimulatedPc): void {
  const cable = pc.state.nics['Ethernet']
  if (!cable) throw new Error('no cable')
  cable.cablePlugged = true
  pc.wifi.leave()
  // With the link comes the address.
  pc.nics.enable('Ethernet')
}

const checks = loadTools().filter(
  (tool) => tool.kind === 'diagnostic' && isSafeDiagnostic(tool, aiAgent.role) && tool.args().safeParse({}).success,
)

/** Complaints of areas that have nothing to do with what is usual about the PC. */
const complaints = [
  'there is no sound from the speakers',
  'the disk is full',
  'the printer does nothing',
  'my clock is wrong',
]

describe.each(Object.entries(normalPcs))('%s', (_name, prepare) => {
  test('no check calls anything a problem or a warning', async () => {
    const pc = await scenario({ prepare })
    const loud: string[] = []
    for (const { name } of checks) {
      const ended = await pc.check(name)
      const findings = ended.state === 'succeeded' ? ended.findings : []
      loud.push(...findings.filter(({ severity }) => severity !== 'info').map(({ id }) => `${name}.${id}`))
    }
    expect(loud).toEqual([])
  })

  test('no repair is ticked, whatever the complaint', async () => {
    const pc = await scenario({ prepare })
    for (const complaint of complaints) {
      const { fixes } = await pc.diagnose(complaint)
      expect(fixes.proposed.filter(({ ticked }) => ticked).map(({ tool }) => tool)).toEqual([])
    }
  })
})
