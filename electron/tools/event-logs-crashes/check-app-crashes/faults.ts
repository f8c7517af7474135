import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'app-crash-system-file',
    cause: 'A shared system library is damaged.',
    areas: ['app_crash'],
    writes: ['windowsFiles.damagedFiles'],
    apply: (pc) => {
      pc.state.windowsFiles.damagedFiles.push('comctl32.dll')
      for (const [app, version, hoursAgo] of [
        ['notepad.exe', '10.0.26100.1', [70, 46, 26, 3]],
        ['example.exe', '3.1', [60, 30, 5]],
      ] as const) {
        pc.crashes.keepCrashing({
          cause: { kind: 'windows_file', name: 'comctl32.dll' },
          crash: { kind: 'app', app, version, module: 'comctl32.dll', code: '0xc0000005' },
          everyHours: 24,
          hoursAgo,
        })
      }
    },
    finding: 'keeps_crashing',
    curedBy: { run_system_file_check: {} },
    cureShows: { afterDays: 16 },
    notCuredBy: { repair_store_app: 'the programs are not Store apps' },
    undo: 'none',
    complaint: {
      en: 'three different programs close by themselves the moment I open a save dialog',
      ko: '저장 창만 열면 프로그램 세 개가 다 저절로 꺼집니다',
      zh: '一点“另存为”，好几个软件就自己关掉',
    },
  },
  {
    name: 'app-crash-graphics',
    cause: 'The graphics driver has a fault with this program.',
    areas: ['app_crash', 'display', 'drivers'],
    writes: ['crashes.graphics'],
    apply: (pc) => {
      pc.crashes.keepCrashing({
        cause: { kind: 'always' },
        crash: { kind: 'app', app: 'render.exe', version: '9.2', module: 'nvoglv64.dll', code: '0xc0000409' },
        everyHours: 20,
        hoursAgo: [84, 64, 44, 24, 4],
      })
    },
    finding: 'graphics_module',
    curedBy: {},
    notCuredBy: { run_system_file_check: 'the driver is not a file of Windows' },
    advice: {
      en: 'Install the newest graphics driver from the manufacturer, or go back to the one before the last update.',
      ko: '제조업체의 최신 그래픽 드라이버를 설치하거나 마지막 업데이트 이전의 드라이버로 되돌리세요.',
      zh: '请安装制造商提供的最新显卡驱动程序，或改回上次更新之前的驱动程序。',
    },
    undo: 'none',
    complaint: {
      en: '3D viewer dies as soon as I rotate the model',
      ko: '3D 뷰어에서 모델을 돌리기만 하면 꺼져요',
      zh: '3D 看图软件一旋转模型就闪退',
    },
  },
  {
    name: 'office-files-damaged',
    cause: 'Some Office program files are damaged, so Word and Outlook crash.',
    areas: ['app_crash', 'outlook'],
    writes: ['office.filesDamaged', 'processes.outlook'],
    apply: (pc) => {
      pc.state.office.filesDamaged = true
      // It has just crashed again.
      const outlook = pc.processes.all().find(({ name }) => name === 'OUTLOOK.EXE')
      if (outlook) pc.processes.end(outlook.pid)
      for (const [app, hoursAgo] of [
        ['WINWORD.EXE', [52, 30, 6]],
        ['OUTLOOK.EXE', [29, 5]],
      ] as const) {
        pc.crashes.keepCrashing({
          cause: { kind: 'program_files', name: 'Office' },
          crash: { kind: 'app', app, version: '16.0.18000.20100', module: 'mso.dll', code: '0xc0000005' },
          everyHours: 24,
          hoursAgo,
        })
      }
    },
    finding: 'office_crashes',
    curedBy: { repair_office: {} },
    cureShows: { afterDays: 16 },
    notCuredBy: { run_system_file_check: 'Office files are not Windows files' },
    undo: 'none',
    complaint: {
      en: 'Word closes while saving and Outlook goes with it a bit later',
      ko: '워드가 저장 중에 꺼지고 조금 있으면 아웃룩도 같이 꺼져요',
      zh: 'Word 一保存就退出，过一会儿 Outlook 也跟着关了',
    },
  },
])
