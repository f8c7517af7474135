import type { Locale } from '../domain/locale.ts'

/** States as programs of Windows write them, in the words of people. What is not here stays as it is: it may be a name. */
const stateWords: Readonly<Record<string, readonly [en: string, ko: string, zh: string]>> = {
  Running: ['Running', '실행 중', '正在运行'],
  Stopped: ['Stopped', '중지됨', '已停止'],
  Paused: ['Paused', '일시 중지됨', '已暂停'],
  StartPending: ['Starting', '시작하는 중', '正在启动'],
  StopPending: ['Stopping', '중지하는 중', '正在停止'],
  Auto: ['Automatic', '자동', '自动'],
  Automatic: ['Automatic', '자동', '自动'],
  Manual: ['Manual', '수동', '手动'],
  Disabled: ['Disabled', '사용 안 함', '已禁用'],
  Allow: ['Allowed', '허용됨', '允许'],
  Deny: ['Denied', '거부됨', '拒绝'],
  Block: ['Blocked', '차단됨', '已阻止'],
  Healthy: ['Healthy', '정상', '正常'],
  Unhealthy: ['Not healthy', '비정상', '异常'],
  Repairable: ['Damaged, can be repaired', '손상됨, 복구 가능', '已损坏，可以修复'],
  NonRepairable: ['Damaged, can’t be repaired', '손상됨, 복구 불가', '已损坏，无法修复'],
  NoErrorsFound: ['No errors found', '오류 없음', '未发现错误'],
  Connected: ['Connected', '연결됨', '已连接'],
  Disconnected: ['Not connected', '연결되지 않음', '未连接'],
  NoTraffic: ['No data arrives', '데이터가 오가지 않음', '没有数据往来'],
  LocalNetwork: ['Own network only', '내부 네트워크만', '仅本地网络'],
  Subnet: ['Nearby computers only', '가까운 컴퓨터만', '仅邻近的电脑'],
  FullyEncrypted: ['Encrypted', '암호화됨', '已加密'],
  FullyDecrypted: ['Not encrypted', '암호화되지 않음', '未加密'],
  EncryptionInProgress: ['Being encrypted', '암호화하는 중', '正在加密'],
  DecryptionInProgress: ['Being decrypted', '암호를 해제하는 중', '正在解密'],
  DomainAuthenticated: ['Company network', '회사 네트워크', '公司网络'],
  Unspecified: ['Unknown', '알 수 없음', '未知'],
}

const places = { en: 0, ko: 1, zh: 2 } as const

/** The word for a state of Windows; null = this is none that is known. */
export function stateWord(value: string, locale: Locale): string | null {
  return Object.hasOwn(stateWords, value) ? (stateWords[value]?.[places[locale]] ?? null) : null
}
