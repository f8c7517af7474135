import type { explainedEn } from './explained.en.ts'

/** @see explained.en.ts */
export const explainedKo: Readonly<Record<keyof typeof explainedEn, string>> = {
  'ui.main.meansAlso': '이 때문에 함께 나타난 증상: {said}',
  'ui.main.meansRepair': '‘{title}’ 복구를 제안하는 이유: {why}',
  'ui.main.comesFirst': '확인된 문제에 맞는 방법 중 영향이 가장 작아서 ‘{title}’ 복구부터 제안합니다: {said}',
  'ui.main.comesAsked': '요청하셨기 때문에 제안합니다: {title}',
  'ui.main.comesLater': '그래도 해결되지 않을 때만 다음 단계를 제안합니다: {checks}.',
  'ui.main.notOffered': '지금은 제안하지 않는 단계: {title}',
  'ui.main.noRepair': '지금 제안할 복구가 없습니다.',
  'ui.main.risks': '{title}. {risk}.',
  'ui.main.shortened': '대화가 길어져서 앞부분은 요약하여 모델에 전달했습니다.',
  'ui.main.cut':
    '모델을 실행하는 프로그램이 전달받은 내용의 일부만 읽어서 답변에 빠진 것이 있을 수 있습니다. 그 프로그램에서 모델의 컨텍스트 길이를 늘려 주세요.',
  'ui.main.onlyReads': '점검은 읽기만 합니다. 동의하시기 전에는 아무것도 바뀌지 않습니다.',
  'ui.chat.correct': '메시지 수정',
  'ui.chat.correctHint': '새 메시지로 보냅니다. 이전 메시지와 답변은 위에 그대로 남습니다.',
  'ui.chat.correctNot': '그대로 두기',
  'ui.chat.correctSend': '보내기',
  'ui.chat.corrected': '아래에서 수정함',
  'ui.chat.copyMessage': '메시지 복사',
  'ui.chat.copyFinding': '찾은 내용 복사',
}
