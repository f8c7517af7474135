import { defineFaults } from '../../../machines/simulated/fault.ts'
import { heatShutdown, slowedDown } from '../../../machines/simulated/parts/thermal.ts'
import { texts } from './texts.ts'

const calculation = { pid: 7020, startedUtc: '2025-11-21T20:00:00.000Z' }
/** Minutes. */
const day = 1440

export const faults = defineFaults([
  {
    name: 'overheating-dust',
    cause: 'Dust blocks the fan; the PC switches off at 105 degrees.',
    areas: ['overheating', 'random_restart'],
    writes: ['thermal.cooling'],
    apply: (pc) => {
      pc.state.thermal.cooling = 0.136
      const heat = { log: 'System', level: 1, count: 1, ...heatShutdown } as const
      pc.eventLog.record({ ...heat, utc: pc.clock.utc(-3 * day) })
      pc.eventLog.record({ ...heat, utc: pc.clock.utc(-day) })
      pc.eventLog.record({ log: 'System', level: 3, count: 9, ...slowedDown, utc: pc.clock.utc(-30) })
    },
    finding: 'heat_shutdown',
    curedBy: {},
    notCuredBy: {
      stop_process: 'any load heats it up again',
      run_system_file_check: 'Windows did not crash',
      restart_system: 'the fan stays blocked',
    },
    advice: texts.advice.heat_shutdown,
    undo: 'none',
    complaint: {
      en: 'shuts itself off in the middle of video editing, the bottom is burning hot',
      ko: '영상 편집하다 보면 바닥이 뜨거워지면서 갑자기 꺼져요',
      zh: '剪视频剪到一半自己关机，机身底部烫手',
    },
  },
  {
    name: 'overheating-runaway-program',
    cause: 'A calculation that nobody needs any more keeps the processor at full load.',
    areas: ['overheating', 'high_cpu'],
    writes: ['thermal.cooling', 'processes.simcalc'],
    apply: (pc) => {
      pc.processes.add({
        ...calculation,
        name: 'simcalc.exe',
        path: 'C:\\Program Files\\Example\\Simulation\\simcalc.exe',
        cpuPct: 88,
      })
      // A laptop is not cooled for a whole night of full load.
      pc.state.thermal.cooling = 0.82
      pc.eventLog.record({ log: 'System', level: 3, count: 3, ...slowedDown, utc: pc.clock.utc(-40) })
    },
    finding: 'very_hot',
    curedBy: { stop_process: calculation, restart_system: {} },
    notCuredBy: { restart_application: 'has no window and is not on the list of programs' },
    undo: 'none',
    complaint: {
      en: 'keyboard is too hot to touch and the fan screams although nothing is open',
      ko: '아무것도 안 켰는데 키보드가 뜨겁고 팬 소리가 비행기 같아요',
      zh: '什么都没开，键盘却烫得没法摸，风扇狂叫',
    },
  },
])
