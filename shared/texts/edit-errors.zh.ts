import type { editErrorsEn } from './edit-errors.en.ts'

/** Why a text is not edited as it was asked for. */
export const editErrorsZh: Readonly<Record<keyof typeof editErrorsEn, string>> = {
  'errors.undo_conflict.why': '{path} 的内容已被更改。未覆盖任何内容。',
  'errors.undo_conflict.next': '请查看该文件：之后写入的内容仍然保留。请先撤销那些更改，或手动编辑该文件。',
  'errors.no_such_line.why': '{path} 共有 {lines} 行，而编辑指定了不存在的行。',
  'errors.no_such_line.next': '请重新读取文件，并指定存在的行号；行号从 1 开始。',
  'errors.edits_overlap.why': '有两处编辑更改了 {path} 中的相同行。',
  'errors.edits_overlap.next': '请将它们合并为一处编辑。',
  'errors.letters_do_not_fit.why': '{path} 的编码无法保存这些字符。',
  'errors.letters_do_not_fit.next': '请仅使用基本拉丁字符，或先将文件另存为 UTF-8。',
  'errors.nothing_to_change.why': '{path} 的内容已经如此。',
  'errors.nothing_to_change.next': '无需再做任何操作。',
  'errors.no_text_file.why': '{path} 不是可按行编辑的文本文件。',
  'errors.no_text_file.next': '请选择文本文件；其他文件请用创建它的程序修改。',
  'errors.edit_too_large.why': '{path} 或其中要更改的内容过大，无法完整显示。',
  'errors.edit_too_large.next': '请减少一次更改的内容；可编辑的文件最大为 10 MB。',
  'errors.file_has_other_names.why': '{path} 在此驱动器上还有另一个名称，该名称会保留旧内容。',
  'errors.file_has_other_names.next': '请手动编辑，或先删除另一个名称。',
  'errors.content_not_kept.why': '{path} 之前的内容已不再保留，或副本已损坏。',
  'errors.content_not_kept.next': '如有需要，请从备份中恢复该文件。',
  'errors.no_edit.why': '{callId} 不是在已开放文件夹中进行的文件编辑。',
  'errors.no_edit.next': '查看做过的更改及其编号：{deskmedic} history --changes',
  'errors.edit_not_kept.why': '{callId} 写入的内容未完整保留：其中有些内容像是密码或密钥。',
  'errors.edit_not_kept.next': '请手动进行此编辑，再重新执行其他编辑。',
}
