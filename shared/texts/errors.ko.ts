import type { errorsEn } from './errors.en.ts'
import { stepReasonMessage } from './step-reasons.ts'

/** Why something failed and what can be done next, in Korean. No particle stands right after a variable. */
export const errorsKo: Readonly<Record<keyof typeof errorsEn, string>> = {
  'errors.internal.why': 'Deskmedic 내부에서 문제가 발생했습니다.',
  'errors.internal.next': '이 코드와 그전에 한 작업을 IT 담당자에게 알려 주세요.',
  'errors.place_not_here.why': 'Windows 화면인데, 지금 보고 있는 PC에는 Windows가 없어 열 수 없습니다.',
  'errors.place_not_here.next': '연습용 PC에는 열 화면이 없습니다. 실제 PC에서는 여기서 열립니다.',
  'errors.place_not_opened.why': 'Windows에서 이 화면을 열지 못했습니다.',
  'errors.place_not_opened.next': '안내에 적힌 대로 직접 열어 보세요.',
  'errors.unknown_tool.why':
    '이런 이름의 도구가 없습니다: {tool}.{guessCount, plural, =0 {} other { 혹시 찾으시는 이름: {guesses}.}}',
  'errors.unknown_tool.next': '도구 이름 목록을 보려면 다음을 실행하세요: {deskmedic} tools',
  'errors.invalid_arguments.why':
    '{problem, select, missing {값이 빠졌습니다: {field}.} unknown {알 수 없는 이름입니다: {field}.} repeated {두 번 입력된 이름입니다: {field}.} other {쓸 수 없는 값입니다: {field}.}}{guessCount, plural, =0 {} other { 혹시 찾으시는 이름: {guesses}.}}{allowedCount, plural, =0 {} other { 쓸 수 있는 값: {allowed}.}}',
  'errors.invalid_arguments.next':
    '허용되는 값을 확인하세요. 도구의 인수: {deskmedic} show TOOL, 설정: {deskmedic} config list',
  'errors.invalid_json.why': 'JSON으로 입력한 내용을 읽을 수 없습니다.',
  'errors.invalid_json.next':
    '따옴표, 쉼표, 괄호를 확인하세요. 명령줄에 따라 내용 안의 따옴표마다 앞에 백슬래시를 붙여야 합니다.',
  'errors.usage.why':
    '이 명령줄은 사용할 수 없습니다: {problem, select, unknown_command {{word} 명령은 없습니다.} unknown_option {{word} 옵션은 없습니다.} missing_argument {{word} 항목이 빠져 있습니다.} missing_call {실행 기록의 번호가 빠져 있습니다.} missing_value {{word} 옵션에는 값이 필요합니다.} wrong_value {{word} 옵션에 쓸 수 있는 값: {choices}.} too_many_words {{word} 명령에 단어가 너무 많습니다. 여러 단어로 된 글은 따옴표로 묶으세요.} guessed {{word} 항목은 없습니다. 혹시 다음을 찾으십니까: {guess}} no_command {명령이 없습니다.} missing_word {{word} 다음에 단어가 하나 더 필요합니다: {choices}.} scenario_and_fault {--scenario 옵션과 --fault 옵션은 함께 쓸 수 없습니다.} needs_simulated {--scenario, --fault, --profile 옵션은 연습용 PC를 준비하므로 --target simulated 옵션이 필요합니다.} argument_or_batch {글 또는 --batch 옵션이 필요합니다.} other {이해할 수 없는 부분이 있습니다.}}',
  'errors.usage.next':
    '{problem, select, missing_call {번호를 찾으려면 다음을 실행하세요: {deskmedic} history} other {사용법을 보려면 다음을 실행하세요: {deskmedic} {help}}}',
  'errors.unknown_call.why': '이 번호의 실행 기록이 없습니다: {callId}',
  'errors.unknown_call.next': '번호를 찾으려면 다음을 실행하세요: {deskmedic} history',
  'errors.text_too_long.why': '내용이 너무 깁니다. 최대 {limit, number}자까지 입력할 수 있습니다.',
  'errors.text_too_long.next': '가장 중요한 내용만 남기고 줄여 주세요.',
  'errors.text_not_allowed.why': '여기에 사용할 수 없는 문자가 들어 있습니다.',
  'errors.text_not_allowed.next': '붙여 넣지 말고 직접 입력하여 깨진 문자나 보이지 않는 문자를 없애 주세요.',
  'errors.mode_blocks_tool.why':
    '현재 네트워크 모드는 {mode, select, offline {오프라인} internal {내부망 전용(인터넷 사용 안 함)} other {{mode}}}입니다. 이 도구에는 인터넷이 필요합니다.',
  'errors.mode_blocks_tool.next':
    '이 PC에서 인터넷을 사용해도 된다면 다음을 실행하세요: {deskmedic} mode online. 모드가 잠겨 있으면 관리자에게 문의하세요.',
  'errors.external_access_off.why': '웹 페이지와 인터넷 서비스에 대한 접근이 꺼져 있습니다.',
  'errors.external_access_off.next':
    '{fixed, select, true {조직에서 정한 설정입니다. 필요하면 관리자에게 문의하세요.} other {사용해도 된다면 다음 명령으로 켜세요: {deskmedic} config set externalAccess true}}',
  'errors.download_not_one_way.why':
    '현재 네트워크 모드는 {mode, select, offline {오프라인} internal {내부망 전용(인터넷 사용 안 함)} other {{mode}}}입니다. 파일은 받을 수 있지만 주소로 정보를 내보낼 수는 없습니다. 물음표 뒤의 내용은 사람이 직접 입력해야 합니다.',
  'errors.download_not_one_way.next': '이 주소로 직접 다운로드를 시작하거나 물음표가 없는 주소를 사용하세요.',
  'errors.invalid_network_mode.why':
    '{source, select, policy {조직의 정책({file})에 설정된 네트워크 모드가} other {설정된 네트워크 모드가}} online, internal, offline 중 어느 것도 아닙니다. 지금은 {used, select, online {온라인} internal {내부망 전용} offline {오프라인} other {{used}}} 모드를 사용합니다.',
  'errors.invalid_network_mode.next':
    '{source, select, policy {관리자에게 알려 주세요.} other {환경 변수 NETWORK_MODE의 값을 고쳐 주세요.}}',
  'errors.blocked_by_policy.why': '조직에서 허용하지 않습니다.',
  'errors.blocked_by_policy.next': '필요하면 이 PC의 관리자에게 문의하세요.',
  'errors.blocked_in_settings.why': '이 PC의 Deskmedic 설정이나 환경 변수에서 꺼져 있습니다.',
  'errors.blocked_in_settings.next':
    '어디에서 꺼져 있는지 다음 명령으로 확인하세요: {deskmedic} config list. 사용해도 된다면 그곳에서 바꾸세요.',
  'errors.setting_locked.why':
    '여기서 바꿀 수 없는 설정입니다: {key} (정한 곳: {source, select, policy {조직} command_line {명령줄} environment {환경 변수} other {다른 곳}})',
  'errors.setting_locked.next':
    '{source, select, policy {{contact, select, none {관리자에게 변경을 요청하세요.} other {IT 담당자에게 변경을 요청하세요: {contact}}}} command_line {해당 옵션을 빼고 다시 실행하세요.} environment {환경 변수를 지우거나 고친 뒤 다시 실행하세요.} other {어디에서 정했는지 확인하세요: {deskmedic} config list}}',
  'errors.role_too_low.why':
    '{role, select, human_agent {이 단계는 PC 앞에 있는 사람만 실행할 수 있습니다.} admin {이 단계는 관리자만 실행할 수 있습니다.} other {이 단계에는 이번 실행에 주어진 것보다 높은 권한이 필요합니다.}}',
  'errors.role_too_low.next':
    '{role, select, human_agent {--role ai_agent 옵션 없이 직접 실행하세요.} admin {“관리자 권한으로 실행”으로 연 명령줄에서 --role admin 옵션을 추가하여 실행하거나 기술 담당자에게 요청하세요.} other {이 단계에 무엇이 필요한지 확인하세요: {deskmedic} show {tool}}}',
  'errors.person_required.why': '이 단계는 프로그램이 아니라 사람만 승인할 수 있습니다.',
  'errors.person_required.next': 'PC 앞에서 --role ai_agent 옵션 없이 직접 실행하세요.',
  'errors.runtime_missing.why': '필요한 프로그램을 이 컴퓨터에서 찾지 못했습니다: {runtime}',
  'errors.runtime_missing.next':
    '찾은 항목을 확인하세요: {deskmedic} doctor. 빠진 프로그램의 설치는 관리자에게 요청하세요.',
  'errors.needs_windows.why': 'Windows에서만 사용할 수 있는데, 이 컴퓨터에서는 Windows가 실행되고 있지 않습니다.',
  'errors.needs_windows.next': 'Windows PC에서 실행하거나 연습용 PC에서 시험해 보세요: --target simulated',
  'errors.needs_newer_windows.why': '더 최신 버전의 Windows가 필요합니다.',
  'errors.needs_newer_windows.next': '이 PC의 Windows를 업데이트할 수 있는지 관리자에게 문의하세요.',
  'errors.needs_full_language.why': '이 PC의 보안 규칙이 스크립트를 제한하고 있어 이 도구를 사용할 수 없습니다.',
  'errors.needs_full_language.next':
    '적용된 규칙을 확인하세요: {deskmedic} doctor. Deskmedic에 대한 예외는 관리자만 허용할 수 있습니다.',
  'errors.scripts_blocked.why':
    '이 PC의 보안 규칙이 Deskmedic의 스크립트 실행을 막고 있어 이 도구를 사용할 수 없습니다.',
  'errors.scripts_blocked.next':
    '적용된 규칙을 확인하세요: {deskmedic} doctor. 관리자가 Deskmedic의 게시자나 프로그램 폴더를 허용할 수 있습니다.',
  'errors.needs_unelevated.why':
    '로그인한 사용자의 권한으로 실행해야 하는데, 지금 Deskmedic은 관리자 권한으로 실행되고 있습니다.',
  'errors.needs_unelevated.next': '관리자 권한으로 열지 않은 일반 명령줄에서 실행하세요.',
  'errors.not_simulated.why': '연습용 PC에는 이 도구가 없습니다.',
  'errors.not_simulated.next': '연습용 PC에서 쓸 수 있는 도구를 확인하세요: {deskmedic} tools --target simulated',
  'errors.missing_cmdlet.why': '필요한 Windows 구성 요소가 이 PC에 설치되어 있지 않습니다.',
  'errors.missing_cmdlet.next': '해당 Windows 기능을 추가할 수 있는지 관리자에게 문의하세요.',
  'errors.needs_admin.why': '관리자 권한이 필요합니다.',
  'errors.needs_admin.next':
    '“관리자 권한으로 실행”으로 연 명령줄에서 실행하거나 관리자 권한이 있는 사람에게 요청하세요.',
  'errors.access_denied.why': 'Deskmedic에 관리자 권한이 있지만 Windows가 접근을 거부했습니다.',
  'errors.access_denied.next':
    '규칙이나 보안 프로그램이 PC의 이 부분을 보호하고 있을 수 있습니다. 관리자에게 문의하세요.',
  'errors.elevation_unavailable.why': '여기서는 관리자 권한을 요청할 수 없습니다.',
  'errors.elevation_unavailable.next':
    '“관리자 권한으로 실행”으로 연 명령줄에서 실행하거나 관리자 권한이 있는 사람에게 요청하세요.',
  'errors.confirmation_refused.why': '동의하지 않음을 선택하여 아무것도 바꾸지 않았습니다.',
  'errors.confirmation_refused.next': '같은 단계를 언제든지 다시 실행할 수 있습니다.',
  'errors.confirmation_missing.why': '사람의 동의가 필요한 단계이지만 여기서는 물어볼 사람이 없습니다.',
  'errors.confirmation_missing.next':
    '{caller, select, ai_agent {프로그램은 어떤 옵션을 주어도 사람 대신 동의할 수 없습니다. PC 앞의 사람이 --role ai_agent 없이 실행해야 합니다.} other {답할 수 있는 터미널에서 실행하거나 --yes 옵션을 추가하세요. 되돌리기 어려운 단계에는 대신 다음이 필요합니다: --approve {digest}}}',
  'errors.approval_void.why': '승인한 내용이 지금 실행하려는 내용과 정확히 같지 않습니다.',
  'errors.approval_void.next': '지금 표시된 단계를 확인하고 새로 승인하세요.',
  'errors.approval_expired.why': '승인한 지 오래되어 더 이상 유효하지 않습니다.',
  'errors.approval_expired.next': '단계를 다시 시작하고 새로 승인하세요.',
  'errors.postponed.why': '나중으로 미뤘습니다. 변경된 내용이 없습니다.',
  'errors.postponed.next': '원할 때 여기에서 시작할 수 있습니다.',
  'errors.setting_not_confirmed.why': '허용하지 않아 설정을 바꾸지 않았습니다.',
  'errors.setting_not_confirmed.next': '다시 실행해 질문에 동의하거나 미리 동의하세요: --yes',
  'errors.question_open.why': '다른 질문이 답을 기다리고 있습니다.',
  'errors.question_open.next': '확인 창에서 먼저 답한 뒤 다시 시도하세요.',
  'errors.gate_closed.why': '먼저 하는 점검({check})에 따르면 지금은 이 단계를 실행하면 안 됩니다.',
  'errors.gate_closed.next': '점검 결과를 보려면 다음을 실행하세요: {deskmedic} run {check}',
  'errors.gate_unknown.why': '먼저 하는 점검({check})에서 지금 이 단계가 안전한지 알 수 없었습니다.',
  'errors.gate_unknown.next': '무엇을 읽지 못했는지 보려면 다음을 실행하세요: {deskmedic} run {check}',
  'errors.milder_fix_first.why': '영향이 더 적은 단계를 먼저 해야 합니다: {milder}',
  'errors.milder_fix_first.next': '그 단계의 내용을 보려면 다음을 실행하세요: {deskmedic} show {milder}',
  'errors.binding_missing.why':
    '{reason, select, check_failed {어디에 적용할지 알려 줄 점검에서 답을 얻지 못했습니다.} unreadable {이 단계에 필요한 정보를 PC에서 읽지 못했습니다.} no_element {이 단계를 적용할 대상이 PC에 없습니다.} value_unknown {이 단계에 필요한 값을 알 수 없습니다.} value_refused {PC에서 읽은 값은 이 단계에서 사용할 수 없는 값입니다.} other {이 단계에 필요한 정보가 모두 갖추어지지 않았습니다.}}',
  'errors.binding_missing.next': '이 단계에 무엇이 필요한지 확인하세요: {deskmedic} show {tool}',
  'errors.would_not_help.why': '정리할 항목이 거의 없습니다.',
  'errors.would_not_help.next': '여기서는 할 일이 없습니다.',
  'errors.already_tried.why': '같은 문제에 대해 이미 실행한 단계입니다.',
  'errors.already_tried.next': '다른 단계를 선택하세요. 지금까지 한 일: {deskmedic} history',
  'errors.no_longer_needed.why': '문제가 이미 사라져 이 단계를 실행하지 않았습니다.',
  'errors.no_longer_needed.next': '더 해야 할 일이 없습니다.',
  'errors.check_failed.why': '미리 살펴보았지만 답을 얻지 못해 이 단계가 도움이 될지 알 수 없습니다.',
  'errors.check_failed.next': '진단을 다시 실행하세요. 결과가 같으면 기술 담당자에게 문의하세요.',
  'errors.answer_needed.why':
    '이 점검을 하려면 알아야 할 것이 있습니다: {slot, select, host_name {연결되지 않는 컴퓨터나 사이트의 이름} user_folder {어느 폴더인지} file_name {어느 파일인지} log_file {어느 로그 파일인지} other {추가 정보}}',
  'errors.answer_needed.next': '명령에 다음을 추가하세요: --know {slot}=VALUE',
  'errors.not_diagnostic.why': '진단에는 아무것도 바꾸지 않는 점검만 사용하며, 이 도구는 그런 점검이 아닙니다.',
  'errors.not_diagnostic.next': '이 도구만 따로 사용하려면 다음을 실행하세요: {deskmedic} run {tool}',
  'errors.timed_out.why':
    '{reason, select, query {Windows가 정해진 시간 안에 응답하지 않았습니다.} other {정해진 시간 안에 끝나지 않아 중지했습니다.}}',
  'errors.timed_out.next': 'PC에 다른 작업이 많을 수 있습니다. 작업이 적을 때 다시 실행하세요.',
  'errors.cancelled.why': '끝나기 전에 중지되었습니다.',
  'errors.cancelled.next': '편한 때에 다시 실행하세요. 이미 한 일: {deskmedic} history',
  'errors.could_not_stop.why': 'Deskmedic에서 시작한 프로그램(프로세스 번호 {pid})을 종료하지 못했습니다.',
  'errors.could_not_stop.next': '작업 관리자에서 번호가 {pid}인 프로세스를 끝내거나 편한 때에 PC를 다시 시작하세요.',
  'errors.step_failed.why': stepReasonMessage('ko', '이 PC에서 한 단계가 제대로 실행되지 않았습니다.'),
  'errors.step_failed.next':
    '진단을 다시 실행하여 현재 PC 상태를 확인하세요. 문제가 계속되면 오류 코드를 기술 담당자에게 알려 주세요.',
  'errors.session_lost.why': '점검을 실행하는 Windows PowerShell이 답을 주기 전에 종료되었습니다.',
  'errors.session_lost.next':
    '다시 실행하세요. 또 종료되면 보안 프로그램이 막고 있을 수 있으니 오류 코드를 관리자에게 보여 주세요.',
  'errors.output_too_large.why': '결과가 Deskmedic에서 받을 수 있는 크기보다 큽니다.',
  'errors.output_too_large.next':
    '항목 수나 기간을 줄여 실행하세요. 도구의 인수를 보려면 다음을 실행하세요: {deskmedic} show TOOL',
  'errors.result_invalid.why': '결과의 형식이 예상과 달라 사용하지 않았습니다.',
  'errors.result_invalid.next': '다른 점검을 사용하고, 이 코드를 IT 담당자에게 알려 주세요.',
  'errors.blocked_by_antivirus.why': '이 PC의 보안 소프트웨어가 이 단계를 중지했습니다.',
  'errors.blocked_by_antivirus.next':
    '이 메시지와 오류 코드를 관리자에게 보여 주세요. 관리자가 Deskmedic을 허용할 수 있습니다.',
  'errors.script_changed.why': 'Deskmedic의 일부가 배포된 원래 상태와 달라 실행하지 않았습니다.',
  'errors.script_changed.next': '조직에서 제공하는 곳에서 Deskmedic을 다시 설치하고 관리자에게 알려 주세요.',
  'errors.script_host_blocked.why':
    '{reason, select, missing_file {점검을 실행하는 Windows PowerShell을 이 PC에서 찾지 못했습니다.} not_allowed {이 PC의 규칙이 점검을 실행하는 Windows PowerShell의 시작을 막고 있습니다.} no_answer {점검을 실행하는 Windows PowerShell이 시작되었지만 응답하지 않습니다.} other {점검을 실행하는 Windows PowerShell을 이 PC에서 시작하지 못했습니다.}}',
  'errors.script_host_blocked.next':
    '찾은 항목을 확인하세요: {deskmedic} doctor. 조직의 규칙이 PowerShell을 막고 있다면 관리자에게 문의하세요.',
  'errors.unknown_after_crash.why': '실행하는 도중에 Deskmedic이 닫혀, 완료되었는지 알 수 없습니다.',
  'errors.unknown_after_crash.next':
    '진단을 다시 실행하여 현재 PC 상태를 확인하세요. 마지막으로 실행한 것: {deskmedic} history',
  'errors.answer_not_written.why':
    '결과를 지정한 곳에 쓰지 못했습니다{reason, select, ENOSPC {(드라이브가 가득 참)} EIO {(드라이브에 쓸 수 없음)} other {}}.',
  'errors.answer_not_written.next': '실행한 작업은 기록에 남아 있습니다. 결과를 다른 곳에 쓰도록 하고 다시 실행하세요.',
  'errors.url_refused.why':
    '다음 주소를 열지 않습니다: {host}. 이유: {reason, select, malformed_url {http:// 또는 https://로 시작하지 않거나 공백, 백슬래시 또는 보이지 않는 문자가 들어 있습니다} unreadable_url {주소로 읽을 수 없습니다} scheme_refused {웹 주소가 아닙니다} userinfo_refused {사용자 이름이나 암호가 들어 있습니다} port_refused {다른 서비스에서 쓰는 포트입니다} ipv4_refused {이 PC나 사설 네트워크로 연결됩니다} ipv6_refused {이 PC나 사설 네트워크로 연결됩니다} ipv6_zone {이 PC의 네트워크 어댑터를 지정합니다} literal_behind_proxy {프록시를 사용할 때는 숫자 주소를 확인할 수 없고 이름만 확인할 수 있습니다} name_refused {사설 네트워크의 이름입니다} domain_denied {차단된 사이트 목록에 있습니다} domain_not_listed {허용된 사이트 목록에 없습니다} host_not_listed {내부 서버 목록에 없습니다} no_address {이 이름의 주소를 찾지 못했습니다} answer_refused {이 이름은 이 PC나 사설 네트워크로 연결됩니다} connected_elsewhere {확인한 곳과 다른 곳으로 연결되었습니다} too_many_redirects {다른 주소로 넘어가는 횟수가 너무 많습니다} redirect_unreadable {주소가 아닌 곳으로 넘어갑니다} redirect_downgrade {보호된 연결에서 보호되지 않은 연결로 넘어갑니다} redirect_with_body {보낸 데이터를 다른 사이트로 넘기려고 합니다} other {확인을 통과하지 못했습니다}}.',
  'errors.url_refused.next':
    '주소를 올바르게 입력했는지 확인하세요. 업무에 필요한 주소라면 관리자에게 허용을 요청하세요.',
  'errors.site_not_found.why': '다음 이름의 주소를 찾지 못했습니다: {host}',
  'errors.site_not_found.next':
    '이름의 철자를 확인하세요. 다른 사이트도 열리지 않으면 Deskmedic에 인터넷 문제를 설명하세요.',
  'errors.site_unreachable.why': '연결할 수 없거나 연결이 끊어졌습니다: {host}',
  'errors.site_unreachable.next':
    '나중에 다시 시도하세요. 다른 사이트도 열리지 않으면 Deskmedic에 인터넷 문제를 설명하세요.',
  'errors.certificate_refused.why':
    '{host}: 신원을 확인할 수 없습니다. {reason, select, expired {인증서가 만료되었습니다} not_yet_valid {인증서의 유효 기간이 아직 시작되지 않았습니다} wrong_host {인증서가 다른 이름의 것입니다} unknown_issuer {이 PC에서 알지 못하는 기관이 발급한 인증서입니다} other {인증서를 받아들일 수 없습니다}}.{named, select, true { 인증서 대상: {subject}. 발급 기관: {issuer}.} other {}}',
  'errors.certificate_refused.next':
    '{reason, select, unknown_issuer {조직에서 암호화된 연결을 검사한다면 관리자에게 조직의 루트 인증서를 PEM 파일로 요청하여 다음 명령으로 추가하세요: {deskmedic} config set caFile FILE} wrong_host {이름을 올바르게 입력했는지 확인하세요.} other {이 PC의 날짜와 시간을 확인하세요. 올바르다면 사이트 운영자만 인증서를 바로잡을 수 있습니다.}}',
  'errors.site_too_slow.why':
    '{host}: 시간이 너무 오래 걸렸습니다. {phase, select, lookup {정해진 시간 안에 주소를 찾지 못했습니다} connect {정해진 시간 안에 연결되지 않았습니다} headers {정해진 시간 안에 응답이 시작되지 않았습니다} other {정해진 시간 안에 응답이 도착하지 않았습니다}}.',
  'errors.site_too_slow.next': '나중에 다시 시도하거나, 가능하다면 제한 시간을 늘리세요.',
  'errors.answer_too_large.why': '{host}: 응답이 허용된 크기({limitBytes, number}바이트)보다 큽니다.',
  'errors.answer_too_large.next': '요청하는 양을 줄이세요. 파일이 필요하면 읽지 말고 내려받으세요.',
  'errors.answer_broken.why':
    '{host}: 응답을 사용할 수 없습니다. {reason, select, cut_off {응답이 중간에 끝났습니다} bad_encoding {압축이 손상되었거나 알 수 없는 방식입니다} headers_too_large {응답의 머리글이 너무 큽니다} not_json {예상한 형식(JSON)이 아닙니다} other {웹 규칙에 맞지 않는 응답입니다}}.',
  'errors.answer_broken.next': '나중에 다시 시도하세요. 계속되면 사이트 자체의 문제입니다.',
  'errors.not_text.why': '{host}: 텍스트가 아닌 파일을 보냈습니다.',
  'errors.not_text.next': '파일을 읽지 말고 내려받으세요.',
  'errors.proxy_unsupported.why':
    'Deskmedic에서 사용할 수 없는 프록시입니다. {reason, select, credentials {주소에 사용자 이름과 암호를 넣을 수 없으며, 이를 요구하는 SOCKS5 프록시는 지원하지 않습니다} script {프록시를 정하는 스크립트(PAC)는 Deskmedic 창에서만 실행됩니다} other {HTTP 또는 SOCKS5 프록시도, 프록시 스크립트도 아닙니다}}.',
  'errors.proxy_unsupported.next':
    '{reason, select, credentials {사용자 이름과 암호 없이 주소를 입력하세요. 이를 요구하는 HTTP 프록시에는 설정의 네트워크에서 로그인합니다.} script {창에서 실행하거나, 주소가 고정된 프록시를 관리자에게 문의하여 http://server:port 형식으로 입력하세요.} other {http://server:port, socks5://server:port, http://server/proxy.pac 또는 direct를 입력하세요. 어떤 것인지는 관리자에게 문의하세요.}}',
  'errors.proxy_failed.why': '프록시에서 연결을 통과시키지 않았습니다: {host}',
  'errors.proxy_failed.next': '설정에서 프록시를 확인하거나, 사이트가 허용되는지 관리자에게 문의하세요.',
  'errors.proxy_sign_in.why':
    '{reason, select, needed {프록시에서 사용자 이름과 암호를 요구하여} refused {입력한 사용자 이름과 암호를 프록시에서 받아들이지 않아} other {프록시에서 Windows 로그인처럼 Deskmedic이 지원하지 않는 로그인을 요구하여}} 아무것도 보내지 않았습니다: {host}',
  'errors.proxy_sign_in.next':
    '{reason, select, needed {Deskmedic 창의 설정 > 네트워크 > 프록시 로그인에 입력한 후 다시 시도하세요.} refused {Deskmedic 창의 설정 > 네트워크 > 프록시 로그인에 새로 입력한 후 다시 시도하세요.} other {로그인 없이 Deskmedic을 허용하거나 사용자 이름과 암호를 받는 프록시를 알려 달라고 관리자에게 요청하세요.}}',
  'errors.certificates_unreadable.why': '추가 루트 인증서 파일({path})을 사용할 수 없습니다.',
  'errors.certificates_unreadable.next': '설정에서 경로를 확인하세요. 파일에 PEM 형식의 인증서가 들어 있어야 합니다.',
  'errors.rate_limited.why': '여기서는 인터넷 호출이 1분에 {limit, number}회까지만 허용됩니다.',
  'errors.rate_limited.next': '{seconds}초 기다린 후 다시 시도하세요. 한도는 externalCallsPerMinute 설정입니다.',
  'errors.search_not_set_up.why':
    '검색 서비스가 설정되어 있지 않습니다{provider, select, auto {} other {({provider})}}.',
  'errors.search_not_set_up.next':
    'searxngUrl 설정에 SearXNG 주소를 입력하거나 TAVILY_API_KEY, SERPER_API_KEY, BING_API_KEY 중 하나에 서비스 키를 지정하세요.',
  'errors.service_refused.why': '서버가 키를 받아들이지 않았습니다: {host}(상태 {status})',
  'errors.service_refused.next': '키가 빠짐없이 입력되었고 아직 유효한지 확인한 후 다시 입력하세요.',
  'errors.service_busy.why': '서버가 지금은 요청을 더 받지 않습니다: {host}',
  'errors.service_busy.next': '{seconds}초 후에 다시 시도하세요. 그때까지는 아무것도 보내지 않습니다.',
  'errors.service_failed.why': '서버가 요청을 처리하지 못했습니다: {host}(상태 {status})',
  'errors.service_failed.next': '주소를 확인하고, 맞다면 나중에 다시 시도하세요.',
  'errors.unknown_webhook.why': '설정에 이 이름의 웹훅이 없습니다: {webhook}',
  'errors.unknown_webhook.next':
    '{count, plural, =0 {} other {사용할 수 있는 웹훅: {known}. }}다음 명령으로 추가하세요: {deskmedic} config set webhooks NAME=https://…',
  'errors.file_unwritable.why':
    '파일을 쓸 수 없습니다: {path}{reason, select, ENOSPC { (드라이브에 빈 공간이 없습니다)} ENOENT { (폴더가 없습니다)} EACCES { (권한이 없습니다)} EPERM { (권한이 없습니다)} EROFS { (읽기 전용 드라이브입니다)} other {}}',
  'errors.file_unwritable.next':
    '{reason, select, ENOSPC {공간을 확보한 후 다시 시도하세요.} ENOENT {먼저 폴더를 만들거나 다른 폴더를 선택하세요.} other {다른 폴더를 선택하거나 관리자에게 문의하세요.}}',
  'errors.file_exists.why': '같은 이름의 파일이 이미 있습니다: {path}. 기존 파일은 바꾸지 않습니다.',
  'errors.file_exists.next': '다른 이름을 선택하거나 기존 파일을 먼저 옮기세요.',
  'errors.file_unreadable.why':
    '파일을 읽지 못했습니다{reason, select, ENOENT {(파일이 없음)} EACCES {(접근이 거부됨)} EPERM {(접근이 거부됨)} EBUSY {(다른 프로그램에서 사용 중)} other {}}.',
  'errors.file_unreadable.next':
    '파일이 있는지, 파일을 열 권한이 있는지, 다른 프로그램에서 사용 중이지 않은지 확인하세요.',
  'errors.undo_missing.why': '되돌리는 데 필요한 정보가 저장되어 있지 않습니다.',
  'errors.undo_missing.next': '지금까지 한 일과 되돌릴 수 있는 것을 확인하세요: {deskmedic} history',
  'errors.undo_expired.why': '되돌리기 정보의 보관 기간이 지나 더 이상 되돌릴 수 없습니다.',
  'errors.undo_expired.next': '기술 담당자가 무엇이 바뀌었는지 확인할 수 있습니다: {deskmedic} show-call {callId}',
  'errors.undo_done.why': '이미 되돌린 복구입니다.',
  'errors.undo_done.next': '더 해야 할 일이 없습니다. 전체 기록: {deskmedic} history',
  'errors.other_machine.why':
    '지금 사용하는 PC가 아니라 {machine, select, simulated {연습용 PC} windows {실제 Windows PC} other {다른 종류의 PC}}에서 실행한 것입니다.',
  'errors.other_machine.next': '같은 명령에 다음을 추가하여 실행하세요: --target {machine}',
  'errors.other_pc.why': '다른 PC의 작업이거나, 이 PC의 이름을 바꾸기 전에 한 작업입니다.',
  'errors.other_pc.next': '해당 PC에서 실행하세요. 이 PC에 필요한 것은 점검을 다시 실행하면 알 수 있습니다.',
  'errors.audit_unavailable.why':
    '변경 기록을 쓸 수 없습니다{reason, select, ENOSPC {(드라이브에 남은 공간 없음)} EACCES {(접근이 거부됨)} EPERM {(접근이 거부됨)} EROFS {(읽기 전용 드라이브)} other {}}. 기록할 수 없으면 아무것도 바꾸지 않습니다.',
  'errors.audit_unavailable.next':
    '{reason, select, ENOSPC {드라이브 공간을 확보하거나 다른 폴더를 사용하세요: --data FOLDER} other {데이터 폴더에 쓸 권한이 있는지 확인하거나 다른 폴더를 사용하세요: --data FOLDER}}',
  'errors.audit_broken.why': '변경 기록이 손상되었거나 다른 무언가가 기록을 바꾸었습니다.',
  'errors.audit_broken.next':
    '어느 부분인지 확인하세요: {deskmedic} audit verify. 파일을 그대로 두고 관리자에게 알려 주세요.',
  'errors.data_folder_unwritable.why':
    'Deskmedic의 데이터 폴더에 쓸 수 없습니다{reason, select, ENOSPC {(드라이브에 남은 공간 없음)} EACCES {(접근이 거부됨)} EPERM {(접근이 거부됨)} EROFS {(읽기 전용 드라이브)} REMOTE {(다른 컴퓨터에 있는 폴더)} OWNER {(다른 사용자의 폴더여서 그 사용자가 저장된 내용을 보거나 바꿀 수 있음)} other {}}.',
  'errors.data_folder_unwritable.next':
    '{reason, select, ENOSPC {드라이브 공간을 확보하거나 다른 폴더를 사용하세요: --data FOLDER} REMOTE {이 PC에 있는 폴더를 사용하세요: --data FOLDER} OWNER {본인의 폴더를 사용하세요: --data FOLDER} other {쓸 권한이 있는 폴더를 사용하세요: --data FOLDER}}',
  'errors.data_folder_busy.why': '다른 Deskmedic이 실행 중이며 같은 데이터 폴더를 사용하고 있습니다.',
  'errors.data_folder_busy.next': '끝날 때까지 기다리거나 닫으세요. 다른 폴더를 사용할 수도 있습니다: --data FOLDER',
  'errors.data_newer.why':
    '{what, select, settings {더 새로운 버전의 Deskmedic이 저장한 설정입니다. 이 버전은 설정을 그대로 두고 오프라인으로 동작합니다.} history {더 새로운 버전의 Deskmedic이 저장한 기록입니다. 이 버전은 그대로 두고 아무것도 추가하지 않습니다.} audit {더 새로운 버전의 Deskmedic이 저장한 변경 기록입니다. 이 버전은 그대로 두고 이 PC에서 아무것도 바꾸지 않습니다.} other {더 새로운 버전의 Deskmedic이 저장한 내용입니다. 이 버전은 그대로 둡니다.}}',
  'errors.data_newer.next': '새 버전을 다시 설치하세요. 그때까지 사라지는 내용은 없습니다.',
  'errors.settings_corrupt.why':
    '{source, select, policy {조직의 설정 파일({file})에 이해할 수 없는 내용이 있습니다.} environment {환경 변수({invalid})에 이해할 수 없는 내용이 있습니다.} other {설정 파일({file})의 일부를 읽지 못했습니다.}}',
  'errors.settings_corrupt.next':
    '{source, select, policy {관리자에게 알려 주세요. 그때까지 Deskmedic은 더 엄격한 쪽으로 작동합니다.} environment {환경 변수를 고쳐 주세요. 그때까지는 읽을 수 있었던 부분만 사용합니다.} other {빠진 값은 기본값으로 계속합니다. 현재 사용 중인 값: {deskmedic} config list}}',
  'errors.unknown_setting.why': '이런 이름의 설정이 없습니다: {key}',
  'errors.unknown_setting.next': '설정 이름 목록을 보려면 다음을 실행하세요: {deskmedic} config list',
  'errors.domain_invalid.why': '도메인 이름이 아닙니다: “{entry}”',
  'errors.domain_invalid.next':
    '이름만 입력하세요. example.com 형식은 그 이름과 모든 하위 이름을, .example.com 형식은 하위 이름만을 뜻합니다. https://, 경로, * 문자는 쓸 수 없습니다.',
  'errors.server_invalid.why': '서버 이름이 아닙니다: “{entry}”',
  'errors.server_invalid.next':
    '이름이나 IP 주소를 입력하고, 필요하면 wiki:8443처럼 포트를 붙이세요. https://와 경로는 쓸 수 없습니다.',
  'errors.web_address_invalid.why': '웹 주소가 아닙니다: “{entry}”',
  'errors.web_address_invalid.next':
    'https://search.example.com처럼 전체 주소를 입력하세요. 사용자 이름이나 암호는 넣을 수 없습니다.',
  'errors.webhook_invalid.why':
    '{reason, select, name {웹훅 이름으로 쓸 수 없습니다: “{entry}”} twice {같은 이름의 웹훅이 이미 있습니다: “{entry}”} other {웹훅 주소를 사용할 수 없습니다: “{entry}”}}',
  'errors.webhook_invalid.next':
    '{reason, select, name {영문 소문자로 시작하여 소문자, 숫자, -, _ 문자를 32자까지 사용하세요.} twice {다른 이름을 쓰거나 먼저 기존 웹훅을 제거하세요.} other {https://로 시작하는 전체 주소를 입력하세요. 서버 앞에 사용자 이름이나 암호를 넣을 수 없습니다.}}',
  'errors.workspace_invalid.why':
    '{reason, select, name {폴더 이름으로 쓸 수 없습니다: “{entry}”} twice {같은 이름의 폴더가 이미 있습니다: “{entry}”} path {이 PC의 전체 경로가 아닙니다: “{entry}”} missing {이 PC에 없는 폴더입니다: “{entry}”} pattern {사용할 수 없는 패턴입니다: “{entry}”} patterns {폴더에 패턴이 너무 많습니다: “{entry}”} drive {드라이브 전체입니다: “{entry}”} own {Deskmedic의 폴더이거나 그 폴더와 겹칩니다: “{entry}”} system {Windows 폴더이거나 그 폴더와 겹칩니다: “{entry}”} other {폴더를 사용할 수 없습니다: “{entry}”}}',
  'errors.workspace_invalid.next':
    '{reason, select, name {영문 소문자로 시작하여 소문자, 숫자, -, _ 문자를 32자까지 사용하세요.} twice {다른 이름을 쓰거나 먼저 기존 폴더를 제거하세요.} path {드라이브를 포함한 경로를 입력하세요. 다른 컴퓨터의 폴더는 사용할 수 없습니다.} missing {먼저 폴더를 만들거나 경로를 고치세요.} pattern {*.log 또는 old/**처럼 입력하세요. 폴더는 /로 구분하고 이름 하나에 별표는 3개까지 쓸 수 있습니다.} patterns {종류별로 패턴을 50개까지 사용하세요.} drive {드라이브 안의 폴더를 선택하세요.} own {다른 폴더를 선택하세요. 이 폴더는 열 수 없습니다.} system {다른 폴더를 선택하세요. 이 폴더는 열 수 없습니다.} other {이 PC에 있는 폴더의 전체 경로를 260자 이내로 입력하세요.}}',
  'errors.list_too_long.why': '이미 항목이 {limit, number}개 있어 더 추가할 수 없습니다.',
  'errors.list_too_long.next': '필요 없는 항목을 제거하세요. 이름 하나는 모든 하위 이름에도 적용됩니다.',
  'errors.key_invalid.why': '서비스의 키가 아닙니다.',
  'errors.key_invalid.next':
    '서비스 페이지에서 키를 다시 복사하세요. 공백 없이 글자, 숫자, 기호로 된 400자 이내의 키여야 합니다.',
  'errors.sign_in_invalid.why': '이 값으로는 로그인할 수 없습니다.',
  'errors.sign_in_invalid.next':
    '콜론이 없는 사용자 이름을 입력하세요. 로그인을 요구한 프록시에만 로그인할 수 있습니다.',
  'errors.key_not_kept.why': '키를 보관하거나 제거하지 못했습니다.',
  'errors.key_not_kept.next':
    '{reason, select, ENOSPC {드라이브 공간을 확보한 뒤 다시 하세요.} other {Deskmedic 데이터 폴더에 쓸 수 있는지 확인하거나, Deskmedic의 환경 변수로 키를 지정하세요.}}',
  'errors.unknown_chat.why': '이 대화는 더 이상 없습니다.',
  'errors.unknown_chat.next': '기록에서 다른 대화를 선택하거나 새 대화를 시작하세요.',
  'errors.chat_read_only.why': '이 대화는 이전 세션의 대화이며 보기만 할 수 있습니다.',
  'errors.chat_read_only.next': '아래의 “이 대화 이어가기”나 “다시 점검”을 선택하세요.',
  'errors.chat_busy.why': 'Deskmedic이 아직 점검하고 있습니다.',
  'errors.chat_busy.next': '끝날 때까지 기다리거나 중지하세요.',
  'errors.plan_changed.why': '선택한 단계가 지금 제안된 내용에 속하지 않습니다.',
  'errors.plan_changed.next': '단계를 다시 확인하고 새로 선택하세요. 시작된 작업은 없습니다.',
  'errors.nothing_to_watch.why': '설명하신 문제에 맞는 빠른 점검이 없어 지켜볼 것이 없습니다.',
  'errors.nothing_to_watch.next':
    '무엇이 어떻게 안 되는지 "와이파이가 자꾸 끊겨요"처럼 적은 뒤 지켜보기를 다시 시작하세요.',
  'errors.unknown_command.why': 'Deskmedic 창에서 존재하지 않는 기능을 요청했습니다.',
  'errors.unknown_command.next':
    'Deskmedic을 닫고 다시 시작하세요. 같은 문제가 반복되면 오류 코드를 적어 IT 담당자에게 알려 주세요.',
  'errors.invalid_input.why': 'Deskmedic 창에서 허용되지 않는 내용을 보냈습니다. 아무 작업도 실행되지 않았습니다.',
  'errors.invalid_input.next':
    '더 짧거나 간단하게 입력하여 다시 시도하세요. 같은 문제가 반복되면 오류 코드를 적어 IT 담당자에게 알려 주세요.',
  'errors.message_too_large.why': '입력한 내용이 너무 큽니다. 아무 작업도 실행되지 않았습니다.',
  'errors.message_too_large.next': '한 번에 입력하는 양을 줄이세요.',
  'errors.sender_refused.why':
    '이 Deskmedic 창에 속하지 않는 페이지가 요청을 보냈습니다. 아무 작업도 실행되지 않았습니다.',
  'errors.sender_refused.next': 'Deskmedic을 닫고 다시 시작하세요. 이 사실을 IT 담당자에게 알려 주세요.',
  'errors.unknown_link.why':
    '이 링크가 가리키는 것을 Deskmedic에서 찾을 수 없습니다. 아무것도 열거나 변경하지 않았습니다.',
  'errors.unknown_link.next': '기록에서 찾아보거나 새 대화에 문제를 설명하세요.',
  'errors.unknown_scenario.why': '이런 이름의 시나리오가 없습니다: {scenario}',
  'errors.unknown_scenario.next': '시나리오 이름 목록을 보려면 다음을 실행하세요: {deskmedic} scenarios',
  'errors.unknown_fault.why': '이런 이름의 고장이 없습니다: {fault}',
  'errors.unknown_fault.next': '고장 이름 목록을 보려면 다음을 실행하세요: {deskmedic} faults',
  'errors.faults_conflict.why': '같은 연습용 PC에 함께 설정할 수 없는 고장입니다: {first}, {second}',
  'errors.faults_conflict.next': '둘 중 하나를 빼세요. 전체 고장 목록: {deskmedic} faults',
  'errors.unknown_profile.why': '이런 이름의 프로필이 없습니다: {profile}',
  'errors.unknown_profile.next': '다음 중 하나를 고르세요: {known}',
  'errors.simulation_refused.why': stepReasonMessage('ko', '실제 PC와 마찬가지로 연습용 PC에서도 허용되지 않습니다.'),
  'errors.simulation_refused.next': '이 단계에 무엇이 필요한지 확인하세요: {deskmedic} show {tool}',
}
