import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Quick repair of Office', ko: 'Office 빠른 복구', zh: '快速修复 Office' },
  purpose: {
    en: 'Runs the Office quick repair, which needs no download.',
    ko: '다운로드가 필요 없는 Office 빠른 복구를 실행합니다.',
    zh: '运行 Office 快速修复，无需下载。',
  },
  losesNothing: ['repair'],
  notice: {
    what: {
      en: 'Windows repairs the Office programs.',
      ko: 'Windows에서 Office 프로그램을 복구합니다.',
      zh: 'Windows 会修复 Office 程序。',
    },
    why: {
      en: 'They crash or don’t start.',
      ko: 'Office 프로그램이 충돌하거나 시작되지 않습니다.',
      zh: '它们崩溃或无法启动。',
    },
    whatYouLose: {
      en: 'Nothing personal is lost. Office programs must be closed.',
      ko: '개인 데이터는 사라지지 않습니다. Office 프로그램을 모두 닫아야 합니다.',
      zh: '不会丢失任何个人内容。必须关闭 Office 程序。',
    },
    duration: { en: '5 to 20 minutes.', ko: '5~20분 걸립니다.', zh: '5 到 20 分钟。' },
    undo: { en: 'This can’t be undone.', ko: '되돌릴 수 없습니다.', zh: '无法撤销。' },
  },
  findings: {
    failed: {
      en: 'The quick repair reported an error; the online repair in Settings is the next step.',
      ko: '빠른 복구 중 오류가 발생했습니다. 다음 단계로 설정에서 온라인 복구를 실행해야 합니다.',
      zh: '快速修复报告了错误；下一步是在“设置”中进行联机修复。',
    },
  },
  arguments: {},
  requests: {
    en: [
      '(repair|fix) (my |the )?(microsoft |ms )?office( installation)?',
      'run (an? )?(quick |online )?office repair',
    ],
    ko: ['(마이크로소프트 ?)?(오피스|office)(를)? ?(설치(를)? ?)?(복구|수리)'],
    zh: ['修复(一下)?(microsoft)?office'],
  },
  utterances: {
    en: [
      'repair office',
      'excel and word are both broken, fix office',
      'office quick repair please',
      'reinstall office without losing stuff',
      'outlook crashes, repair it',
    ],
    ko: [
      '오피스 복구해 주세요',
      '엑셀이랑 워드 둘 다 이상해요 고쳐 줘요',
      '오피스 빠른 복구 돌려 주세요',
      '오피스 재설치 없이 고치고 싶어요',
      '아웃룩이 튕겨요 복구 부탁해요',
    ],
    zh: ['修复一下office', 'word和excel都坏了帮我修', 'office快速修复', '不卸载把office修好', 'outlook崩溃修一下'],
  },
})
