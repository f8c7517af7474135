import { defineFaults } from '../../../machines/simulated/fault.ts'

const editor = { pid: 5210, startedUtc: '2025-11-22T04:00:00.000Z' }

export const faults = defineFaults([
  {
    name: 'cpu-runaway-app',
    cause: 'A program of the user is caught in an endless loop.',
    areas: ['high_cpu', 'slow_pc'],
    writes: ['processes.photoedit'],
    apply: (pc) => {
      pc.processes.add({
        ...editor,
        name: 'photoedit.exe',
        path: 'C:\\Program Files\\Example\\PhotoEdit\\photoedit.exe',
        title: 'Holiday.jpg - Photo Edit',
        cpuPct: 83.6,
      })
    },
    finding: 'cpu_full',
    curedBy: { restart_application: { ...editor, force: true }, stop_process: editor },
    notCuredBy: { disable_startup_app: 'the program was started by hand' },
    undo: 'none',
    complaint: {
      en: 'fan at full blast and everything crawls since I edited a picture',
      ko: '사진 편집을 한 뒤로 팬이 미친 듯이 돌고 전부 느려졌어요',
      zh: '修了张图以后风扇狂转，整个电脑慢得不行',
    },
  },
])
