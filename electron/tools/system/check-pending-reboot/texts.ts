import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Is a restart pending?', ko: '다시 시작 대기 여부', zh: '是否有待处理的重启' },
  values: {
    reasons: {
      servicing: { en: 'Windows is being serviced', ko: 'Windows 구성 요소 변경', zh: 'Windows 组件更改' },
      windows_update: { en: 'an update', ko: 'Windows 업데이트', zh: 'Windows 更新' },
      file_rename: {
        en: 'files that are in use are to be replaced',
        ko: '사용 중인 파일의 교체',
        zh: '需要替换正在使用的文件',
      },
      computer_rename: { en: 'a new name of this PC', ko: 'PC 이름 변경', zh: '电脑名称更改' },
    },
  },
  purpose: {
    en: 'Tells whether Windows waits for a restart and for what reason.',
    ko: 'Windows가 다시 시작을 기다리고 있는지, 그 이유는 무엇인지 확인합니다.',
    zh: '检查 Windows 是否正在等待重启以及等待的原因。',
  },
  findings: {
    restart_needed: {
      en: 'Windows needs a restart to finish an installation or update.',
      ko: '설치나 업데이트를 마치려면 Windows를 다시 시작해야 합니다.',
      zh: 'Windows 需要重启才能完成安装或更新。',
    },
    restart_not_allowed: {
      en: 'Windows waits for a restart, and your account may not restart this PC.',
      ko: 'Windows를 다시 시작해야 하지만 이 계정에는 PC를 다시 시작할 권한이 없습니다.',
      zh: 'Windows 正在等待重启，而您的帐户无权重启这台电脑。',
    },
    weak_sign: {
      en: 'A program asked to replace files at the next restart. This alone is weak evidence.',
      ko: '다음에 다시 시작할 때 파일을 교체하도록 요청한 프로그램이 있습니다. 이것만으로는 다시 시작이 필요하다는 근거가 약합니다.',
      zh: '有程序要求在下次重启时替换文件。仅凭这一点，还不足以说明需要重启。',
    },
  },
  advice: {
    restart_not_allowed: {
      en: 'Ask IT to restart the PC; your account may not do it.',
      ko: 'IT 담당자에게 PC를 다시 시작해 달라고 요청하세요. 이 계정으로는 다시 시작할 수 없습니다.',
      zh: '请让 IT 人员重启这台电脑；您的帐户无权执行此操作。',
    },
  },
  fields: {
    mayRestart: { en: 'may restart Windows', ko: 'Windows 다시 시작 권한', zh: '可以重启 Windows' },
    reasons: { en: 'because of', ko: '이유', zh: '原因' },
    strong: { en: 'certain', ko: '확실함', zh: '确定' },
  },
  picture: {
    restart: { en: 'Restart', ko: '다시 시작', zh: '重启' },
    needed: { en: 'Needed', ko: '필요함', zh: '需要' },
    wished: { en: 'Would do no harm', ko: '하면 좋음', zh: '建议' },
    notNeeded: { en: 'Not needed', ko: '필요하지 않음', zh: '不需要' },
  },
  arguments: {},
  utterances: {
    en: [
      'do i need to restart',
      'it keeps asking me to restart',
      'says restart required but i already did',
      'update is waiting for reboot',
      'installer says another installation is pending',
      'restart pending message will not go away',
    ],
    ko: [
      '재시작해야 하나요',
      '자꾸 다시 시작하라고 떠요',
      '재부팅했는데도 또 재시작 필요하대요',
      '업데이트가 재부팅 대기 중이라고 나와요',
      '설치하려는데 먼저 재시작하라고 해요',
    ],
    zh: ['是不是要重启才行', '老是提示需要重新启动', '明明重启过了还说要重启', '更新在等重启', '装软件说要先重启电脑'],
  },
})
