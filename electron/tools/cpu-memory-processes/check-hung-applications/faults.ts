import { defineFaults } from '../../../machines/simulated/fault.ts'
import { shellFile } from '../../../machines/simulated/parts/processes.ts'

const drawing = { pid: 3300, startedUtc: '2025-11-22T06:10:00.000Z' }

const backup = { pid: 3440, startedUtc: '2025-11-22T03:00:00.000Z' }

/** The window of Outlook that is open on every simulated PC. */
const outlook = { pid: 5012, startedUtc: '2025-11-20T08:00:00.000Z' }

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
  {
    name: 'explorer-gone',
    cause: 'Explorer crashed and was not started again.',
    areas: ['shell_explorer'],
    writes: ['processes.explorer'],
    apply: (pc) => {
      const { running } = pc.state.processes
      pc.state.processes.running = running.filter(({ name }) => name !== 'explorer.exe')
    },
    finding: 'shell_gone',
    curedBy: { restart_explorer: {}, restart_system: {} },
    notCuredBy: { run_system_file_check: 'no file is damaged' },
    undo: 'none',
    complaint: {
      en: 'only my wallpaper is left, no taskbar no icons',
      ko: '배경화면만 남고 작업 표시줄이랑 아이콘이 다 없어졌어요',
      zh: '只剩壁纸了，任务栏和图标全没了',
    },
  },
  {
    name: 'explorer-hung',
    cause: 'Explorer hangs in a preview of a file.',
    areas: ['shell_explorer', 'freeze'],
    writes: ['processes.explorer'],
    apply: (pc) => {
      for (const process of pc.state.processes.running) if (process.name === 'explorer.exe') process.hung = true
    },
    finding: 'shell_hung',
    curedBy: { restart_explorer: {}, restart_system: {} },
    notCuredBy: { clear_user_temp: 'the desktop waits for itself, not for space' },
    maskedBy: [{ faults: ['explorer-file-damaged'], because: 'a desktop that is gone does not hang' }],
    undo: 'none',
    complaint: {
      en: 'clicking Start does nothing, the clock in the corner stopped at 9:12',
      ko: '시작 버튼을 눌러도 반응이 없고 시계가 9시 12분에 멈춰 있어요',
      zh: '点开始菜单没反应，右下角时钟停在 9:12',
    },
  },
  {
    name: 'explorer-file-damaged',
    cause: 'A system file that Explorer needs is damaged, so it ends right after its start.',
    areas: ['shell_explorer', 'app_crash'],
    writes: ['windowsFiles.damagedFiles'],
    apply: (pc) => {
      pc.state.windowsFiles.damagedFiles.push(shellFile)
      pc.crashes.keepCrashing({
        cause: { kind: 'windows_file', name: shellFile },
        crash: {
          kind: 'app',
          app: 'explorer.exe',
          version: '10.0.26100.1',
          module: shellFile,
          code: '0xc0000005',
        },
        everyHours: 1,
        hoursAgo: [9, 8, 7, 6, 5, 4, 3, 2, 1],
      })
    },
    finding: 'shell_gone',
    curedBy: { run_system_file_check: {} },
    notCuredBy: {
      restart_explorer: 'it crashes again within seconds',
      restart_system: 'the damaged file is loaded again',
    },
    undo: 'none',
    complaint: {
      en: 'taskbar appears and disappears every few seconds',
      ko: '작업 표시줄이 몇 초마다 나타났다 사라졌다 해요',
      zh: '任务栏每隔几秒闪现一下又消失',
    },
  },
  {
    name: 'process-stuck-in-driver',
    cause: 'A program waits inside a driver for a tape device and cannot be ended.',
    areas: ['freeze'],
    writes: ['processes.backupui'],
    apply: (pc) => {
      pc.processes.add({
        ...backup,
        name: 'backupui.exe',
        path: 'C:\\Program Files\\Example\\Backup\\backupui.exe',
        title: 'Backup',
        cpuPct: 0,
        hung: true,
        killable: false,
      })
    },
    finding: 'hung_now',
    curedBy: { restart_system: {} },
    notCuredBy: {},
    triedFirst: {
      stop_process: 'the process waits inside a driver and stays',
      restart_application: 'stays open after the close message',
    },
    undo: 'none',
    complaint: {
      en: 'end task does absolutely nothing, the frozen window has been there for hours',
      ko: '작업 끝내기를 눌러도 소용없고 몇 시간째 멈춘 창이 그대로예요',
      zh: '点“结束任务”一点用没有，卡死的窗口挂了好几个小时',
    },
  },
  {
    name: 'outlook-hung',
    cause: 'Outlook hangs while an add-in waits for its server.',
    areas: ['outlook', 'freeze'],
    writes: ['processes.outlook'],
    apply: (pc) => {
      const program = pc.processes.find(outlook.pid)
      if (program) Object.assign(program, { hung: true, title: 'Inbox - Outlook (Not Responding)', cpuPct: 0 })
    },
    finding: 'hung_now',
    curedBy: { restart_application: { ...outlook, force: true }, stop_process: outlook },
    notCuredBy: { repair_office: 'long, and nothing is damaged' },
    undo: 'none',
    complaint: {
      en: 'Outlook hangs at trying to connect and cannot be clicked',
      ko: '아웃룩이 연결 중에서 멈춰서 클릭이 안 돼요',
      zh: 'Outlook 卡在“正在尝试连接”，点哪儿都没反应',
    },
  },
])
