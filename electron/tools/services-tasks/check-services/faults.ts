import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'service-crashed-fontcache',
    cause: 'The font cache service crashed.',
    areas: ['service', 'event_log'],
    writes: ['services.FontCache'],
    apply: (pc) => {
      pc.services.crash('FontCache')
      pc.eventLog.record({
        log: 'System',
        provider: 'Service Control Manager',
        id: 7034,
        level: 2,
        count: 1,
        utc: pc.clock.utc(-20),
        sample: 'Windows Font Cache Service | 1',
      })
    },
    finding: 'crashed',
    curedBy: { restart_whitelisted_service: { name: 'FontCache' } },
    notCuredBy: { clear_user_temp: 'no temporary file is the cause' },
    undo: 'none',
    complaint: {
      en: 'letters look wrong in several programs and the log says a service terminated unexpectedly',
      ko: '글꼴이 이상하게 보이고 로그에 서비스가 예기치 않게 종료되었다고 있어요',
      zh: '好几个程序字体显示不对，日志里说有服务意外终止',
    },
  },
])
