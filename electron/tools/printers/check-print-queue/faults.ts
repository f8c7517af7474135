import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'print-job-stuck',
    cause: 'One print job ended in an error and blocks the jobs behind it.',
    areas: ['print_queue', 'printer'],
    writes: ['printing.jobs'],
    apply: (pc) => {
      const printer = 'Floor 2 Color'
      const job = { printer, owner: 'test', error: false, deleting: false, needsUser: false, paused: false }
      pc.state.printing.jobs.push(
        {
          ...job,
          error: true,
          jobId: 21,
          document: 'Budget.xlsx',
          totalPages: 12,
          bytes: 800_000,
          submittedUtc: pc.clock.utc(-18),
          cancelWorks: true,
        },
        {
          ...job,
          jobId: 22,
          document: 'Letter.docx',
          totalPages: 2,
          bytes: 90_000,
          submittedUtc: pc.clock.utc(-9),
          cancelWorks: true,
        },
      )
    },
    finding: 'stuck',
    curedBy: { cancel_print_job: { printer: 'Floor 2 Color', jobId: 21 }, clear_print_queue: {} },
    notCuredBy: { restart_whitelisted_service: 'the broken job is loaded again' },
    undo: 'restores',
    complaint: {
      en: 'there is one spreadsheet in the print queue with an error and everything behind it waits',
      ko: '엑셀 문서 하나가 인쇄 오류로 걸려서 뒤에 있는 게 다 밀렸어요',
      zh: '队列里有个表格打印出错，后面的全卡住了',
    },
  },
])
