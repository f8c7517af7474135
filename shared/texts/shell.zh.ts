import type { shellEn } from './shell.en.ts'

export const shellZh: Readonly<Record<keyof typeof shellEn, string>> = {
  'shell.tray.show': '打开 Deskmedic',
  'shell.tray.checkNow': '立即检查我的电脑',
  'shell.tray.last':
    '{title}：{outcome, select, fixed {已解决} done {已完成} undone {已撤销} not_run {未运行} open {尚未解决} nothing_found {未发现问题} other {已推迟}}',
  'shell.tray.waits': '有修复正在等待：{title}',
  'shell.tray.quit': '退出',
  'shell.tray.stillWorking': '仍有步骤正在运行或等待，因此 Deskmedic 会留在时钟旁边。您可以点击其图标重新打开。',
  'shell.unresponsive.message': 'Deskmedic 的窗口没有响应。正在进行的检查和修复不受影响。',
  'shell.unresponsive.wait': '等待',
  'shell.unresponsive.reload': '重新加载窗口',
  'shell.pageDied.message': 'Deskmedic 窗口连续多次无法显示。正在运行的检查和修复不受影响，内容没有丢失。',
  'shell.pageDied.leave': '保持原样',
}
