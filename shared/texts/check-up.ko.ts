import type { checkUpEn } from './check-up.en.ts'

/** Sentences of the check-up in Korean. No particle stands right after a variable. */
export const checkUpKo: Readonly<Record<keyof typeof checkUpEn, string>> = {
  'checkUp.attention': '확인이 필요한 문제가 {count}개 있습니다.',
  'checkUp.unread': '읽지 못한 점검이 {count}개 있습니다.',
  'checkUp.comesFrom': '다음 문제 때문에 생긴 증상입니다: {finding}',
  'checkUp.state.problem': '문제',
  'checkUp.state.warning': '확인 필요',
  'checkUp.state.unknown': '읽지 못함',
  'checkUp.state.healthy': '정상',
  'checkUp.area.storage': '드라이브',
  'checkUp.area.speed': '프로세서와 메모리',
  'checkUp.area.programs': '시작 프로그램과 앱',
  'checkUp.area.updates': '업데이트',
  'checkUp.area.crashes': '앱 중단과 오류',
  'checkUp.area.power': '배터리와 온도',
  'checkUp.area.network': '네트워크',
  'checkUp.area.security': '보안',
  'checkUp.area.printers': '프린터',
  'checkUp.area.devices': '장치와 소리',
  'checkUp.area.apps': '오피스와 브라우저',
  'checkUp.area.account': '계정과 시간',
  'checkUp.area.windows': 'Windows 시스템',
}
