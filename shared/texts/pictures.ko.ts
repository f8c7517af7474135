import type { picturesEn } from './pictures.en.ts'

export const picturesKo: Readonly<Record<keyof typeof picturesEn, string>> = {
  'picture.limit': '기준 {limit}',
  'picture.over': '기준 {limit} 초과',
  'picture.at': '기준 {limit} 도달',
  'picture.under': '기준 {limit} 미달',
  'picture.stops': '끊긴 곳: {label}.',
  'picture.culprit': '확인 필요',
  'picture.unknown': '알 수 없음',
  'picture.days': '최근 {count}일',
  'ui.picture.before': '복구 전',
  'ui.picture.after': '복구 후',
  'ui.picture.table': '표로 보기',
  'ui.picture.hide': '표 숨기기',
  'ui.picture.what': '항목',
  'ui.picture.value': '값',
  'ui.picture.state': '상태',
  'ui.picture.role.used': '확인함',
  'ui.picture.role.free': '여유',
  'ui.picture.role.culprit': '확인 필요',
  'ui.picture.role.ok': '정상',
  'ui.picture.role.unknown': '알 수 없음',
}
