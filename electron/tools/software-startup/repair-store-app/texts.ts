import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Repair a Store app', ko: 'Microsoft Store 앱 복구', zh: '修复 Microsoft Store 应用' },
  titleOf: { en: 'Repair the {name app}', ko: '{name 앱} 복구', zh: '修复 {name 应用}' },
  purpose: {
    en: 'Registers one Store app of this user again.',
    ko: '이 사용자의 Microsoft Store 앱 하나를 다시 등록합니다.',
    zh: '重新注册此用户的一个 Microsoft Store 应用。',
  },
  losesNothing: ['repair'],
  withoutUndo: 'not_needed',
  notice: {
    what: {
      en: 'One app is registered with Windows again.',
      ko: '앱 하나를 Windows에 다시 등록합니다.',
      zh: '将在 Windows 中重新注册一个应用。',
    },
    why: { en: 'It doesn’t start.', ko: '앱이 시작되지 않습니다.', zh: '它无法启动。' },
    whatYouLose: {
      en: 'Nothing is lost. The data of the app stays.',
      ko: '사라지는 것은 없습니다. 앱 데이터는 그대로 유지됩니다.',
      zh: '不会丢失任何内容。应用的数据会保留。',
    },
    duration: { en: 'Less than 2 minutes.', ko: '2분도 걸리지 않습니다.', zh: '不到 2 分钟。' },
    undo: { en: 'Not needed.', ko: '되돌릴 필요가 없습니다.', zh: '无需撤销。' },
  },
  findings: {
    still_damaged: {
      en: 'The app is still damaged; install it again from the Store.',
      ko: '앱이 여전히 손상된 상태입니다. Microsoft Store에서 다시 설치해야 합니다.',
      zh: '该应用仍处于损坏状态；请从 Microsoft Store 重新安装。',
    },
  },
  arguments: {
    name: {
      en: 'Exact package name, as the list of Store apps shows it',
      ko: 'Microsoft Store 앱 점검에 표시된 정확한 패키지 이름',
      zh: '准确的包名称（来自“应用商店应用”检查）',
    },
  },
  utterances: {
    en: [
      'repair the calculator app',
      're-register the store app',
      'fix the photos app',
      'windows app is broken, repair it',
      'register the app again',
    ],
    ko: [
      '계산기 앱 복구해 주세요',
      '스토어 앱 다시 등록해 줘요',
      '사진 앱 고쳐 주세요',
      '윈도우 앱이 깨졌어요 복구 부탁해요',
      '앱 재등록해 주세요',
    ],
    zh: ['修复计算器应用', '重新注册商店应用', '照片应用坏了帮我修', '系统自带的应用修一下', '应用重新注册'],
  },
})
