import type { diffEn } from './diff.en.ts'

/** Differences of texts, line by line. */
export const diffKo: Readonly<Record<keyof typeof diffEn, string>> = {
  'diff.file': '{name}: {removed}줄 삭제, {added}줄 추가',
  'diff.same': '{count}줄은 그대로',
}
