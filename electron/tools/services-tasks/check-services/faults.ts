import { defineFaults } from '../../../machines/simulated/fault.ts'
import { newService } from '../../../machines/simulated/parts/services.ts'
import { texts } from './texts.ts'

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
  {
    name: 'service-of-other-maker-crashes',
    cause: 'The service of the accounting program crashes at every start because its licence file is missing.',
    areas: ['service', 'event_log', 'app_crash'],
    writes: ['services.LedgerSvc'],
    apply: (pc) => {
      pc.state.services['LedgerSvc'] = newService('Ledger Service', 0, { onStart: 'crash' })
      pc.services.crash('LedgerSvc')
    },
    finding: 'crashed',
    curedBy: {},
    notCuredBy: {
      restart_whitelisted_service: 'the service is not on the list, and it would crash again',
      restart_system: 'it crashes again',
    },
    advice: texts.advice.crashed,
    undo: 'none',
    complaint: {
      en: 'accounting software cannot reach its own service since Monday',
      ko: '월요일부터 회계 프로그램이 자기 서비스에 연결이 안 된대요',
      zh: '周一起财务软件说连不上它自己的服务',
    },
  },
])
