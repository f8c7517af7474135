import type { PrintJobState } from '../../../machines/simulated/parts/printing.ts'
import { defineFaults } from '../../../machines/simulated/fault.ts'
import { withoutPrintService } from '../../../machines/simulated/masked-by.ts'
import { newJob } from '../../../machines/simulated/parts/printing.ts'

const printer = 'Floor 2 Color'

type Job = Pick<PrintJobState, 'jobId' | 'document' | 'submittedUtc'> & Partial<PrintJobState>

function job(values: Job): PrintJobState {
  return newJob({ printer, ...values })
}

export const faults = defineFaults([
  {
    name: 'print-job-stuck',
    cause: 'One print job ended in an error and blocks the jobs behind it.',
    areas: ['print_queue', 'printer'],
    writes: ['printing.jobs'],
    apply: (pc) => {
      const broken = { jobId: 21, document: 'Budget.xlsx', totalPages: 12, bytes: 800_000, error: true }
      const waiting = { jobId: 22, document: 'Letter.docx', totalPages: 2, bytes: 90_000 }
      pc.state.printing.jobs.push(
        job({ ...broken, submittedUtc: pc.clock.utc(-18) }),
        job({ ...waiting, submittedUtc: pc.clock.utc(-9) }),
      )
    },
    finding: 'stuck',
    curedBy: { cancel_print_job: { printer, jobId: 21 }, clear_print_queue: {} },
    notCuredBy: { restart_whitelisted_service: 'the broken job is loaded again' },
    maskedBy: [withoutPrintService],
    undo: 'restores',
    complaint: {
      en: 'there is one spreadsheet in the print queue with an error and everything behind it waits',
      ko: '엑셀 문서 하나가 인쇄 오류로 걸려서 뒤에 있는 게 다 밀렸어요',
      zh: '队列里有个表格打印出错，后面的全卡住了',
    },
  },
  {
    name: 'print-job-deleting-forever',
    cause: 'A job was cancelled but its spool file cannot be removed, so it stays in the state "deleting".',
    areas: ['print_queue'],
    writes: ['printing.jobs'],
    apply: (pc) => {
      const deleted = { jobId: 22, document: 'Contract.pdf', deleting: true, cancelWorks: false }
      pc.state.printing.jobs.push(job({ ...deleted, submittedUtc: pc.clock.utc(-55) }))
    },
    finding: 'stuck',
    curedBy: { clear_print_queue: {} },
    notCuredBy: {
      cancel_print_job: 'the job is already marked as deleting and stays',
      resume_printer: 'the queue is not paused',
    },
    maskedBy: [withoutPrintService],
    undo: 'restores',
    complaint: {
      en: 'I deleted a print job an hour ago and it still says deleting',
      ko: '한 시간 전에 삭제한 인쇄 작업이 아직도 삭제 중이라고만 떠요',
      zh: '一小时前删的打印任务到现在还显示“正在删除”',
    },
  },
  {
    name: 'print-job-huge-old',
    cause: 'A picture file of several gigabytes is being sent slowly and holds the queue for everyone.',
    areas: ['print_queue'],
    writes: ['printing.jobs'],
    apply: (pc) => {
      const poster = { jobId: 40, document: 'Poster.tif', totalPages: 1, bytes: 3_500_000_000 }
      pc.state.printing.jobs.push(job({ ...poster, submittedUtc: pc.clock.utc(-50) }))
    },
    finding: 'waiting_long',
    curedBy: { cancel_print_job: { printer, jobId: 40 }, clear_print_queue: {} },
    notCuredBy: { restart_whitelisted_service: 'the job starts again from the beginning' },
    maskedBy: [withoutPrintService],
    undo: 'restores',
    complaint: {
      en: 'accidentally sent a giant poster to the office printer, now it is spooling forever',
      ko: '실수로 엄청 큰 포스터 파일을 인쇄 걸었는데 계속 스풀링만 하고 있어요',
      zh: '不小心把一张超大海报发去打印，一直在后台处理停不下来',
    },
  },
])
