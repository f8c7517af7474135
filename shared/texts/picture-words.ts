import type { Locale, LocalizedText } from '../domain/locale.ts'

/** Words that pictures of several tools share; a word of one tool stands in its own texts. */
const commonPictureWords: Readonly<Record<string, LocalizedText>> = {
  computer: { en: 'This PC', ko: '이 PC', zh: '这台电脑' },
  router: { en: 'Router', ko: '공유기', zh: '路由器' },
  internet: { en: 'Internet', ko: '인터넷', zh: '互联网' },
  works: { en: 'Works', ko: '정상', zh: '正常' },
  broken: { en: 'Not working', ko: '작동하지 않음', zh: '不工作' },
  attention: { en: 'Needs attention', ko: '확인 필요', zh: '需要注意' },
  noAnswer: { en: 'No answer', ko: '응답 없음', zh: '没有响应' },
  notReached: { en: 'Not reached', ko: '도달하지 못함', zh: '未到达' },
  cannotTell: { en: 'Can’t tell', ko: '알 수 없음', zh: '无法判断' },
  used: { en: 'Used', ko: '사용 중', zh: '已用' },
  free: { en: 'Free', ko: '남은 공간', zh: '可用' },
  others: { en: 'Everything else', ko: '나머지 전체', zh: '其余全部' },
  running: { en: 'Running', ko: '실행 중', zh: '正在运行' },
  stopped: { en: 'Stopped', ko: '중지됨', zh: '已停止' },
  on: { en: 'On', ko: '켜짐', zh: '已开启' },
  off: { en: 'Off', ko: '꺼짐', zh: '已关闭' },
  connected: { en: 'Connected', ko: '연결됨', zh: '已连接' },
  notConnected: { en: 'Not connected', ko: '연결 안 됨', zh: '未连接' },
  today: { en: 'Today', ko: '오늘', zh: '今天' },
  nothing: { en: 'Nothing found', ko: '항목 없음', zh: '没有项目' },
}

export function isPictureWord(key: string, own: Readonly<Record<string, LocalizedText>> = {}): boolean {
  return Object.hasOwn(own, key) || Object.hasOwn(commonPictureWords, key)
}

/** A word of a picture, in the words of its tool where it has some; a key that nobody has stands for itself. */
export function pictureWord(key: string, locale: Locale, own: Readonly<Record<string, LocalizedText>> = {}): string {
  if (Object.hasOwn(own, key)) return own[key]?.[locale] ?? key
  return Object.hasOwn(commonPictureWords, key) ? (commonPictureWords[key]?.[locale] ?? key) : key
}
