import { defineFaults } from '../../../machines/simulated/fault.ts'

const source = 'user_run'

export const faults = defineFaults([
  {
    name: 'startup-too-many',
    cause: 'Sixteen programs start with Windows.',
    areas: ['slow_boot', 'startup_apps', 'slow_pc'],
    // What cures it switches programs off: that is what the other finding here is about.
    writes: ['startup.apps', 'startup.switches'],
    apply: (pc) => {
      for (let number = 1; number <= 15; number++) {
        const command = `"C:\\Program Files\\Tool${number}\\t.exe"`
        pc.startup.add({ name: `Tool ${number}`, command, source })
      }
    },
    finding: 'many',
    curedBy: { disable_startup_app: { name: 'Tool 1', source } },
    // Twelve are not too many, so it takes four of them.
    cureContinues: {
      disable_startup_app: [
        { name: 'Tool 2', source },
        { name: 'Tool 3', source },
        { name: 'Tool 4', source },
      ],
    },
    notCuredBy: { restart_system: 'all of them start again' },
    undo: 'restores',
    complaint: {
      en: 'a crowd of windows pops up after sign-in and it takes ages until I can work',
      ko: '로그인하면 프로그램이 우르르 떠서 한참 기다려야 일을 할 수 있어요',
      zh: '一登录就弹出一堆窗口，要等好久才能干活',
    },
  },
  {
    name: 'startup-app-switched-off',
    cause: 'A tuning program switched off the start entry of the time recording program.',
    areas: ['startup_apps'],
    // A cure that switches another program off leaves the same finding.
    writes: ['startup.timeClock', 'startup.switches'],
    apply: (pc) => {
      const timeClock = { name: 'TimeClock', command: '"C:\\Program Files\\TimeClock\\tc.exe"', source } as const
      pc.startup.add(timeClock)
      pc.startup.setSwitch(timeClock, [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    },
    finding: 'switched_off',
    curedBy: { enable_startup_app: { name: 'TimeClock', source: 'user_run' } },
    notCuredBy: {
      restart_application: 'it is not running; tomorrow it is missing again',
      restart_system: 'the entry is off',
    },
    undo: 'restores',
    complaint: {
      en: 'our time clock used to open by itself in the morning, now I have to look for it',
      ko: '출퇴근 기록 프로그램이 아침마다 자동으로 떴는데 이제는 직접 켜야 해요',
      zh: '考勤软件以前早上自动打开，现在得自己去找',
    },
  },
  {
    name: 'startup-from-temp-malware',
    cause: 'A harmful program starts from the temp folder at every sign-in and shows advertisements.',
    areas: ['startup_apps', 'defender', 'browser'],
    writes: ['startup.winHelper', 'defender.threats.winHelper'],
    apply: (pc) => {
      pc.defender.infect('WinHelper', {
        id: 2_147_700_003,
        removable: true,
        startup: { name: 'WinHelper', command: 'C:\\Users\\test\\AppData\\Local\\Temp\\wh.exe', source },
      })
    },
    finding: 'starts_from_temp',
    curedBy: { start_defender_scan: { update: true } },
    notCuredBy: {
      disable_startup_app: 'writes itself back into the list',
      clear_browser_cache: 'the advertisements come from a program',
    },
    undo: 'none',
    complaint: {
      en: 'pop-ups with prizes appear before I even open a browser',
      ko: '브라우저를 열지도 않았는데 경품 당첨 창이 떠요',
      zh: '还没开浏览器，就弹出中奖广告',
    },
  },
])
