import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Restart Windows sound', ko: 'Windows 소리 다시 시작', zh: '重启 Windows 音频' },
  purpose: {
    en: 'Restarts the two Windows sound services.',
    ko: 'Windows 소리 서비스 두 개를 다시 시작합니다.',
    zh: '重启两个 Windows 音频服务。',
  },
  losesNothing: ['undo'],
  withoutUndo: 'not_needed',
  notice: {
    what: {
      en: 'Windows sound is stopped and started again.',
      ko: 'Windows 소리를 중지했다가 다시 시작합니다.',
      zh: 'Windows 音频会停止，然后重新启动。',
    },
    why: { en: 'It is stuck.', ko: '소리 기능이 응답하지 않습니다.', zh: '音频服务没有响应。' },
    whatYouLose: {
      en: 'Sound stops for a moment, also in calls. Some programs have to be reopened to play sound again.',
      ko: '소리가 잠시 끊기며, 통화 중에도 마찬가지입니다. 일부 프로그램은 다시 열어야 소리가 납니다.',
      zh: '声音会短暂中断，通话中也是如此。有些程序需要重新打开才能再次播放声音。',
    },
    duration: { en: 'About 10 seconds.', ko: '약 10초 걸립니다.', zh: '约 10 秒。' },
    undo: { en: 'Not needed.', ko: '되돌릴 필요가 없습니다.', zh: '无需撤销。' },
  },
  undo: {
    title: { en: 'Start Windows sound again', ko: 'Windows 소리 다시 켜기', zh: '重新启动 Windows 音频' },
    what: {
      en: 'Windows sound is started, if it is still off.',
      ko: 'Windows 소리가 꺼져 있으면 다시 시작합니다.',
      zh: '如果 Windows 音频仍未运行，就启动它。',
    },
    lose: { en: 'Nothing is lost.', ko: '사라지는 것은 없습니다.', zh: '不会丢失任何内容。' },
  },
  findings: {
    not_running: {
      en: 'A sound service didn’t start again.',
      ko: '소리 서비스가 다시 시작되지 않았습니다.',
      zh: '有音频服务未能重新启动。',
    },
  },
  arguments: {},
  requests: {
    en: ['(restart|reset) (my |the )?(sound|audio)( service| services| driver| drivers| system)?'],
    ko: ['(소리|사운드|오디오)( ?서비스)?(를|을)? ?(다시 ?시작|재시작|초기화)'],
    zh: ['(重启|重新启动|重置)(声音|音频)(服务)?'],
  },
  utterances: {
    en: [
      'restart the sound',
      'reset audio drivers quickly',
      'sound died, kick it',
      'restart windows audio',
      'bring my sound back',
    ],
    ko: [
      '소리 서비스 재시작해 주세요',
      '오디오 다시 살려 줘요',
      '사운드 초기화 부탁해요',
      '윈도우 오디오 재시작해 주세요',
      '소리 껐다 켜 줘요',
    ],
    zh: ['重启音频服务', '把声音弄回来', '声音重置一下', 'windows audio重启', '音频服务卡了'],
  },
})
