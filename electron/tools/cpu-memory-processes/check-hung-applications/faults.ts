import { defineFaults } from '../../../machines/simulated/fault.ts'

const drawing = { pid: 3300, startedUtc: '2025-11-22T06:10:00.000Z' }

export const faults = defineFaults([
  {
    name: 'app-hung',
    cause: 'The drawing program waits for itself and does not answer.',
    areas: ['freeze', 'app_crash'],
    writes: ['processes.draw'],
    apply: (pc) => {
      pc.processes.add({
        ...drawing,
        name: 'draw.exe',
        path: 'C:\\Program Files\\Example\\Draw\\draw.exe',
        title: 'Plan 3 (Not Responding)',
        cpuPct: 0,
        hung: true,
      })
    },
    finding: 'hung_now',
    curedBy: { restart_application: { ...drawing, force: true }, stop_process: drawing },
    notCuredBy: { clear_user_temp: 'the program waits for itself, not for space' },
    undo: 'none',
    complaint: {
      en: 'drawing window went pale with Not Responding in the title',
      ko: '도면 프로그램이 응답 없음으로 뜨고 화면이 허옇게 됐어요',
      zh: '画图软件标题变成“未响应”，窗口发白',
    },
  },
])
