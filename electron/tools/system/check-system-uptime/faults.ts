import { defineFaults } from '../../../machines/simulated/fault.ts'

const fiveWeeksMinutes = 36 * 24 * 60

export const faults = defineFaults([
  {
    name: 'long-without-restart',
    cause: 'The PC was only closed, never restarted, for five weeks; leftovers slow it down.',
    areas: ['slow_pc', 'memory'],
    writes: ['boot.lastBootUtc'],
    apply: (pc) => {
      const atUtc = pc.clock.utc(-fiveWeeksMinutes)
      Object.assign(pc.state.boot, { lastBootUtc: atUtc, lastBootType: 1, fastStartup: true })
      pc.state.boot.history = [{ atUtc, durationMs: 38_000, slowItems: [] }]
    },
    finding: 'long_uptime',
    curedBy: { restart_system: {} },
    notCuredBy: { clear_user_temp: 'space is not short' },
    undo: 'none',
    complaint: {
      en: 'I shut it down every evening, still it gets slower from week to week',
      ko: '매일 저녁 끄는데도 한 주 한 주 점점 더 느려집니다',
      zh: '每天晚上都关机，可还是一周比一周慢',
    },
  },
])
