import { defineFaults } from '../../../machines/simulated/fault.ts'

const editor = { pid: 5210, startedUtc: '2025-11-22T04:00:00.000Z' }

const helper = { pid: 6644, startedUtc: '2025-11-21T23:00:00.000Z' }
const meeting = { pid: 4410, startedUtc: '2025-11-22T01:00:00.000Z' }

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
  {
    name: 'cpu-runaway-background',
    cause: 'A helper program without a window runs in an endless loop.',
    areas: ['high_cpu', 'slow_pc', 'freeze'],
    writes: ['processes.devsync'],
    apply: (pc) => {
      pc.processes.add({
        ...helper,
        name: 'devsync-helper.exe',
        path: 'C:\\Program Files\\Example\\DevSync\\devsync-helper.exe',
        cpuPct: 78,
      })
    },
    finding: 'cpu_full',
    curedBy: { stop_process: helper, restart_system: {} },
    notCuredBy: { restart_application: 'has no window and is not on the list of programs' },
    maskedBy: [
      {
        faults: [
          'office-files-damaged',
          'explorer-gone',
          'explorer-file-damaged',
          'outlook-hung',
          'office-install-broken',
          'office-beyond-quick-repair',
        ],
        because: 'a program that is not running leaves the processor some of its time',
      },
    ],
    undo: 'none',
    complaint: {
      en: 'Task Manager shows some helper at 78 percent all night, I never opened it',
      ko: '작업 관리자를 보니 제가 켠 적도 없는 프로그램이 밤새 CPU 78%를 쓰고 있어요',
      zh: '任务管理器里有个我没开过的程序整夜占着 78% 的 CPU',
    },
  },
  {
    name: 'battery-drained-by-program',
    cause: 'A meeting program left open uses half of the processor on battery.',
    areas: ['battery', 'high_cpu'],
    writes: ['processes.meetapp', 'battery.charge'],
    apply: (pc) => {
      pc.processes.add({
        ...meeting,
        name: 'meetapp.exe',
        path: 'C:\\Program Files\\Example\\Meet\\meetapp.exe',
        title: 'Meeting ended - Meet',
        cpuPct: 46,
      })
      Object.assign(pc.state.battery, { onMains: false, chargePct: 52 })
    },
    finding: 'one_program',
    curedBy: { restart_application: meeting, stop_process: meeting },
    notCuredBy: { disable_startup_app: 'it was started by hand' },
    undo: 'none',
    complaint: {
      en: 'charge melts away today although I am only reading',
      ko: '오늘은 글만 읽는데도 배터리가 쭉쭉 닳아요',
      zh: '今天只看看文档，电量却哗哗往下掉',
    },
  },
])
