import { defineFaults } from '../../../machines/simulated/fault.ts'

const report = { pid: 4788, startedUtc: '2025-11-20T08:30:00.000Z' }

export const faults = defineFaults([
  {
    name: 'memory-leak-app',
    cause: 'A program of the user leaks memory; it grows by 400 MB per hour.',
    areas: ['memory', 'slow_pc'],
    writes: ['processes.reportview'],
    apply: (pc) => {
      pc.processes.add({
        ...report,
        name: 'reportview.exe',
        path: 'C:\\Program Files\\Example\\ReportView\\reportview.exe',
        title: 'Monthly - Report View',
        privateBytes: 9_800_000_000,
        workingSetBytes: 8_000_000_000,
        leakBytesPerHour: 400_000_000,
      })
    },
    finding: 'memory_exhausted',
    curedBy: { restart_application: report, stop_process: report },
    notCuredBy: { clear_user_temp: 'disk space is not memory' },
    undo: 'none',
    complaint: {
      en: 'close programs to prevent information loss, says Windows every few minutes',
      ko: '정보 손실을 막으려면 프로그램을 닫으라는 메시지가 몇 분마다 떠요',
      zh: '每隔几分钟就弹出“关闭程序以防止信息丢失”',
    },
  },
])
