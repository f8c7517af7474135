import type { updateErrorsEn } from './update-errors.en.ts'

/** Why no newer version is offered or started. */
export const updateErrorsZh: Record<keyof typeof updateErrorsEn, string> = {
  'errors.update_unreachable.why': '在 {place} 未找到任何版本。',
  'errors.update_unreachable.next':
    '请检查这台电脑能否访问该位置，以及其中是否有 SHA256SUMS.txt 和安装程序，或询问管理员。',
  'errors.update_list_invalid.why': '该版本的清单 SHA256SUMS.txt 格式不正确。',
  'errors.update_list_invalid.next': '请让放置该版本的人重新复制 SHA256SUMS.txt。',
  'errors.update_damaged.why': '{file} 与该版本的清单不符：文件不完整或已被更改，因此不会启动。',
  'errors.update_damaged.next': '请等待复制完成后再检查。如果仍然如此，请告知管理员。',
  'errors.update_not_signed.why': '{file} 的签名者与此 Deskmedic 不同，因此不会启动。',
  'errors.update_not_signed.next': '请告知管理员：该安装程序可能来自他人。',
  'errors.update_not_started.why': '无法启动安装程序。',
  'errors.update_not_started.next': '请管理员安装新版本。',
}
