import { defineFaults } from '../../../machines/simulated/fault.ts'
import { withoutPrintService } from '../../../machines/simulated/masked-by.ts'
import { localPrinter } from '../../../machines/simulated/parts/printing.ts'
import { changePrinter, printerName } from './simulated.ts'
import { texts } from './texts.ts'

/** What can be wrong with the choice of the default printer. */
export const defaultPrinterFaults = defineFaults([
  {
    name: 'printer-default-missing',
    cause: 'No printer is marked as default after the old one was removed.',
    areas: ['printer'],
    writes: ['printing.printers'],
    apply: (pc) => changePrinter(pc, { isDefault: false }),
    finding: 'no_default',
    curedBy: { set_default_printer: { name: printerName } },
    notCuredBy: { restart_whitelisted_service: 'the service does not choose a default printer' },
    // Windows cannot go back to having none.
    maskedBy: [withoutPrintService],
    undo: 'none',
    complaint: {
      en: 'Every program asks me which printer to use, quick print is greyed out',
      ko: '프로그램마다 어떤 프린터를 쓸지 매번 물어보고 빠른 인쇄는 회색이에요',
      zh: '每次打印都要重新选打印机，快速打印按钮是灰的',
    },
  },
  {
    name: 'printer-default-wanders',
    cause: '"Let Windows manage my default printer" makes the last used printer the default.',
    areas: ['printer'],
    writes: ['printing.printers', 'printing.windowsPicksDefault'],
    apply: (pc) => {
      changePrinter(pc, { isDefault: false })
      pc.state.printing.printers['PDF Writer'] = localPrinter({ isDefault: true, driver: 'PDF Writer' })
      pc.state.printing.windowsPicksDefault = true
    },
    finding: 'default_changes',
    curedBy: { set_default_printer: { name: printerName, keep: true } },
    notCuredBy: { clear_print_queue: 'no job is stuck; the pages went to another printer' },
    maskedBy: [withoutPrintService],
    undo: 'restores',
    complaint: {
      en: 'my pages keep ending up as PDF files or on some other printer instead of ours',
      ko: '인쇄하면 자꾸 PDF로 저장되거나 엉뚱한 프린터로 나가요',
      zh: '打印老是变成存 PDF，或者跑到别的打印机去了',
    },
  },
  {
    name: 'printer-default-blocked',
    cause: 'The place where the default printer is kept is not writable for the user (error 709).',
    areas: ['printer', 'permission_denied'],
    writes: ['printing.printers', 'printing.defaultWritable'],
    apply: (pc) => {
      changePrinter(pc, { isDefault: false })
      pc.state.printing.defaultWritable = false
    },
    finding: 'no_default',
    curedBy: {},
    notCuredBy: {},
    triedFirst: { set_default_printer: 'Windows refuses with error 709' },
    advice: texts.advice.no_default,
    maskedBy: [withoutPrintService],
    undo: 'none',
    complaint: {
      en: 'setting the default printer fails with error 0x00000709 every time',
      ko: '기본 프린터로 설정하려고 하면 0x00000709 오류가 납니다',
      zh: '设默认打印机总是弹 0x00000709 错误',
    },
  },
])
