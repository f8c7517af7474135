import type { checkUpEn } from './check-up.en.ts'

/** Sentences of the check-up in Simplified Chinese. */
export const checkUpZh: Readonly<Record<keyof typeof checkUpEn, string>> = {
  'checkUp.attention': '有 {count} 项需要处理。',
  'checkUp.unread': '有 {count} 项检查未能读取。',
  'checkUp.comesFrom': '由以下问题引起：{finding}',
  'checkUp.state.problem': '有问题',
  'checkUp.state.warning': '需要留意',
  'checkUp.state.unknown': '未能读取',
  'checkUp.state.healthy': '正常',
  'checkUp.area.storage': '磁盘',
  'checkUp.area.speed': '处理器和内存',
  'checkUp.area.programs': '启动项和程序',
  'checkUp.area.updates': '更新',
  'checkUp.area.crashes': '崩溃和错误',
  'checkUp.area.power': '电池和温度',
  'checkUp.area.network': '网络',
  'checkUp.area.security': '安全',
  'checkUp.area.printers': '打印机',
  'checkUp.area.devices': '设备和声音',
  'checkUp.area.apps': '办公软件和浏览器',
  'checkUp.area.account': '帐户和时间',
  'checkUp.area.windows': 'Windows 系统',
}
