import type { windowNextEn } from './window-next.en.ts'

/** What can be done next in a window, in Korean. No particle stands right after a variable. */
export const windowNextKo: Readonly<Record<keyof typeof windowNextEn, string>> = {
  'window.next.unknown_tool': '도구 페이지에서 찾아보세요. 이 버전에서는 이름이 다를 수 있습니다.',
  'window.next.invalid_arguments': '제공된 값 중 하나를 선택하거나 그대로 두세요.',
  'window.next.invalid_json': '따옴표, 쉼표, 괄호를 확인하세요.',
  'window.next.usage': 'Deskmedic을 닫고 옵션 없이 다시 시작하세요.',
  'window.next.model_not_set_up': 'Deskmedic은 모델 없이도 쓸 수 있습니다. 모델을 쓰려면 설정의 AI 모델에서 정하세요.',
  'window.next.model_unknown': '그곳에 있는 모델 가운데 고르세요.',
  'window.next.model_key_missing': '이 서버용으로 받은 키를 설정의 AI 모델에서 입력하세요.',
  'window.next.no_edit': '변경한 내용은 기록 페이지에서 확인하세요.',
  'window.next.unknown_call': '기록 페이지에서 해당 작업을 한 대화를 찾아보세요.',
  'window.next.mode_blocks_tool':
    '이 PC에서 인터넷을 사용해도 된다면 네트워크 모드를 온라인으로 바꾸세요. 모드가 잠겨 있으면 관리자에게 문의하세요.',
  'window.next.external_access_off':
    '{fixed, select, true {조직에서 정한 설정입니다. 관리자에게 문의하세요.} other {사용해도 된다면 설정에서 켜세요.}}',
  'window.next.unknown_webhook':
    '{count, plural, =0 {} other {사용할 수 있는 웹훅: {known}. }}설정 페이지에서 추가하거나 IT 담당자에게 문의하세요.',
  'window.next.unknown_workspace': '사용할 수 있는 이름: {known}. 다른 폴더는 설정 페이지에서 추가합니다.',
  'window.next.unknown_collection': '사용할 수 있는 모음: {known}. 이 중 하나나 폴더를 직접 지정하세요.',
  'window.next.rate_limited': '{seconds}초 기다린 후 다시 시도하세요.',
  'window.next.search_not_set_up': '설정 페이지에서 서비스의 키나 SearXNG 주소를 입력하세요.',
  'window.next.certificates_unreadable':
    '이 PC에 있는 파일의 전체 경로를 입력하세요. 파일에 PEM 형식의 인증서가 들어 있어야 합니다.',
  'window.next.key_not_kept':
    '{reason, select, ENOSPC {드라이브 공간을 확보한 뒤 다시 하세요.} other {Deskmedic 데이터 폴더에 쓸 수 있는지 확인하거나 관리자에게 문의하세요.}}',
  'window.next.certificate_refused':
    '{reason, select, unknown_issuer {조직에서 암호화된 연결을 검사한다면 관리자에게 조직의 루트 인증서를 Deskmedic 설정에 추가해 달라고 요청하세요.} wrong_host {이름을 올바르게 입력했는지 확인하세요.} other {이 PC의 날짜와 시간을 확인하세요. 올바르다면 사이트 운영자만 인증서를 바로잡을 수 있습니다.}}',
  'window.next.blocked_by_policy': '이 PC에서 사용해도 되는지 관리자에게 문의하세요.',
  'window.next.blocked_in_settings': '사용해도 된다면 이 PC에 Deskmedic을 설정한 사람에게 다시 켜 달라고 하세요.',
  'window.next.setting_locked':
    '{source, select, policy {{contact, select, none {관리자에게 변경을 요청하세요.} other {IT 담당자에게 변경을 요청하세요: {contact}}}} environment {환경 변수를 지우거나 고친 뒤 Deskmedic을 다시 시작하세요.} other {설정 페이지에서 정한 곳을 확인하세요.}}',
  'window.next.role_too_low':
    '{role, select, human_agent {대화 또는 도구 페이지에서 직접 시작하세요.} admin {이 PC 패널에서 관리자 모드를 켜거나 기술 담당자에게 요청하세요.} other {시작할 수 있는 사람을 도구 페이지에서 확인하세요.}}',
  'window.next.person_required': '대화에서 직접 시작하세요.',
  'window.next.runtime_missing': '빠진 프로그램의 설치를 관리자에게 요청하세요. 다른 점검은 그대로 사용할 수 있습니다.',
  'window.next.needs_windows':
    'Windows PC에서 사용하거나, 설정 페이지에서 연습용 PC를 선택한 뒤 Deskmedic을 다시 시작하세요.',
  'window.next.needs_full_language': 'Deskmedic에 대한 예외는 관리자만 허용할 수 있습니다.',
  'window.next.scripts_blocked':
    '관리자가 Deskmedic의 게시자나 프로그램 폴더를 허용할 수 있습니다. 이 메시지와 오류 코드를 보여 주세요.',
  'window.next.needs_unelevated': 'Deskmedic을 닫고 관리자 권한 없이 평소처럼 다시 시작하세요.',
  'window.next.not_simulated': '연습용 PC에서 쓸 수 있는 도구를 도구 페이지에서 확인하세요.',
  'window.next.needs_admin':
    'Deskmedic을 닫고 “관리자 권한으로 실행”으로 다시 시작하거나, 관리자 권한이 있는 사람에게 요청하세요.',
  'window.next.elevation_unavailable':
    'Deskmedic을 닫고 “관리자 권한으로 실행”으로 다시 시작하거나, 관리자 권한이 있는 사람에게 요청하세요.',
  'window.next.confirmation_missing': '단계를 다시 시작하고 확인 창에서 답하세요.',
  'window.next.gate_closed': '도구 페이지에서 해당 점검을 실행하여 결과를 확인하세요.',
  'window.next.gate_unknown': '도구 페이지에서 해당 점검을 실행하여 무엇을 읽지 못했는지 확인하세요.',
  'window.next.milder_fix_first': '영향이 더 적은 단계를 먼저 하세요. 같은 계획에 제안되어 있습니다.',
  'window.next.binding_missing': '이름 등을 더 자세히 적어 문제를 다시 설명하세요.',
  'window.next.already_tried': '다른 단계를 선택하세요. 지금까지 한 일은 기록 페이지에 있습니다.',
  'window.next.answer_needed': '관련 질문에 답하거나 메시지에 적어 주세요.',
  'window.next.not_diagnostic': '점검에서 해당하는 문제를 찾으면 대화에서 복구를 제안합니다.',
  'window.next.cancelled': '편한 때에 다시 시작하세요. 이미 한 일은 이 대화에 남아 있습니다.',
  'window.next.output_too_large': '항목 수나 기간을 줄여 실행하세요.',
  'window.next.script_host_blocked':
    '조직의 규칙이 PowerShell을 막고 있다면 이 메시지와 오류 코드를 관리자에게 보여 주세요.',
  'window.next.unknown_after_crash': '“지금 점검”을 선택하여 현재 PC 상태를 확인하세요.',
  'window.next.undo_missing': '되돌릴 수 있는 것은 대화의 결과에 표시됩니다.',
  'window.next.undo_expired': '기술 담당자가 대화에서 무엇이 바뀌었는지 확인할 수 있습니다.',
  'window.next.undo_done': '더 해야 할 일이 없습니다.',
  'window.next.other_machine':
    '설정 페이지에서 {machine, select, simulated {연습용 PC} windows {이 PC} other {해당 작업을 한 PC}} 항목을 선택한 뒤 Deskmedic을 다시 시작하세요.',
  'window.next.other_pc': '해당 PC에서 실행하세요. 여기서는 문제를 다시 설명해 주시면 Deskmedic이 이 PC를 점검합니다.',
  'window.next.audit_unavailable':
    '{reason, select, ENOSPC {드라이브 공간을 확보한 뒤 단계를 다시 시작하세요.} other {Deskmedic의 데이터 폴더에 쓸 권한이 있는지 확인한 뒤 단계를 다시 시작하세요.}}',
  'window.next.audit_broken': '파일을 그대로 두고 오류 코드와 함께 관리자에게 알려 주세요.',
  'window.next.data_folder_unwritable':
    '{reason, select, ENOSPC {드라이브 공간을 확보한 뒤 다시 하세요.} REMOTE {이 PC에 있는 폴더로 Deskmedic을 시작하거나 관리자에게 문의하세요.} OWNER {본인의 폴더로 Deskmedic을 시작하거나 관리자에게 문의하세요.} other {해당 폴더에 쓸 권한이 있는지 확인하거나 관리자에게 문의하세요.}}',
  'window.next.data_folder_busy': '다른 Deskmedic을 닫거나 끝날 때까지 기다린 뒤 다시 시작하세요.',
  'window.next.settings_corrupt':
    '{source, select, policy {관리자에게 알려 주세요. 그때까지 Deskmedic은 더 엄격한 쪽으로 작동합니다.} environment {환경 변수를 고쳐 주세요. 그때까지는 읽을 수 있었던 부분만 사용합니다.} other {빠진 값은 기본값으로 계속합니다. 현재 사용 중인 값은 설정 페이지에 있습니다.}}',
  'window.next.unknown_setting': '여기서 정할 수 있는 것은 모두 설정 페이지에 있습니다.',
  'window.next.unknown_scenario': 'Deskmedic을 닫고 이 시나리오 없이, 또는 다른 시나리오로 다시 시작하세요.',
  'window.next.unknown_fault': 'Deskmedic을 닫고 이 고장 없이, 또는 다른 고장으로 다시 시작하세요.',
  'window.next.faults_conflict': 'Deskmedic을 닫고 둘 중 하나만으로 다시 시작하세요.',
  'window.next.unknown_profile': 'Deskmedic을 닫고 이 프로필 없이, 또는 다른 프로필로 다시 시작하세요.',
  'window.next.simulation_refused': '이 단계에 무엇이 필요한지 도구 페이지에서 확인하세요.',
  'window.next.deletion_not_confirmed': '다시 삭제를 누르고, 묻는 창에서 동의해 주세요.',
  'window.next.history_unwritable':
    '드라이브가 가득 찼다면 공간을 확보하세요. 필요하면 이 답을 따로 보관하세요. 변경한 내용은 변경 기록에 있습니다.',
}
