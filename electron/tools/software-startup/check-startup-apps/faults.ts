import { defineFaults } from '../../../machines/simulated/fault.ts'

const source = 'user_run'

export const faults = defineFaults([
  {
    name: 'startup-too-many',
    cause: 'Sixteen programs start with Windows.',
    areas: ['slow_boot', 'startup_apps', 'slow_pc'],
    writes: ['startup.apps'],
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
])
