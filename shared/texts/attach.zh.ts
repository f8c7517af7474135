import type { attachEn } from './attach.en.ts'

/** Files and folders beside a message. */
export const attachZh: Readonly<Record<keyof typeof attachEn, string>> = {
  'attach.file': '附加文件…',
  'attach.folder': '附加文件夹…',
  'attach.list': '已附加',
  'attach.remove': '取消附加：{name}',
  'attach.closed': '不在您向 Deskmedic 开放的文件夹中：{name}',
  'attach.open': '以只读方式开放文件夹：{folder}',
  'attach.leave': '不附加',
  'attach.practice': '练习电脑上没有您的文件。',
}
