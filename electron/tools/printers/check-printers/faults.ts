import { defineFaults } from '../../../machines/simulated/fault.ts'
import { withoutPrintService } from '../../../machines/simulated/masked-by.ts'
import { localPrinter, newJob } from '../../../machines/simulated/parts/printing.ts'
import { changePrinter, printerName } from './simulated.ts'
import { defaultPrinterFaults } from './default-printer-faults.ts'
import { texts } from './texts.ts'

const printerAddress = '192.0.2.60'

/** Numbers of Win32_Printer.DetectedErrorState. */
const noPaperError = 4
const jamError = 8
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
      changePrinter(pc, { errorState: offlineError, offlineStale: true })
    },
    finding: 'default_offline',
    curedBy: { restart_whitelisted_service: { name: 'Spooler' } },
    notCuredBy: { restart_network_adapter: 'the printer already answers over the network' },
    maskedBy: [withoutPrintService],
    undo: 'none',
    complaint: {
      en: 'The printer display says ready but my laptop insists it is offline',
      ko: '프린터 화면에는 준비됨이라고 뜨는데 제 노트북에서는 계속 오프라인이래요',
      zh: '打印机面板显示就绪，可我电脑上一直灰着写“脱机”',
    },
  },
  {
    name: 'spooler-crash-stuck-file',
    cause: 'A half-written spool file makes the print service crash a few seconds after every start.',
    areas: ['printer', 'print_queue', 'service'],
    writes: ['services.Spooler', 'printing.jobs'],
    apply: (pc) => {
      const job = { printer: printerName, jobId: 31, document: 'Minutes.pdf', spoolFileDamaged: true }
      pc.state.printing.jobs.push(newJob({ ...job, submittedUtc: pc.clock.utc(-120) }))
      pc.services.crash('Spooler')
    },
    finding: 'spooler_stopped',
    curedBy: { clear_print_queue: {} },
    notCuredBy: { cancel_print_job: 'needs a running print service to see the job' },
    triedFirst: { restart_whitelisted_service: 'the service reads the damaged file and crashes again' },
    undo: 'restores',
    complaint: {
      en: 'Printing works for about five seconds after I restart the computer and then the printer is gone again',
      ko: '껐다 켜면 잠깐 프린터가 보이다가 금방 또 사라지는 게 계속 반복돼요',
      zh: '每次重启后打印机出现几秒钟又不见了，反反复复',
    },
  },
  {
    name: 'printer-driver-crashes-spooler',
    cause: 'A printer driver from another maker crashes the print service at every start, with or without jobs.',
    areas: ['printer', 'service', 'event_log'],
    writes: ['services.Spooler', 'printing.printers'],
    apply: (pc) => {
      const label = { isDefault: false, driver: 'Contoso Label v2', driverFaulty: true }
      pc.state.printing.printers['Old Label Printer'] = localPrinter(label)
      pc.services.crash('Spooler')
      pc.crashes.keepCrashing({
        cause: { kind: 'always' },
        crash: {
          kind: 'app',
          app: 'spoolsv.exe',
          version: '10.0.26100.1',
          module: 'contosolbl.dll',
          code: '0xc0000005',
        },
        everyHours: 24,
        hoursAgo: [60, 50, 40, 30, 20, 1],
      })
    },
    finding: 'spooler_stopped',
    curedBy: {},
    notCuredBy: {
      clear_print_queue: 'there is no damaged job, the driver itself crashes',
      restart_whitelisted_service: 'it crashes again within seconds',
    },
    advice: texts.advice.spooler_stopped,
    undo: 'none',
    complaint: {
      en: 'Since we hooked up the label printer nobody can print from this machine any more, not even on the other printer',
      ko: '라벨 프린터를 설치한 뒤로는 다른 프린터까지 전부 인쇄가 안 됩니다',
      zh: '自从装了标签打印机以后，这台电脑连别的打印机也打不了了',
    },
  },
  {
    name: 'printer-use-offline-ticked',
    cause: 'Somebody ticked "Use Printer Offline" in the printer window.',
    areas: ['printer', 'print_queue'],
    writes: ['printing.printers', 'printing.jobs'],
    apply: (pc) => {
      changePrinter(pc, { workOffline: true })
      pc.state.printing.jobs.push(
        newJob({ printer: printerName, jobId: 7, document: 'Report', submittedUtc: pc.clock.utc(-35) }),
      )
    },
    finding: 'default_offline',
    curedBy: {},
    notCuredBy: {
      restart_whitelisted_service: 'the tick is stored with the printer and survives a restart of the service',
      cancel_print_job: 'the next job waits just the same',
    },
    advice: texts.advice.default_offline,
    maskedBy: [withoutPrintService],
    undo: 'none',
    complaint: {
      en: 'Documents pile up in the queue and it says use printer offline next to the printer name',
      ko: '인쇄 대기 목록에 문서만 쌓이고 프린터 옆에 오프라인 사용이라고 적혀 있어요',
      zh: '文件都堆在队列里，打印机名字旁边写着脱机使用',
    },
  },
  {
    name: 'printer-paused',
    cause: 'The print queue was paused in the printer window and never resumed.',
    areas: ['printer', 'print_queue'],
    writes: ['printing.printers', 'printing.jobs'],
    apply: (pc) => {
      changePrinter(pc, { paused: true })
      pc.state.printing.jobs.push(
        newJob({ printer: printerName, jobId: 12, document: 'Invoice', submittedUtc: pc.clock.utc(-40) }),
      )
    },
    finding: 'paused',
    curedBy: { resume_printer: { name: printerName } },
    notCuredBy: {
      clear_print_queue: 'throws the waiting printouts away and the queue stays paused',
      restart_whitelisted_service: 'the pause is stored and survives the restart',
    },
    maskedBy: [withoutPrintService],
    undo: 'none',
    complaint: {
      en: 'I send pages to the printer and simply nothing comes out, no error at all',
      ko: '인쇄를 보내도 에러도 없이 그냥 아무것도 안 나와요',
      zh: '打印发出去了，没有任何报错，就是不出纸',
    },
  },
  {
    name: 'printer-paused-no-right',
    cause: 'An administrator paused the queue and ordinary users may not resume it.',
    areas: ['printer', 'permission_denied'],
    writes: ['printing.printers'],
    apply: (pc) => changePrinter(pc, { paused: true, mayResume: false }),
    finding: 'paused',
    curedBy: {},
    notCuredBy: {},
    triedFirst: {
      resume_printer: 'is refused with access denied',
      restart_whitelisted_service: 'the pause is stored and survives the restart',
    },
    advice: texts.advice.paused,
    maskedBy: [withoutPrintService],
    undo: 'none',
    complaint: {
      en: 'Printer shows paused, I click resume and get access denied',
      ko: '프린터가 일시 중지라고 나와서 다시 시작을 눌렀더니 액세스가 거부되었다고 하네요',
      zh: '打印机显示已暂停，我点继续它说拒绝访问',
    },
  },
  {
    name: 'print-port-monitor-wedged',
    cause: 'The port of the printer hung after a lost connection, paused the queue and takes no command.',
    areas: ['printer', 'print_queue'],
    writes: ['printing.printers'],
    apply: (pc) => changePrinter(pc, { paused: true, portHangs: true }),
    finding: 'paused',
    curedBy: { restart_whitelisted_service: { name: 'Spooler' } },
    notCuredBy: {},
    triedFirst: { resume_printer: 'the hung port returns an error' },
    maskedBy: [withoutPrintService],
    undo: 'none',
    complaint: {
      en: 'printer got stuck on paused after the network hiccup this morning and resume does nothing',
      ko: '아침에 네트워크가 한번 끊긴 뒤로 프린터가 일시 중지에서 풀리질 않아요',
      zh: '早上断了一下网，之后打印机就停在暂停状态怎么点都没反应',
    },
  },
  {
    name: 'printer-unreachable',
    cause: 'The network printer is switched off or got another address, so nothing answers at its port.',
    areas: ['printer'],
    writes: ['hosts.printer'],
    apply: (pc) => {
      const host = Object.values(pc.state.hosts).find(({ address }) => address === printerAddress)
      if (host) host.up = false
    },
    finding: 'default_unreachable',
    curedBy: {},
    notCuredBy: {
      restart_whitelisted_service: 'the service runs, the printer does not answer',
      clear_print_queue: 'loses the printouts and the printer still does not answer',
    },
    advice: texts.advice.default_unreachable,
    maskedBy: [
      withoutPrintService,
      {
        faults: ['printer-default-missing', 'printer-default-wanders', 'printer-default-blocked'],
        because: 'another printer is the default one, or none is',
      },
    ],
    undo: 'none',
    complaint: {
      en: 'The copier on our floor just does not react to anything I print, colleagues shrug too',
      ko: '복합기가 제가 보낸 인쇄에 아예 반응이 없어요. 옆자리도 그렇다고 하네요',
      zh: '我们楼层那台复印机发什么都没反应，旁边同事也说不行',
    },
  },
  {
    name: 'printer-jam',
    cause: 'Paper is jammed in the printer.',
    areas: ['printer'],
    writes: ['printing.printers'],
    apply: (pc) => changePrinter(pc, { errorState: jamError }),
    finding: 'jam',
    curedBy: {},
    notCuredBy: {
      cancel_print_job: 'the paper is still jammed',
      restart_whitelisted_service: 'no command moves paper',
    },
    advice: texts.advice.jam,
    maskedBy: [withoutPrintService],
    undo: 'none',
    complaint: {
      en: 'printer beeps with a red light in the middle of my job',
      ko: '인쇄하다 말고 프린터에 빨간불이 들어오면서 삑삑거려요',
      zh: '打到一半打印机亮红灯还一直滴滴响',
    },
  },
  {
    name: 'printer-paper-empty',
    cause: 'The paper tray is empty and the job waits for a person.',
    areas: ['printer', 'print_queue'],
    writes: ['printing.printers', 'printing.jobs'],
    apply: (pc) => {
      changePrinter(pc, { errorState: noPaperError })
      const waiting = { printer: printerName, jobId: 3, document: 'Plan', needsUser: true }
      pc.state.printing.jobs.push(newJob({ ...waiting, submittedUtc: pc.clock.utc(-6) }))
    },
    finding: 'paper',
    curedBy: {},
    notCuredBy: { clear_print_queue: 'only throws the waiting pages away' },
    advice: texts.advice.paper,
    maskedBy: [withoutPrintService],
    undo: 'none',
    complaint: {
      en: 'Queue says user intervention required and my handouts are needed in ten minutes',
      ko: '사용자 조치 필요라고 뜨면서 회의 자료가 안 나옵니다, 급해요',
      zh: '队列里写着需要用户干预，十分钟后开会要用的材料打不出来',
    },
  },
  ...defaultPrinterFaults,
])
