import type { diffEn } from './diff.en.ts'

/** Differences of texts, line by line. */
export const diffZh: Readonly<Record<keyof typeof diffEn, string>> = {
  'diff.file': '{name}：删除 {removed} 行，新增 {added} 行',
  'diff.same': '{count} 行保持不变',
}
