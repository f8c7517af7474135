import type { picturesEn } from './pictures.en.ts'

export const picturesZh: Readonly<Record<keyof typeof picturesEn, string>> = {
  'picture.limit': '限值 {limit}',
  'picture.over': '超过限值 {limit}',
  'picture.at': '达到限值 {limit}',
  'picture.under': '低于限值 {limit}',
  'picture.stops': '中断位置：{label}。',
  'picture.culprit': '需要处理',
  'picture.unknown': '未知',
  'picture.days': '最近 {count} 天',
  'ui.picture.before': '修复前',
  'ui.picture.after': '修复后',
  'ui.picture.table': '以表格显示',
  'ui.picture.hide': '隐藏表格',
  'ui.picture.what': '项目',
  'ui.picture.value': '数值',
  'ui.picture.state': '状态',
  'ui.picture.role.used': '已读取',
  'ui.picture.role.free': '可用',
  'ui.picture.role.culprit': '需要处理',
  'ui.picture.role.ok': '正常',
  'ui.picture.role.unknown': '未知',
}
