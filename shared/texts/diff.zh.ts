import type { diffEn } from './diff.en.ts'

/** Differences of texts, line by line, and what is read of files. */
export const diffZh: Readonly<Record<keyof typeof diffEn, string>> = {
  'diff.file': '{name}：删除 {removed} 行，新增 {added} 行',
  'diff.same': '{count} 行保持不变',
  'ui.files.title': '文件',
  'ui.files.content': '{name} 的内容',
  'ui.files.count': '{count, plural, other {# 个文件}}',
  'ui.files.places': '{count, plural, other {# 处}}',
  'ui.files.foundWords': '{files} 个文件中有“{words}”，共 {places} 处',
  'ui.files.found': '{files} 个文件匹配，共 {places} 处',
  'ui.files.cut': '此处仅显示前面的行。',
}
