import type { talkEn } from './talk.en.ts'

/** @see talk.en.ts */
export const talkKo: Readonly<Record<keyof typeof talkEn, string>> = {
  'talk.says': '{model} 모델의 답변입니다.',
  'talk.thinks': '생각 중…',
  'talk.thought': '생각한 과정',
  'talk.figures': '이 답변의 정보',
  'talk.figures.tokens': '읽은 토큰 {prompt}개, 쓴 토큰 {completion}개',
  'talk.figures.noTokens': '모델이 토큰 수를 알려 주지 않음',
  'talk.figures.firstWord': '첫 단어까지 {duration}',
  'talk.figures.duration': '모두 {duration}',
  'talk.figures.checks': '{calls, plural, =0 {확인한 항목 없음} other {확인한 항목 #개}}',
  'talk.figures.sent': '이 PC에서 보낸 양: {size}',
  'talk.copy': '답변 복사',
  'talk.copied': '복사됨',
  'talk.again': '다시 답하기',
  'talk.stop': '답변 중지',
  'talk.typeOn': '계속 입력하세요. 답변이 끝나면 보냅니다.',
  'talk.ended.lost': '모델의 답이 끊겨서 모델 없이 계속했습니다.',
  'talk.ended.stopped': '중지했습니다. 그때까지의 답변은 남아 있습니다.',
  'talk.ended.interrupted': '모델이 답하는 동안 Deskmedic이 종료되었습니다.',
  'ui.panel.plannerAbout.model': '무엇을 확인할지 모델이 고릅니다. 무엇이 문제인지는 Deskmedic이 판단합니다.',
  'help.chat': '대화하며 문제 찾기. 입력하고 읽고 이어서 입력',
  'chat.ask': '무엇이 궁금하신가요? 빈 채로 Enter를 누르면 대화를 끝냅니다.',
  'talk.goOn': '이 대화 이어가기',
  'talk.finished': '{model} 모델의 답변: {text}',
}
