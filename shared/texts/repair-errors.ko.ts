import type { repairErrorsEn } from './repair-errors.en.ts'

/** Why a repair is not done although a person wanted it. */
export const repairErrorsKo: Readonly<Record<keyof typeof repairErrorsEn, string>> = {
  'errors.object_changed.why':
    '지금 이 번호를 가진 항목이 앞에서 보여 드린 것과 다릅니다. 아무것도 변경하지 않았습니다.',
  'errors.object_changed.next': '다시 점검하세요. 지금 있는 항목에 맞는 복구를 제안합니다.',
  'errors.changed_since_preview.why': '변경할 내용이 앞에서 보여 드린 것과 달라졌습니다. 아무것도 변경하지 않았습니다.',
  'errors.changed_since_preview.next': '다시 확인하세요. 지금 상태를 기준으로 보여 드립니다.',
  'errors.would_lose.why': '이 복구를 실행하면 아직 필요할 수 있는 내용이 완전히 사라집니다.',
  'errors.would_lose.next': '안내에 따라 필요한 내용을 먼저 저장한 다음 직접 실행하거나 IT 담당자에게 요청하세요.',
}
