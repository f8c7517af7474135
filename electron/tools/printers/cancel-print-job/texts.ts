import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Cancel one print job', ko: '인쇄 작업 하나 취소', zh: '取消一个打印作业' },
  titleOf: {
    en: 'Cancel {document} on {printer}',
    ko: '{printer}의 인쇄 작업 취소: {document}',
    zh: '取消 {printer} 上的打印作业：{document}',
  },
  unnamed: {
    document: { en: 'a print job (its document isn’t known)', ko: '문서 이름을 알 수 없음', zh: '文档名称未知' },
    owner: { en: 'somebody whose name isn’t known', ko: '알 수 없음', zh: '未知' },
  },
  purpose: {
    en: 'Removes one job from a print queue.',
    ko: '인쇄 대기열에서 작업 하나를 제거합니다.',
    zh: '从打印队列中移除一个作业。',
  },
  losesNothing: ['undo'],
  notice: {
    what: {
      en: 'One print job is removed from the queue of {printer}: {document}, sent by {owner}.',
      ko: '{printer} 대기열에서 인쇄 작업 하나를 제거합니다. 문서: {document}, 보낸 사람: {owner}',
      zh: '将从 {printer} 的打印队列中移除一个打印作业：{document}（提交者：{owner}）。',
    },
    why: {
      en: 'It is stuck or not wanted.',
      ko: '작업이 멈췄거나 필요하지 않습니다.',
      zh: '该作业卡住了，或者不需要打印。',
    },
    whatYouLose: {
      en: 'This printout is discarded. Your document isn’t affected.',
      ko: '이 인쇄물은 출력되지 않습니다. 문서 자체는 그대로 유지됩니다.',
      zh: '这份打印件不会打印出来。文档本身不受影响。',
    },
    duration: { en: 'A few seconds.', ko: '몇 초 걸립니다.', zh: '几秒钟。' },
    undo: {
      en: 'Can be undone for 7 days: the job goes back into the queue.',
      ko: '인쇄 작업을 7일 동안 보관하며 대기열로 되돌릴 수 있습니다.',
      zh: '打印作业会保留 7 天，可以放回队列。',
    },
  },
  // Only administrators can read the files of a job: without rights it cannot be kept.
  unelevated: {
    undo: {
      en: 'Can’t be undone without administrator rights. Print the document again.',
      ko: '관리자 권한 없이는 되돌릴 수 없습니다. 문서를 다시 인쇄하세요.',
      zh: '没有管理员权限时无法撤销。请您重新打印该文档。',
    },
  },
  undo: {
    title: {
      en: 'Put {document} back in the queue of {printer}',
      ko: '{printer} 대기열에 되돌리기: {document}',
      zh: '放回 {printer} 的打印队列：{document}',
    },
    what: {
      en: 'The print job goes back into the queue and can print. The print service restarts.',
      ko: '인쇄 작업을 대기열에 되돌리며 다시 인쇄될 수 있습니다. 인쇄 서비스가 다시 시작됩니다.',
      zh: '打印作业会放回队列，可能会打印出来。打印服务将重启。',
    },
    lose: {
      en: 'Nothing is lost. If the job was stuck, it can hold up the other jobs again.',
      ko: '사라지는 것은 없습니다. 멈춰 있던 작업이라면 다른 인쇄 작업을 다시 막을 수 있습니다.',
      zh: '不会丢失任何内容。如果该作业之前卡住，可能会再次挡住其他作业。',
    },
  },
  findings: {
    still_there: {
      en: 'The job couldn’t be removed alone; the whole queue may have to be cleared.',
      ko: '이 작업만 따로 제거하지 못했습니다. 인쇄 대기열 전체를 비워야 할 수 있습니다.',
      zh: '无法单独移除该作业；可能需要清除整个打印队列。',
    },
  },
  arguments: {
    printer: {
      en: 'Printer',
      ko: '프린터',
      zh: '打印机',
    },
    jobId: {
      en: 'Job number in the list of print jobs',
      ko: '인쇄 작업 점검에 표시된 작업 번호',
      zh: '作业编号（来自“打印作业”检查）',
    },
  },
  utterances: {
    en: [
      'cancel my print job',
      'stop printing, wrong document',
      'delete that one job from the queue',
      'i sent 500 pages by mistake, stop it',
      'kill the stuck job',
    ],
    ko: [
      '인쇄 취소해 주세요',
      '잘못 인쇄했어요 멈춰 주세요',
      '대기열에서 그 문서만 지워 줘요',
      '실수로 500장 보냈어요',
      '걸린 인쇄 작업 하나만 삭제해 주세요',
    ],
    zh: ['取消打印', '打错了快停下', '把队列里那个删掉', '不小心打了五百页', '卡住的那个任务去掉'],
  },
})
