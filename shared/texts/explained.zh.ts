import type { explainedEn } from './explained.en.ts'

/** @see explained.en.ts */
export const explainedZh: Readonly<Record<keyof typeof explainedEn, string>> = {
  'ui.main.meansAlso': '由此引起的现象：{said}',
  'ui.main.meansRepair': '提供“{title}”的原因：{why}',
  'ui.main.comesFirst': '在适合所发现问题的步骤中，“{title}”影响最小，因此排在最前：{said}',
  'ui.main.comesAsked': '应您的要求提供：{title}',
  'ui.main.comesLater': '只有没有帮助时，才会采取影响更大的步骤：{checks}。',
  'ui.main.notOffered': '目前未提供：{title}',
  'ui.main.noRepair': '目前没有可提供的修复。',
  'ui.main.risks': '{title}。{risk}。',
  'ui.main.shortened': '这个对话较长，开头部分是以摘要形式告诉模型的。',
  'ui.main.cut': '运行模型的程序只读取了所告知内容的一部分，回答可能有遗漏。请在该程序中增加模型的上下文长度。',
  'ui.main.onlyReads': '检查只读取信息。在您同意之前，不会做任何更改。',
  'ui.chat.correct': '编辑此消息',
  'ui.chat.correctHint': '将作为新消息发送。原来的消息和回答会保留在上方。',
  'ui.chat.correctNot': '保持不变',
  'ui.chat.correctSend': '发送',
  'ui.chat.corrected': '已在下方修改',
  'ui.chat.copyMessage': '复制此消息',
  'ui.chat.copyFinding': '复制检查结果',
}
