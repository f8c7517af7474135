import type { diffEn } from './diff.en.ts'

/** Differences of texts, line by line, and what is read of files. */
export const diffKo: Readonly<Record<keyof typeof diffEn, string>> = {
  'diff.file': '{name}: {removed}줄 삭제, {added}줄 추가',
  'diff.same': '{count}줄은 그대로',
  'ui.files.title': '파일',
  'ui.files.content': '{name} 내용',
  'ui.files.count': '{count, plural, other {파일 #개}}',
  'ui.files.places': '{count, plural, other {#곳}}',
  'ui.files.foundWords': '“{words}” 검색 결과: 파일 {files}개, {places}곳',
  'ui.files.found': '검색 결과: 파일 {files}개, {places}곳',
  'ui.files.cut': '앞부분만 표시했습니다.',
}
