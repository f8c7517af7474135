/** Sentences about administrator rights and what they guard. */
export const rightsKo = {
  'ui.main.admin.brokerOn':
    'Windows가 준 관리자 권한을 다음 복구에도 유지합니다. 관리자 모드는 저절로 끝나며, PC를 잠가도 끝납니다.',
  'ui.main.admin.brokerOff':
    '관리자 권한이 필요한 단계는 그때마다 Windows가 묻습니다. 켜면 최대 30분 동안 다음 복구에도 권한을 유지합니다.',
  'ui.main.admin.forbidden':
    '조직에서 Deskmedic이 관리자 권한을 유지하는 것을 허용하지 않습니다. 권한이 필요한 단계는 Windows에 물을 수 있습니다.',
  'ui.shell.admin.on': '관리자 모드',
  'ui.shell.admin.endsIn': '관리자 모드, {time} 후 종료',
  'ui.panel.adminMay.repairs':
    '{count, plural, =0 {지금 여기에서 관리자 권한을 쓸 수 있는 복구가 없습니다} other {복구 #개가 관리자 권한을 사용할 수 있습니다}}',
  'ui.panel.adminMay.asked': 'Windows는 최대 {minutes, number}분 또는 {steps, number}단계마다 한 번만 묻습니다',
  'ui.panel.adminMay.checks': '점검 {count, number}개가 더 자세히 볼 수 있습니다. 예: {check}',
  'ui.panel.adminNever.unasked': '확인 없이는 어떤 단계도 실행하지 않습니다',
  'ui.panel.adminNever.free': '자유 명령도, 누군가 지정한 폴더의 파일도 쓰지 않습니다',
  'ui.panel.adminTools': '이 권한을 쓰는 도구',
  'ui.panel.adminMay.title': '가능',
  'ui.panel.adminNever.title': '하지 않음',
  'ui.panel.adminEndsIn': '{time} 후 종료',
  'errors.program_not_closed.why':
    '관리자 권한이 없는 프로그램이 이 위치의 Deskmedic 파일을 바꿀 수 있어, 관리자 권한이 필요한 단계는 꺼 두었습니다.',
  'errors.program_not_closed.next':
    '이 PC의 모든 사용자용으로 Deskmedic을 설치하고 그곳에서 시작하세요. 관리자 권한이 필요 없는 단계는 계속 사용할 수 있습니다.',
  'errors.elevation_refused.why': '관리자 권한이 허용되지 않아 이 단계를 실행하지 않았습니다.',
  'errors.elevation_refused.next':
    '나머지 단계는 계속 진행됩니다. 권한을 허용하려면 이 단계를 다시 시작하거나, 관리자 권한이 있는 사람에게 요청하세요.',
  'errors.broker_refused.why':
    '{reason, select, policy {조직에서 관리자 권한으로 이 단계를 실행하는 것을 허용하지 않습니다.} scripts {이 PC의 보안 규칙이 관리자의 스크립트도 제한하고 있어 이 권한으로는 어떤 단계도 실행할 수 없습니다.} folder {한 단계에만 쓰는 관리자 권한으로는 지정된 폴더나 이미지에서 파일을 읽지 않습니다. 누구든 그곳에 파일을 넣어 둘 수 있기 때문입니다.} limit {관리자 권한으로 실행되는 Deskmedic 구성 요소가 한 번에 처리할 수 있는 단계를 모두 처리했습니다.} expired {요청이 관리자 권한으로 실행되는 Deskmedic 구성 요소에 너무 늦게 도착했습니다.} nothing_kept {관리자 권한으로 실행되는 Deskmedic 구성 요소에 이 복구의 기록이 없어 되돌릴 수 없습니다.} other {관리자 권한으로 실행되는 Deskmedic 구성 요소가 이 단계를 받아들이지 않았습니다.}} 아무것도 변경하지 않았습니다.',
  'errors.broker_refused.next':
    '{reason, select, policy {이 PC의 관리자에게 문의하세요.} scripts {이 PC의 관리자에게 다른 방법으로 처리해 달라고 요청하세요. 관리자 권한이 필요 없는 단계는 계속 실행할 수 있습니다.} folder {폴더 없이 단계를 시작하면 Windows가 스스로 찾는 곳에서 파일을 가져옵니다. 꼭 그 폴더에서 가져와야 하면 관리자에게 문의하세요.} limit {단계를 다시 시작하세요. Windows가 권한을 다시 묻습니다.} expired {단계를 다시 시작하세요.} nothing_kept {기술 담당자에게 설정을 직접 되돌려 달라고 요청하세요.} other {단계를 다시 시작하세요. 다시 거부되면 Deskmedic을 새로 설치하세요.}}',
  'errors.broker_lost.why':
    '관리자 권한으로 실행되던 Deskmedic 구성 요소가 이 단계 도중에 종료되었습니다. 어디까지 실행되었는지 알 수 없습니다.',
  'errors.broker_lost.next': '이 단계의 점검을 다시 실행하여 지금 PC의 상태를 확인하세요.',
  'errors.folder_not_closed.why':
    '{folder} 폴더를 다른 사용자가 바꿀 수 없게 막지 못해 아무것도 변경하지 않았습니다. 복구 전에 보관하는 내용은 그곳에서 안전해야 합니다.',
  'errors.folder_not_closed.next':
    '관리자에게 이 폴더를 확인해 달라고 하세요. 소유자는 관리자여야 하고 다른 사용자는 쓸 수 없어야 합니다. 그런 다음 이 단계를 다시 실행하세요.',
  'errors.undo_refused.why': '이 단계에 대해 저장된 내용이 Deskmedic이 저장하는 형식과 달라 아무것도 하지 않았습니다.',
  'errors.undo_refused.next':
    '저장된 내용이 변경되었을 수 있습니다. 기술 담당자에게 확인을 요청하고 설정을 직접 되돌려 달라고 하세요.',
  'errors.undo_not_kept.why': '작업은 완료되었지만 되돌릴 수 없습니다. 실행 취소에 필요한 내용을 저장하지 못했습니다.',
  'errors.undo_not_kept.next':
    '데이터 폴더가 있는 드라이브가 가득 찼는지 확인하세요. 되돌려야 한다면 기술 담당자에게 문의하세요.',
  'errors.tool_name_taken.why': '이름이 {name}인 도구가 이미 있어 {source}의 도구를 추가하지 않았습니다.',
  'errors.tool_name_taken.next': '만든 곳에 도구 이름을 바꿔 달라고 요청하세요.',
  'errors.tool_exceeds_source.why':
    '도구 {tool}: {source}의 도구에 허용되지 않는 것을 요구합니다({limit, select, rights {관리자 권한} steps {자체 스크립트나 프로그램} capabilities {Deskmedic 자체의 역할} risk {허용되지 않는 위험 수준} kind {점검이나 복구} network {네트워크 모드 우회} other {결과에 대한 신뢰}}). 이곳의 도구는 하나도 추가하지 않았습니다.',
  'errors.tool_exceeds_source.next': '이 PC에서 사용하지 말고 만든 곳에 문의하세요.',
  'errors.tool_breaks_contract.why':
    '{source}의 도구 {tool}: 도구 설명이 규칙에 맞지 않습니다({rule}). 이곳의 도구는 하나도 추가하지 않았습니다.',
  'errors.tool_breaks_contract.next': '만든 곳에 이 Deskmedic에 맞는 버전을 요청하세요.',
  'errors.outside_hours.why': '조직에서 이런 복구를 정해진 시간에만 시작하도록 했습니다. 변경된 내용이 없습니다.',
  'errors.outside_hours.next':
    '{opensAt, select, unknown {언제 할 수 있는지 이 PC의 관리자에게 문의하세요.} other {{opensAt}에 시작할 수 있으니 그때 다시 요청하세요.}} 검사는 언제든지 할 수 있습니다.',
  'ui.card.hours.title': '허용된 시간을 기다리는 중',
  'ui.card.hours.keeps': '그보다 일찍 시작할 수 없습니다.',
  'ui.card.idle.outside_hours':
    '조직에서 이런 복구를 정해진 시간에만 시작하도록 했습니다. {time}에 시작할 수 있습니다. 그동안 PC를 살펴보는 것은 계속할 수 있습니다.',
  'idle.waitingForTime':
    '대기 중: 조직에서 이런 복구를 정해진 시간에만 시작하도록 했습니다. {time}에 시작할 수 있습니다. 그동안 검사는 할 수 있습니다.',
}
