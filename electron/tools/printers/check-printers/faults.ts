import { defineFaults } from '../../../machines/simulated/fault.ts'

const printerName = 'Floor 2 Color'
const offlineError = 9

export const faults = defineFaults([
  {
    name: 'spooler-stopped',
    cause: 'The print service ended unexpectedly and was not started again.',
    areas: ['printer', 'print_queue', 'service'],
    writes: ['services.Spooler'],
    apply: (pc) => {
      pc.services.crash('Spooler')
      pc.eventLog.record({
        log: 'System',
        provider: 'Service Control Manager',
        id: 7031,
        level: 2,
        count: 1,
        utc: pc.clock.utc(-30),
        sample: 'Print Spooler | 1 | 60000 | 1',
      })
    },
    finding: 'spooler_stopped',
    curedBy: { restart_whitelisted_service: { name: 'Spooler' }, clear_print_queue: {} },
    notCuredBy: { cancel_print_job: 'no job can be reached while the print service is down' },
    undo: 'none',
    complaint: {
      en: 'All my printers vanished from the list since lunch, Word says no printer is installed',
      ko: '점심 먹고 왔더니 프린터 목록이 텅 비었어요. 인쇄를 누르면 설치된 프린터가 없다고 나옵니다',
      zh: '中午回来发现打印机列表空了，Word 提示没有安装打印机',
    },
  },
  {
    name: 'printer-offline-stale',
    cause: 'The print service keeps an old offline state although the printer answers again.',
    areas: ['printer'],
    writes: ['printing.printers'],
    apply: (pc) => {
      const printer = pc.state.printing.printers[printerName]
      if (printer) Object.assign(printer, { errorState: offlineError, offlineStale: true })
    },
    finding: 'default_offline',
    curedBy: { restart_whitelisted_service: { name: 'Spooler' } },
    notCuredBy: { restart_network_adapter: 'the printer already answers over the network' },
    undo: 'none',
    complaint: {
      en: 'The printer display says ready but my laptop insists it is offline',
      ko: '프린터 화면에는 준비됨이라고 뜨는데 제 노트북에서는 계속 오프라인이래요',
      zh: '打印机面板显示就绪，可我电脑上一直灰着写“脱机”',
    },
  },
])
