import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Print jobs', ko: '인쇄 작업', zh: '打印作业' },
  purpose: {
    en: 'Waiting and stuck print jobs.',
    ko: '대기 중이거나 멈춘 인쇄 작업을 확인합니다.',
    zh: '查看正在等待和卡住的打印作业。',
  },
  named: {
    needs_user: {
      en: 'The {name printer} waits for somebody: paper, PIN or a button.',
      ko: '용지 보충, PIN 입력 또는 버튼 조작을 기다리는 프린터가 있습니다: {name}',
      zh: '打印机 {name} 正在等待人工操作：加纸、输入 PIN 或按下按钮。',
    },
    stuck: {
      en: 'The print job {name} is stuck and holds up the others.',
      ko: '인쇄 작업이 멈춰 다른 작업을 막고 있습니다: {name}',
      zh: '打印作业 {name} 卡住了，挡住了其他作业。',
    },
    waiting_long: {
      en: 'The print job {name} has been waiting for more than 20 minutes.',
      ko: '20분 넘게 대기 중인 인쇄 작업이 있습니다: {name}',
      zh: '打印作业 {name} 已等待超过 20 分钟。',
    },
    paused_job: {
      en: 'The print job {name} is paused.',
      ko: '일시 중지된 인쇄 작업이 있습니다: {name}',
      zh: '打印作业 {name} 已暂停。',
    },
  },
  measured: {
    stuck: {
      en: 'The print job {name} has been stuck for {figure} and lets nothing else print.',
      ko: '{figure} 동안 멈춰 다른 인쇄를 막고 있는 작업이 있습니다: {name}',
      zh: '打印作业 {name} 已卡住 {figure}，其他作业无法打印。',
    },
    waiting_long: {
      en: 'The print job {name} has been waiting for {figure}.',
      ko: '{figure} 동안 대기 중인 인쇄 작업이 있습니다: {name}',
      zh: '打印作业 {name} 已等待 {figure}。',
    },
  },
  findings: {
    spooler_stopped: {
      en: 'The print service isn’t running.',
      ko: '인쇄 서비스가 실행되고 있지 않습니다.',
      zh: '打印服务没有运行。',
    },
    stuck: {
      en: 'A print job is stuck and holds up the others.',
      ko: '인쇄 작업 하나가 멈춰 다른 작업을 막고 있습니다.',
      zh: '有打印作业卡住，导致其他作业无法打印。',
    },
    waiting_long: {
      en: 'A print job has been waiting for more than 20 minutes.',
      ko: '20분 넘게 대기 중인 인쇄 작업이 있습니다.',
      zh: '有打印作业已等待超过 20 分钟。',
    },
    needs_user: {
      en: 'The printer waits for somebody: paper, PIN or a button.',
      ko: '프린터에서 용지 보충, PIN 입력 또는 버튼 조작을 기다리고 있습니다.',
      zh: '打印机正在等待人工操作：加纸、输入 PIN 或按下按钮。',
    },
    paused_job: { en: 'A print job is paused.', ko: '일시 중지된 인쇄 작업이 있습니다.', zh: '有打印作业已暂停。' },
  },
  advice: {
    needs_user: {
      en: 'Look at the display of the printer: it says what it waits for.',
      ko: '프린터의 화면을 확인하세요. 무엇을 기다리는지 표시되어 있습니다.',
      zh: '请查看打印机的显示屏：上面会显示它在等待什么。',
    },
  },
  fields: {
    ageMin: { en: 'waiting for', ko: '대기 시간', zh: '已等待' },
    blocked: { en: 'held up', ko: '막힘', zh: '被阻塞' },
    deleting: { en: 'being deleted', ko: '삭제 중', zh: '正在删除' },
    document: { en: 'document', ko: '문서', zh: '文档' },
    needsUser: { en: 'needs a person', ko: '사람의 조치 필요', zh: '需要人工处理' },
    offline: { en: 'offline', ko: '오프라인', zh: '脱机' },
    pagesPrinted: { en: 'pages printed', ko: '인쇄된 쪽수', zh: '已打印页数' },
    submittedUtc: { en: 'sent to the printer', ko: '인쇄 요청 시각', zh: '提交时间' },
    totalPages: { en: 'pages', ko: '쪽수', zh: '页数' },
  },
  picture: {
    failed: { en: 'Failed', ko: '오류', zh: '出错' },
    held: { en: 'Held up', ko: '앞 작업 때문에 대기', zh: '被前面的作业挡住' },
    stuck: { en: 'Stuck', ko: '멈춤', zh: '卡住' },
    deleting: { en: 'Being deleted', ko: '삭제 중', zh: '正在删除' },
    paused: { en: 'Paused', ko: '일시 중지됨', zh: '已暂停' },
    needsUser: { en: 'Needs someone at the printer', ko: '프린터에서 조치 필요', zh: '需要到打印机旁处理' },
    waiting: { en: 'Waiting', ko: '대기 중', zh: '等待中' },
    behind: { en: '{count} waiting behind it', ko: '뒤에 {count}개 대기 중', zh: '后面还有 {count} 个' },
    empty: { en: 'Nothing is waiting to print', ko: '대기 중인 인쇄 작업이 없습니다', zh: '没有等待打印的作业' },
  },
  arguments: {},
  utterances: {
    en: [
      'print job stuck in queue',
      'printing forever and nothing comes out',
      'cannot delete the print job',
      'document says deleting for an hour',
      'queue is full of old jobs',
      "someone else's job blocks the printer",
    ],
    ko: [
      '인쇄 대기열에 걸려 있어요',
      '인쇄 중이라고만 뜨고 안 나와요',
      '인쇄 작업이 삭제가 안 돼요',
      '대기 문서가 쌓여 있어요',
      '삭제 중에서 멈췄어요',
      '다른 사람 출력물 때문에 막혔어요',
    ],
    zh: [
      '打印任务卡住了',
      '一直在打印就是不出纸',
      '打印任务删不掉',
      '队列里堆了好多',
      '显示正在删除好久了',
      '别人的任务把打印机堵了',
    ],
  },
})
