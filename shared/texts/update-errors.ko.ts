import type { updateErrorsEn } from './update-errors.en.ts'

/** Why no newer version is offered or started. */
export const updateErrorsKo: Record<keyof typeof updateErrorsEn, string> = {
  'errors.update_unreachable.why': '릴리스를 찾을 수 없습니다: {place}',
  'errors.update_unreachable.next':
    '이 PC에서 그 위치에 연결되는지, SHA256SUMS.txt와 설치 파일이 있는지 확인하거나 관리자에게 문의하세요.',
  'errors.update_list_invalid.why': '릴리스 목록 SHA256SUMS.txt의 형식이 올바르지 않습니다.',
  'errors.update_list_invalid.next': '릴리스를 올린 사람에게 SHA256SUMS.txt를 다시 복사해 달라고 요청하세요.',
  'errors.update_damaged.why':
    '릴리스 목록과 다른 파일이어서 실행하지 않습니다. 복사가 덜 되었거나 변경되었습니다: {file}',
  'errors.update_damaged.next': '복사가 끝날 때까지 기다린 후 다시 확인하세요. 계속되면 관리자에게 알리세요.',
  'errors.update_not_signed.why': '이 Deskmedic과 서명자가 다른 파일이어서 실행하지 않습니다: {file}',
  'errors.update_not_signed.next': '다른 곳에서 온 설치 파일일 수 있으니 관리자에게 알리세요.',
  'errors.update_not_started.why': '설치 파일을 실행하지 못했습니다.',
  'errors.update_not_started.next': '관리자에게 새 버전 설치를 요청하세요.',
}
