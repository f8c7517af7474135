import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Restart the PC', ko: 'PC 다시 시작', zh: '重启电脑' },
  purpose: {
    en: 'Restarts Windows after a visible countdown that can be stopped.',
    ko: '중지할 수 있는 카운트다운을 화면에 표시한 후 Windows를 다시 시작합니다.',
    zh: '显示可以停止的倒计时，倒计时结束后重启 Windows。',
  },
  losesNothing: ['undo'],
  notice: {
    what: {
      en: 'The PC will restart after a countdown.',
      ko: '카운트다운이 끝나면 PC가 다시 시작됩니다.',
      zh: '倒计时结束后，电脑将重启。',
    },
    why: {
      en: 'Several problems only go away, and some updates only finish, with a fresh start.',
      ko: '새로 시작해야만 해결되는 문제가 있고, 다시 시작해야만 완료되는 업데이트도 있습니다.',
      zh: '有些问题只有重启后才会消失，有些更新也只有重启后才能完成。',
    },
    whatYouLose: {
      en: 'Anything you haven’t saved is lost. Open programs are closed.',
      ko: '저장하지 않은 내용은 모두 사라집니다. 열려 있는 프로그램은 닫힙니다.',
      zh: '所有未保存的内容都会丢失。打开的程序会被关闭。',
    },
    duration: {
      en: '2 to 10 minutes, longer when updates are waiting.',
      ko: '2~10분 걸립니다. 대기 중인 업데이트가 있으면 더 오래 걸립니다.',
      zh: '2 到 10 分钟；如果有更新等待安装，时间会更长。',
    },
    undo: {
      en: 'You can stop it until the countdown ends.',
      ko: '카운트다운이 끝나기 전까지 중지할 수 있습니다.',
      zh: '倒计时结束之前，您可以停止重启。',
    },
  },
  undo: {
    title: { en: 'Cancel the restart', ko: '다시 시작 취소', zh: '取消重启' },
    what: {
      en: 'The planned restart is canceled. The PC keeps running and open programs stay open.',
      ko: '예약된 다시 시작을 취소합니다. PC는 계속 실행되고 열려 있는 프로그램도 그대로 유지됩니다.',
      zh: '将取消计划的重启。电脑会继续运行，打开的程序保持不变。',
    },
    lose: {
      en: 'Nothing is lost. What waits for a restart keeps waiting.',
      ko: '사라지는 것은 없습니다. 다시 시작이 필요한 작업은 계속 대기합니다.',
      zh: '不会丢失任何内容。需要重启的操作会继续等待。',
    },
  },
  findings: {
    not_scheduled: {
      en: 'Windows didn’t accept the restart. Exit code 1190 means that another restart is already scheduled.',
      ko: 'Windows에서 다시 시작 요청을 받아들이지 않았습니다. 종료 코드 1190은 다른 다시 시작이 이미 예약되어 있다는 뜻입니다.',
      zh: 'Windows 未接受重启请求。退出代码 1190 表示已经计划了另一次重启。',
    },
  },
  fields: {
    abortable: { en: 'can be called off', ko: '취소 가능', zh: '可以取消' },
    scheduledUtc: { en: 'time of the restart', ko: '다시 시작 예정 시각', zh: '计划重启时间' },
  },
  arguments: {
    delaySec: { en: 'Countdown before the restart', ko: '다시 시작 전 카운트다운', zh: '重启前的倒计时' },
    message: {
      en: 'Text shown in the countdown window',
      ko: '카운트다운 창에 표시할 문구',
      zh: '倒计时窗口中显示的文字',
    },
  },
  requests: {
    en: [
      '(restart|reboot) (my |the |this )?(pc|computer|laptop|machine|notebook|windows|system)',
      '(restart|reboot)( it)?( now)?',
      '(turn|switch) (it|my pc|the pc|my computer|the computer) off and (back )?on( again)?',
    ],
    ko: [
      '(내 |이 )?(pc|피시|컴퓨터|노트북|윈도우?|시스템)(를|을)? ?(다시 ?시작|재시작|재부팅|리부팅|껐다 ?켜)',
      '(다시 ?시작|재시작|재부팅|리부팅)',
    ],
    zh: [
      '(把)?(我的|这台|这个)?(电脑|计算机|笔记本|系统|机器)(重启|重新启动)',
      '(重启|重新启动)(我的|这台|一下)?(电脑|计算机|笔记本|系统|机器)',
      '(重启|重新启动)',
    ],
  },
  utterances: {
    en: [
      'please restart my pc',
      'reboot it for me',
      'turn it off and on again',
      'schedule a restart after lunch',
      'restart the machine remotely',
      'give it a fresh start',
    ],
    ko: [
      '컴퓨터 재시작해 주세요',
      '껐다 켜 주세요',
      '점심 때 재부팅 예약해 주세요',
      '원격으로 리부팅 좀 해줘요',
      '다시 시작 부탁드려요',
    ],
    zh: ['帮我重启一下电脑', '关机再开一遍', '中午帮我定时重启', '远程重启这台机器', '给电脑重新启动一次'],
  },
})
