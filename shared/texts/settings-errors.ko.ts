/** What a person reads when settings or the machine policy cannot be read, or are not theirs to change. */
export const settingsErrorsKo = {
  'errors.settings_unreadable.why':
    '지금 설정 파일을 읽을 수 없습니다{reason, select, EACCES {(접근이 거부됨)} EPERM {(접근이 거부됨)} EBUSY {(다른 프로그램이 사용 중)} EIO {(드라이브에서 오류가 발생함)} other {}}. 파일은 그대로 두었습니다.',
  'errors.settings_unreadable.next':
    '바뀌거나 열린 것은 없습니다. 잠시 뒤에 다시 시도해 주세요. 계속 그러면 파일을 옆으로 옮기고 지금 쓰는 설정으로 계속할 수 있습니다: {deskmedic} config confirm',
  'errors.settings_from_copy.why': '설정 파일이 손상되었거나 없습니다. 마지막으로 정상이던 사본을 사용합니다.',
  'errors.settings_from_copy.next':
    '{deskmedic} config list 로 값을 확인해 주세요. 맞으면 다음 명령으로 확정하세요: {deskmedic} config confirm',
  'errors.settings_closed.why':
    '설정 파일이 손상되었고 정상 사본도 없습니다. 무엇을 꺼 두었는지 Deskmedic이 더 이상 알 수 없습니다.',
  'errors.settings_closed.next':
    '확인하실 때까지 Deskmedic은 오프라인으로 있으며 이 PC를 읽기만 합니다. 차단했던 것을 다시 설정한 뒤 설정이 맞다고 확정하세요: {deskmedic} config confirm',
  'errors.webhook_in_use.why': '복구 결과를 알리는 웹훅이라 제거하지 않았습니다: {webhook}',
  'errors.webhook_in_use.next':
    '먼저 다른 웹훅을 고르거나 알리지 않도록 하세요: {deskmedic} config set notifyWebhook ""',
  'window.next.webhook_in_use': '먼저 설정 페이지에서 다른 웹훅을 고르거나 알리지 않도록 하세요.',
  'errors.setting_not_typed.why':
    '모델에 알리는 것은 입력만으로 동의할 수 없습니다. 무엇을 보내는지 사람이 먼저 봅니다: {key}',
  'errors.setting_not_typed.next': '모델을 설정한 뒤 터미널에서 질문하고, 나오는 물음에 답하세요: {deskmedic} chat',
  'window.next.setting_not_confirmed': '바꾸려면 설정을 다시 바꾸고 확인 창에서 허용을 선택하세요.',
  'window.next.setting_not_typed': '설정 페이지에서 모델을 설정하고 질문한 뒤, 나오는 물음에 답하세요.',
  'errors.setting_of_app.why': '{key} 설정은 앱에서만 바꿀 수 있습니다. 시스템에 알릴 수 있는 것은 앱뿐입니다.',
  'errors.setting_of_app.next': 'Deskmedic을 열고 설정 페이지에서 바꾸세요.',
  'errors.start_not_set.why': '시스템이 로그인할 때 Deskmedic을 시작하도록 허용하지 않았습니다.',
  'errors.start_not_set.next':
    'Windows 설정의 앱 > 시작프로그램에서 Deskmedic을 시작할 수 있는지 확인하거나 관리자에게 문의하세요.',
  'errors.setting_needs_person.why': '설정은 사람만 바꿀 수 있습니다.',
  'errors.setting_needs_person.next': '--role ai_agent 옵션 없이 직접 바꾸세요.',
  'errors.policy_not_trusted.why':
    '조직의 설정을 믿을 수 없습니다. {reason, select, owner {파일이나 폴더의 소유자가 관리자가 아닙니다} writable {관리자가 아닌 사람이 파일이나 폴더를 바꿀 수 있습니다} link {그 자리에 링크가 있습니다} other {누가 바꿀 수 있는지 알 수 없습니다}}: {file}',
  'errors.policy_not_trusted.next':
    '관리자에게 알려 주세요. 그때까지 이 파일의 내용은 적용되지 않으며 Deskmedic은 오프라인으로 있습니다.',
  'errors.policy_pending.why': '조직의 설정을 아직 읽고 있습니다. 다 읽을 때까지 Deskmedic은 이 PC를 읽기만 합니다.',
  'errors.policy_pending.next': '잠시 기다렸다가 다시 시도하세요. 계속 그러면 관리자에게 알려 주세요.',
  'errors.policy_entries_unknown.why': '조직의 설정에 이 버전이 모르는 항목이 있습니다: {entries}',
  'errors.policy_entries_unknown.next': '관리자에게 알려 주세요. 이 항목은 효과가 없고 나머지는 적용됩니다.',
  'errors.mode_blocks_host.why':
    '{mode, select, internal {내부} other {오프라인}} 모드에서 Deskmedic은 내부 네트워크의 컴퓨터에만, 주소로만 묻습니다. “{host}”은(는) 여기에 해당하지 않습니다.',
  'errors.mode_blocks_host.next':
    '192.168.1.1 같은 내부 네트워크 주소를 입력하거나 온라인 모드로 바꾸세요: {deskmedic} mode online',
  'window.next.settings_unreadable':
    '바뀌거나 열린 것은 없습니다. 잠시 뒤에 다시 시도해 주세요. 계속 그러면 설정 페이지에서 설정을 확정하세요.',
  'window.next.settings_from_copy': '설정 페이지를 보고 값이 맞으면 그곳에서 확정해 주세요.',
  'window.next.settings_closed':
    '확인하실 때까지 Deskmedic은 오프라인으로 있으며 이 PC를 읽기만 합니다. 설정 페이지를 보고 값이 맞으면 그곳에서 확정해 주세요.',
  'window.next.setting_needs_person': '설정 페이지에서 직접 바꾸세요.',
  'window.next.mode_blocks_host': '192.168.1.1 같은 내부 네트워크 주소를 입력하거나 온라인 모드로 바꾸세요.',
  'errors.grants_unreadable.why':
    '지금 항상 허용 파일을 읽을 수 없습니다{reason, select, EACCES {(접근이 거부됨)} EPERM {(접근이 거부됨)} EBUSY {(다른 프로그램이 사용 중)} EIO {(드라이브에서 오류가 발생함)} other {}}. 파일은 그대로 두었습니다.',
  'errors.grants_unreadable.next':
    '그동안 Deskmedic은 변경할 때마다 먼저 물어보며, 새 허가는 Deskmedic을 닫을 때까지만 유효합니다. 나중에 Deskmedic을 다시 시작해 주세요.',
  'errors.grants_damaged.why':
    '항상 허용 파일이 손상되어 어떤 허가도 적용되지 않습니다. 파일은 여기에 보관되어 있습니다: {file}',
  'errors.grants_damaged.next':
    'Deskmedic은 다시 변경할 때마다 먼저 물어봅니다. 원하시면 다음에 물어볼 때 다시 허가해 주세요.',
  'errors.grants_newer.why': '더 새로운 버전의 Deskmedic이 항상 허용를 저장했습니다. 이 버전은 그대로 둡니다.',
  'errors.grants_newer.next':
    '새 버전을 다시 설치할 때까지 Deskmedic은 변경할 때마다 먼저 물어보며, 새 허가는 Deskmedic을 닫을 때까지만 유효합니다.',
  'errors.grants_elevated.why':
    '지금 Deskmedic은 관리자 권한으로 실행 중이며, 다음 실행을 위한 허가는 저장하지 않습니다.',
  'errors.grants_elevated.next': '허가를 계속 유지하려면 관리자 권한 없이 Deskmedic을 시작해 그곳에서 허가해 주세요.',
  'errors.history_unwritable.why':
    '위의 답은 그대로 유효하지만 일부를 기록에 저장하지 못했습니다{reason, select, ENOSPC {(드라이브에 남은 공간 없음)} EACCES {(접근이 거부됨)} EPERM {(접근이 거부됨)} EROFS {(읽기 전용 드라이브)} other {}}.',
  'errors.history_unwritable.next':
    '{reason, select, ENOSPC {드라이브 공간을 확보하거나 다른 폴더를 사용하세요: --data FOLDER} other {필요하면 이 답을 따로 보관하세요. 변경한 내용은 변경 기록에 있습니다: {deskmedic} audit export}}',
  'errors.records_not_deleted.why':
    '일부를 삭제하지 못했습니다{reason, select, EBUSY {(다른 프로그램이 파일을 사용 중)} EACCES {(접근이 거부됨)} EPERM {(접근이 거부됨)} EROFS {(읽기 전용 드라이브)} EIO {(드라이브 오류)} other {}}. 이미 삭제된 것은 그대로 삭제되어 있습니다.',
  'errors.records_not_deleted.next': '백업처럼 파일을 사용하고 있을 수 있는 프로그램을 닫고 다시 삭제해 주세요.',
  'errors.deletion_not_confirmed.why': '아무것도 삭제하지 않았습니다. 삭제는 사람이 직접 동의해야 합니다.',
  'errors.deletion_not_confirmed.next': '터미널에서 실행해 질문에 답하거나 미리 동의하세요: --yes',
  'delete.all': '이 데이터 폴더의 모든 대화, 지난 호출, 실행 취소용 기록, 로그를 삭제합니다.',
  'delete.one': '이 대화 또는 실행과 그 호출을 삭제합니다.',
  'delete.undo': '그러면 수정 {count}건은 더 이상 실행 취소할 수 없습니다.',
  'delete.stays':
    '무엇을 했는지에 대한 기록은 남습니다. 이 기록에는 인수가 들어 있지 않습니다. 설정, 허가, 키도 남습니다. 이 삭제는 되돌릴 수 없습니다.',
  'delete.yes': '삭제',
  'delete.question': '삭제할까요?',
  'delete.done': '삭제함: 대화 {chats}개, 지난 호출 {calls}개, 실행 취소용 기록 {undo}개.',
  'errors.deletion_waits.why': '아직 끝나지 않은 점검, 복구 또는 질문이 있어 아무것도 삭제하지 않았습니다.',
  'errors.deletion_waits.next': '끝날 때까지 기다리거나 중지한 뒤 다시 삭제하세요.',
} as const
