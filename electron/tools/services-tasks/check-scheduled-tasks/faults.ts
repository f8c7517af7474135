import { defineFaults } from '../../../machines/simulated/fault.ts'
import { texts } from './texts.ts'

/** 0x80070002 of Windows. */
const fileNotFound = 2_147_942_402

export const faults = defineFaults([
  {
    name: 'scheduled-task-fails',
    cause: 'The nightly backup task fails because its program was moved.',
    areas: ['event_log', 'file_missing'],
    writes: ['tasks'],
    apply: (pc) => {
      pc.state.tasks.push({
        name: 'NightBackup',
        path: '\\',
        state: 'Ready',
        author: 'Example',
        programs: ['C:\\Tools\\backup.exe'],
        lastRunUtc: pc.clock.utc(-5 * 60),
        lastResult: fileNotFound,
        missedRuns: 0,
        nextRunUtc: pc.clock.utc(19 * 60),
      })
    },
    finding: 'task_failed',
    curedBy: {},
    notCuredBy: { restart_system: 'the path stays wrong' },
    advice: texts.advice.task_failed,
    undo: 'none',
    complaint: {
      en: 'no new backup files since the tools folder was tidied up',
      ko: '도구 폴더를 정리한 뒤로 백업 파일이 새로 안 생겨요',
      zh: '整理了工具文件夹以后就再没有新的备份了',
    },
  },
])
