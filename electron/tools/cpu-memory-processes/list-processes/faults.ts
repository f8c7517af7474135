import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'cpu-miner-malware',
    cause: 'A harmful program in the temp folder uses the processor and comes back after it is ended.',
    areas: ['high_cpu', 'overheating', 'defender', 'slow_pc'],
    writes: ['processes.miner', 'defender.threats.miner'],
    apply: (pc) => {
      pc.defender.infect('upd8', {
        id: 2_147_700_004,
        removable: true,
        program: {
          name: 'upd8.exe',
          path: 'C:\\Users\\test\\AppData\\Local\\Temp\\upd8.exe',
          pid: 9001,
          startedUtc: '2025-11-22T07:30:00.000Z',
          cpuPct: 70,
          privateBytes: 420_000_000,
          workingSetBytes: 360_000_000,
        },
      })
    },
    finding: 'runs_from_temp',
    curedBy: { start_defender_scan: { update: true } },
    notCuredBy: { stop_process: 'comes back after half a minute', clear_user_temp: 'the file is in use and too new' },
    undo: 'none',
    complaint: {
      en: 'as soon as I leave the PC alone the fan starts to roar and stops when I touch the mouse',
      ko: '자리를 비우면 팬이 크게 돌다가 마우스를 움직이면 조용해져요',
      zh: '人一离开风扇就狂转，一动鼠标又安静了',
    },
  },
])
