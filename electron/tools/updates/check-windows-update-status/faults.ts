import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'update-cache-damaged',
    cause: 'The download folder of Windows Update is damaged.',
    areas: ['windows_update'],
    writes: ['updates.cache'],
    apply: (pc) => {
      pc.updates.damageCache()
      for (const daysAgo of [2, 1, 0]) {
        pc.updates.failedTry(daysAgo)
        pc.eventLog.record({
          log: 'System',
          provider: 'Microsoft-Windows-WindowsUpdateClient',
          id: 20,
          level: 2,
          utc: pc.clock.utc(-daysAgo * 24 * 60),
          count: 1,
          sample: '0x80070002 | Cumulative Update',
        })
      }
    },
    finding: 'updates_fail',
    curedBy: { reset_windows_update: {} },
    notCuredBy: { restart_system: 'the folder stays damaged' },
    undo: 'restores',
    complaint: {
      en: 'update stops with 0x80070002 no matter how often I press retry',
      ko: '다시 시도를 아무리 눌러도 업데이트가 0x80070002로 멈춰요',
      zh: '更新怎么重试都停在 0x80070002',
    },
  },
])
