import type { attachEn } from './attach.en.ts'

/** Files and folders beside a message. */
export const attachKo: Readonly<Record<keyof typeof attachEn, string>> = {
  'attach.file': '파일 첨부…',
  'attach.folder': '폴더 첨부…',
  'attach.list': '첨부한 항목',
  'attach.remove': '첨부 취소: {name}',
  'attach.closed': 'Deskmedic에 열어 준 폴더에 없습니다: {name}',
  'attach.open': '읽기용으로 폴더 열기: {folder}',
  'attach.leave': '첨부 안 함',
  'attach.practice': '연습용 PC에는 내 파일이 없습니다.',
}
