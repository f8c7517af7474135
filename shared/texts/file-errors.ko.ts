import type { fileErrorsEn } from './file-errors.en.ts'

/** Why a file or folder of this PC stays closed. */
export const fileErrorsKo: Readonly<Record<keyof typeof fileErrorsEn, string>> = {
  'errors.unknown_workspace.why': 'Deskmedic에 열어 준 폴더 중에 이 이름이 없습니다: {workspace}',
  'errors.unknown_workspace.next':
    '이름은 다음 명령으로 볼 수 있습니다: {deskmedic} workspace list. 폴더를 더 열려면: {deskmedic} workspace add NAME FOLDER',
  'errors.unknown_collection.why': '이 이름의 폴더 모음이 없습니다: {collection}',
  'errors.unknown_collection.next':
    '모음은 다음 명령으로 볼 수 있습니다: {deskmedic} collection list. 새로 만들려면: {deskmedic} collection add NAME FOLDER',
  'errors.outside_workspace.why': '이 파일은 Deskmedic에 열어 준 폴더 밖에 있습니다.',
  'errors.outside_workspace.next':
    '열어 준 폴더 안의 파일을 선택하거나 Deskmedic을 설정한 사람에게 이 폴더를 열어 달라고 요청하세요.',
  'errors.folder_not_open.why':
    '에이전트는 Deskmedic에 열어 준 폴더에서만 작업할 수 있습니다. 그 안에 없는 경로입니다: “{path}”',
  'errors.folder_not_open.next':
    '--role ai_agent 옵션 없이 직접 실행하거나 폴더를 여세요: {deskmedic} workspace add NAME 폴더',
  'window.next.folder_not_open': '설정 페이지의 작업 폴더에서 이 폴더를 열어 주세요.',
  'errors.workspace_read_only.why':
    '“{workspace}” 폴더는 읽기 전용으로 열려 있습니다. 폴더 안에서 아무것도 변경하지 않았습니다.',
  'errors.workspace_read_only.next':
    '이 폴더의 파일을 변경하려면 폴더를 제거한 다음 --read-only 없이 다시 여세요: {deskmedic} workspace add {workspace} 폴더',
  'window.next.workspace_read_only':
    '이 폴더의 파일을 변경하려면 설정 페이지의 작업 폴더에서 ‘읽기 및 변경’으로 바꾸세요.',
  'errors.file_closed.why':
    '“{path}”: {reason, select, never {패턴 {pattern}에 해당하여 열지 않습니다.} not_only {이 폴더에서는 {pattern} 파일만 열 수 있습니다.} hidden {숨겨진 항목이어서 열지 않습니다.} other {Deskmedic이나 Windows의 폴더여서 열지 않습니다.}}',
  'errors.file_closed.next':
    '{reason, select, never {{workspace, select, none {다른 프로그램에서 직접 여세요.} other {다른 프로그램에서 직접 여세요. “{workspace}” 폴더를 연 사람은 패턴을 바꿀 수 있습니다.}}} not_only {패턴에 맞는 파일을 선택하거나 “{workspace}” 폴더의 패턴을 바꾸세요.} hidden {이 파일이 필요하면 숨김 파일도 포함해 달라고 요청하세요.} other {다른 폴더를 선택하세요.}}',
  'errors.path_refused.why':
    '“{path}” 경로를 사용할 수 없습니다: {reason, select, control_character {보이지 않는 문자가 들어 있습니다.} broken_letter {온전하지 않은 글자가 들어 있습니다.} device_namespace {폴더가 아니라 장치를 가리킵니다.} other_server {다른 컴퓨터를 가리킵니다.} drive_relative {어느 드라이브의 어느 위치인지 알 수 없습니다.} stream {파일의 숨겨진 부분을 가리킵니다.} forbidden_character {이름에 쓸 수 없는 문자가 들어 있습니다.} trailing_dot_or_blank {점이나 공백으로 끝나는 이름이 있습니다.} device_name {장치 이름이 들어 있습니다.} name_too_long {너무 긴 이름이 들어 있습니다.} short_name {다른 파일의 짧은 이름을 사용합니다.} path_too_long {너무 깁니다.} link_loop {링크가 제자리로 돌아옵니다.} other {그 위치의 내용을 확인할 수 없습니다.}}',
  'errors.path_refused.next': '파일 탐색기에 표시되는 전체 경로를 입력하세요.',
  'errors.no_plain_file.why':
    '“{path}” 파일을 열 수 없습니다: {what, select, folder {폴더입니다.} missing {그 위치에 없습니다.} placeholder {내용이 클라우드에만 있습니다.} changed {그 자리에 다른 항목이 들어왔습니다.} large {너무 큽니다.} binary {텍스트 파일이 아닙니다.} other {장치나 연결입니다.}}',
  'errors.no_plain_file.next':
    '{what, select, folder {대신 폴더 목록을 보세요.} missing {이름을 확인하고 폴더 목록에서 무엇이 있는지 보세요.} placeholder {파일 탐색기에서 파일을 한 번 열어 다운로드하세요.} changed {다시 시도하세요.} large {일부만 읽으세요.} other {다른 파일을 선택하세요.}}',
  'errors.no_such_part.why': '“{path}” 파일은 요청한 부분보다 앞에서 끝납니다(전체 {bytes}바이트).',
  'errors.no_such_part.next': '처음부터 읽거나 더 앞부분을 요청하세요.',
  'errors.bad_pattern.why': '내용 검색 패턴을 정규식으로 해석할 수 없습니다.',
  'errors.bad_pattern.next':
    '( [ * + ? . 같은 기호를 글자 그대로 찾으려면 앞에 백슬래시를 붙이세요. 전후방 탐색과 역참조는 사용할 수 없습니다.',
  'errors.too_many_file_calls.why': '에이전트는 파일 작업을 1분에 {limit, number}번까지 요청할 수 있습니다.',
  'errors.too_many_file_calls.next': '{seconds}초 뒤에 다시 시도하거나 한 번에 더 많이 요청하세요.',
}
