import type { editErrorsEn } from './edit-errors.en.ts'

/** Why a text is not edited as it was asked for. */
export const editErrorsKo: Readonly<Record<keyof typeof editErrorsEn, string>> = {
  'errors.undo_conflict.why': '그사이 파일 내용이 바뀌었습니다: {path}. 아무것도 덮어쓰지 않았습니다.',
  'errors.undo_conflict.next':
    '파일을 확인하세요. 그사이 작성한 내용은 그대로 있습니다. 먼저 그 변경을 되돌리거나 파일을 직접 편집하세요.',
  'errors.no_such_line.why': '파일에 없는 줄 번호입니다: {path}(전체 {lines}줄)',
  'errors.no_such_line.next': '파일을 다시 읽고 있는 줄 번호를 지정하세요. 줄 번호는 1부터 시작합니다.',
  'errors.edits_overlap.why': '같은 줄을 바꾸는 편집이 두 개 있습니다: {path}',
  'errors.edits_overlap.next': '하나의 편집으로 합치세요.',
  'errors.letters_do_not_fit.why': '이 파일의 인코딩으로는 저장할 수 없는 문자가 있습니다: {path}',
  'errors.letters_do_not_fit.next': '영문자와 숫자만 사용하거나 파일을 먼저 UTF-8로 저장하세요.',
  'errors.nothing_to_change.why': '파일에 이미 같은 내용이 있습니다: {path}',
  'errors.nothing_to_change.next': '더 할 일이 없습니다.',
  'errors.no_text_file.why': '줄 단위로 편집할 수 있는 텍스트 파일이 아닙니다: {path}',
  'errors.no_text_file.next': '텍스트 파일을 선택하세요. 다른 파일은 만든 프로그램에서 바꾸세요.',
  'errors.edit_too_large.why': '파일이나 바뀌는 내용이 너무 커서 한 번에 보여 드릴 수 없습니다: {path}',
  'errors.edit_too_large.next': '한 번에 조금씩 바꾸세요. 10MB 이하의 파일만 편집할 수 있습니다.',
  'errors.file_has_other_names.why':
    '이 드라이브에 같은 파일의 다른 이름이 있어 그쪽에는 이전 내용이 남게 됩니다: {path}',
  'errors.file_has_other_names.next': '직접 편집하거나 다른 이름을 먼저 삭제하세요.',
  'errors.content_not_kept.why': '이전 내용이 더 이상 보관되어 있지 않거나 보관된 사본이 손상되었습니다: {path}',
  'errors.content_not_kept.next': '필요하면 백업에서 파일을 복원하세요.',
  'errors.no_edit.why': '열어 준 폴더에서 한 파일 편집이 아닙니다: {callId}',
  'errors.no_edit.next': '변경한 내용과 번호를 확인하세요: {deskmedic} history --changes',
  'errors.edit_not_kept.why': '비밀번호나 키로 보이는 내용이 있어 이 편집은 전부 보관하지 않았습니다: {callId}',
  'errors.edit_not_kept.next': '이 편집은 직접 하고 나머지만 다시 실행하세요.',
}
