import type { repairErrorsEn } from './repair-errors.en.ts'

/** Why a repair is not done although a person wanted it. */
export const repairErrorsZh: Readonly<Record<keyof typeof repairErrorsEn, string>> = {
  'errors.object_changed.why': '这台电脑上现在使用此编号的项目与之前显示的不同。未做任何更改。',
  'errors.object_changed.next': '请重新检查，随后会针对现有项目提供修复。',
  'errors.changed_since_preview.why': '要更改的内容已与之前显示的不同。未做任何更改。',
  'errors.changed_since_preview.next': '请重新查看，随后会按现在的情况显示。',
  'errors.would_lose.why': '此修复会毁掉您可能还需要的内容。',
  'errors.would_lose.next': '请先按建议保存需要的内容，再自行操作或联系 IT 人员。',
}
