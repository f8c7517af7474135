import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Clear the print queue', ko: '인쇄 대기열 비우기', zh: '清除打印队列' },
  purpose: {
    en: 'Moves stuck jobs aside and restarts the print service.',
    ko: '멈춘 작업을 따로 보관하고 인쇄 서비스를 다시 시작합니다.',
    zh: '移出并保留卡住的打印作业，然后重启打印服务。',
  },
  losesNothing: ['undo'],
  notice: {
    what: {
      en: 'All waiting print jobs are set aside and the print service restarts.',
      ko: '대기 중인 모든 인쇄 작업을 따로 보관하고 인쇄 서비스를 다시 시작합니다.',
      zh: '所有等待中的打印作业会被移出并保留，打印服务会重启。',
    },
    why: {
      en: 'A stuck job blocks printing.',
      ko: '멈춘 작업이 인쇄를 막고 있습니다.',
      zh: '有打印作业卡住，导致无法打印。',
    },
    whatYouLose: {
      en: 'All waiting printouts are canceled, also those of other people on this PC. The documents themselves stay.',
      ko: '대기 중인 인쇄물은 이 PC를 쓰는 다른 사람의 것까지 모두 취소됩니다. 문서 자체는 그대로 유지됩니다.',
      zh: '所有等待中的打印件都会取消，包括这台电脑上其他人的打印件。文档本身会保留。',
    },
    duration: { en: 'Less than one minute.', ko: '1분도 걸리지 않습니다.', zh: '不到一分钟。' },
    undo: {
      en: 'The jobs are kept for 7 days and can be put back.',
      ko: '인쇄 작업은 7일 동안 보관되며 원래대로 되돌릴 수 있습니다.',
      zh: '打印作业会保留 7 天，可以放回队列。',
    },
  },
  undo: {
    title: { en: 'Put the print jobs back', ko: '인쇄 작업 되돌리기', zh: '放回打印作业' },
    what: {
      en: 'The jobs that were set aside go back into the queue and can print. The print service restarts.',
      ko: '따로 보관한 인쇄 작업을 대기열에 되돌리며 다시 인쇄될 수 있습니다. 인쇄 서비스가 다시 시작됩니다.',
      zh: '保留的打印作业会放回队列，可能会打印出来。打印服务将重启。',
    },
    lose: {
      en: 'Nothing is lost. A job that was stuck can hold up the others again.',
      ko: '사라지는 것은 없습니다. 멈춰 있던 작업이 다른 인쇄 작업을 다시 막을 수 있습니다.',
      zh: '不会丢失任何内容。之前卡住的作业可能会再次挡住其他作业。',
    },
  },
  findings: {
    spooler_down: {
      en: 'The print service didn’t start again.',
      ko: '인쇄 서비스가 다시 시작되지 않았습니다.',
      zh: '打印服务未能重新启动。',
    },
    some_left: {
      en: 'Some waiting jobs couldn’t be set aside because another program holds them.',
      ko: '다른 프로그램이 사용 중인 일부 인쇄 작업은 따로 보관하지 못했습니다.',
      zh: '部分等待中的打印作业正被其他程序占用，未能移出。',
    },
  },
  fields: {
    notMoved: { en: 'couldn’t be set aside', ko: '옮기지 못한 항목', zh: '未能移走' },
  },
  arguments: {},
  requests: {
    en: [
      '(clear|empty|purge|wipe|delete) (my |the |all )?(print queue|printer queue|print jobs|printing queue|jobs in the (print )?queue)',
      'cancel all (my |the )?(print jobs|printing)',
    ],
    ko: [
      '(인쇄|프린터|프린트) ?(대기열|큐)(을|를)? ?(다 |모두 )?(비우|비워|삭제|지우|지워|초기화)',
      '(인쇄|프린트) ?작업(을|를)? ?(다|모두|전부) ?(취소|삭제)',
    ],
    zh: [
      '(清空|清除|清理)打印(队列|任务)',
      '(把)?打印(队列|任务)(全部|都)?(清空|清掉|取消|删掉|删除)',
      '取消所有打印任务',
    ],
  },
  utterances: {
    en: [
      'clear all print jobs',
      'wipe the print queue',
      'purge everything waiting to print',
      'printer jammed with jobs, clean it all',
      'reset the print spooler completely',
    ],
    ko: [
      '인쇄 대기열 전부 지워 주세요',
      '프린터 대기 문서 싹 비워 줘요',
      '스풀러 초기화해 주세요',
      '인쇄 작업 모두 취소 부탁해요',
      '대기열 리셋해 주세요',
    ],
    zh: ['清空打印队列', '所有打印任务都删掉', '打印池清一下', '把等待打印的全清了', '重置打印后台'],
  },
})
