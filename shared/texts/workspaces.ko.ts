/** Sentences of the folders that are opened to Deskmedic, in ICU message format. */
export const workspacesKo = {
  'ui.workspaces.addFolder': '폴더 추가…',
  'ui.workspaces.none': '아직 열어 준 폴더가 없습니다. 폴더를 추가하기 전까지는 다운로드 폴더를 사용합니다.',
  'ui.workspaces.allClosed':
    '열려 있는 폴더가 없습니다. 폴더를 추가하기 전에는 에이전트가 어떤 파일도 읽거나 바꾸지 않습니다.',
  'ui.workspaces.new': '새 폴더',
  'ui.workspaces.folder': '폴더',
  'ui.workspaces.name': '폴더 이름',
  'ui.workspaces.access': '이 폴더에서 할 수 있는 작업',
  'ui.workspaces.accessOf': '{name} 폴더에서 할 수 있는 작업',
  'ui.workspaces.access.read': '읽기 전용',
  'ui.workspaces.access.read_write': '읽기 및 변경',
  'ui.workspaces.open': 'Deskmedic에 폴더 열어 주기',
  'ui.workspaces.cancel': '취소',
  'ui.workspaces.remove': '{name} 제거',
  'ui.workspaces.pattern.only': '다음만',
  'ui.workspaces.pattern.never': '제외',
  'ui.workspaces.pattern': '패턴(예: *.log)',
  'ui.workspaces.pattern.add': '추가',
  'ui.workspaces.pattern.addTo':
    '{kind, select, only {{name}에서 열 수 있는 파일 패턴 추가} other {{name}에서 열지 않을 파일 패턴 추가}}',
  'ui.workspaces.pattern.keep': '패턴 저장',
  'ui.workspaces.pattern.remove':
    '{kind, select, only {{name}에서 열 수 있는 파일: {pattern} 제거} other {{name}에서 열지 않을 파일: {pattern} 제거}}',
  'ui.workspaces.every': '모든 폴더에 적용',
  'ui.workspaces.hidden': '숨긴 파일',
  'ui.workspaces.hiddenAbout': '숨긴 파일을 따로 요청할 때만 엽니다.',
  'ui.workspaces.closed': '어떤 폴더에서도 열지 않는 파일',
  'ui.workspaces.closedAbout': '키, 암호, 프로그램 파일입니다. 늘릴 수는 있지만 줄일 수는 없습니다.',
  'ui.workspaces.test': 'Deskmedic이 이 파일을 열까요?',
  'ui.workspaces.testPath': '파일이나 폴더의 전체 경로',
  'ui.workspaces.testButton': '확인',
  'ui.workspaces.answer':
    '{answer, select, change {예. 읽을 수 있고, 확인을 받은 뒤 변경할 수 있습니다.} read {읽기만 할 수 있습니다.} other {아니요.}}',
  'ui.workspaces.answer.where': '“{workspace}” 폴더에 있습니다: {path}',
  'ui.external.ask.workspaces.change': '이 폴더를 Deskmedic에 더 열어 줄까요?',
  'ui.external.ask.workspaces.change.about':
    '그러면 에이전트를 포함하여 더 많은 파일을 읽거나, 확인을 받은 뒤 폴더의 파일을 변경할 수 있습니다.',
} as const
