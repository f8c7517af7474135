import { defineFaults } from '../../../machines/simulated/fault.ts'
import { texts } from './texts.ts'

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
  {
    name: 'memory-driver-leak',
    cause: 'A network driver leaks memory of the system; only a restart gives it back.',
    areas: ['memory', 'slow_pc', 'drivers'],
    writes: ['memory.nonpagedBytes'],
    apply: (pc) => {
      Object.assign(pc.state.memory, { nonpagedBytes: 5_200_000_000, nonpagedLeakBytesPerHour: 100_000_000 })
    },
    finding: 'driver_leak',
    curedBy: { restart_system: {} },
    notCuredBy: { restart_application: 'no program holds this memory', stop_process: 'no program holds this memory' },
    undo: 'none',
    complaint: {
      en: '12 of 16 GB are used but the programs in the list add up to three',
      ko: '16기가 중에 12기가를 쓴다는데 목록을 다 더해도 3기가밖에 안 돼요',
      zh: '16G 内存用掉 12G，可列表里的程序加起来才 3G',
    },
  },
  {
    name: 'memory-too-small',
    cause: 'The PC has 4 GB of memory and many normal programs are open.',
    areas: ['memory', 'slow_pc'],
    writes: ['system.ramBytes', 'memory.system'],
    apply: (pc) => {
      pc.state.system.ramBytes = 4_200_000_000
      Object.assign(pc.state.memory, { systemCommitBytes: 2_300_000_000, systemWorkingSetBytes: 2_600_000_000 })
    },
    finding: 'memory_low',
    curedBy: {},
    notCuredBy: { restart_application: 'no single program is to blame', clear_user_temp: 'disk space is not memory' },
    advice: texts.advice.memory_low,
    maskedBy: [
      {
        faults: ['browser-too-many-tabs', 'memory-leak-app', 'memory-driver-leak', 'long-without-restart'],
        because: 'memory that is used up altogether is reported as that',
      },
    ],
    undo: 'none',
    complaint: {
      en: 'with mail, browser and one call open this little laptop just gives up',
      ko: '메일, 브라우저, 화상회의만 켜도 이 작은 노트북이 버티질 못해요',
      zh: '开着邮件、浏览器再开个会，这台小本子就扛不住了',
    },
  },
])
