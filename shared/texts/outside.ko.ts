import type { outsideEn } from './outside.en.ts'

/** The sentences of `outside.en.ts`. */
export const outsideKo: Readonly<Record<keyof typeof outsideEn, string>> = {
  'ui.outside.list.allowDomains': '허용 도메인',
  'ui.outside.list.allowDomains.about':
    '이 이름과 하위 이름만 호출할 수 있습니다. 비워 두면 공개된 모든 이름을 호출할 수 있습니다.',
  'ui.outside.list.denyDomains': '차단 도메인',
  'ui.outside.list.denyDomains.about': '허용 목록과 관계없이 이 이름과 하위 이름은 호출하지 않습니다.',
  'ui.outside.list.internalHosts': '내부 서버',
  'ui.outside.list.internalHosts.about':
    '호출할 수 있는 사설 주소의 서버입니다. 이름 또는 이름:포트를 정확히 입력하십시오.',
  'ui.outside.list.workspaces': '다운로드 폴더',
  'ui.outside.list.workspaces.about':
    '다운로드는 이 폴더에만 저장됩니다. 비워 두면 사용자의 다운로드 폴더에 저장됩니다.',
  'ui.outside.list.webhooks': '웹훅',
  'ui.outside.list.webhooks.about': '메시지를 보낼 수 있는 주소입니다. 서버 이름 뒤의 내용은 다시 표시되지 않습니다.',
  'ui.outside.empty': '없음',
  'ui.outside.entry.domain': '도메인(예: example.com)',
  'ui.outside.entry.server': '서버(예: wiki:8443)',
  'ui.outside.entry.name': '이름',
  'ui.outside.entry.folder': '폴더의 전체 경로',
  'ui.outside.entry.address': 'https://로 시작하는 주소',
  'ui.outside.text.proxy': '프록시',
  'ui.outside.text.proxy.about':
    '주소가 고정된 HTTP 또는 SOCKS5 프록시입니다. 비워 두면 직접 연결합니다. 프록시 스크립트(PAC)와 로그인이 필요한 프록시는 지원하지 않습니다.',
  'ui.outside.text.caFile': '회사 인증서',
  'ui.outside.text.caFile.about': '암호화된 연결을 검사하는 네트워크에서 사용할 추가 루트 인증서 파일(PEM 형식)입니다.',
  'ui.outside.text.searxngUrl': 'SearXNG 주소',
  'ui.outside.text.searxngUrl.about': '조직 내부에서 운영할 수 있는 검색 서비스입니다. 키가 필요 없습니다.',
  'ui.outside.notSet': '설정 안 함',
  'ui.outside.add': '추가',
  'ui.outside.addNamed': '{title}: 추가',
  'ui.outside.save': '저장',
  'ui.outside.saveNamed': '{title}: 저장',
  'ui.outside.saved': '저장했습니다',
  'ui.outside.remove': '제거',
  'ui.outside.removeNamed': '{title}: {entry} 제거',
  'ui.outside.removeKey': '{title}: 제거',
  'ui.outside.key': '{service} 키',
  'ui.outside.keys': '검색 서비스 키',
  'ui.outside.key.state': '{service}: {state}',
  'ui.outside.keys.about': '한 번 입력하면 이 PC에 사용자 전용으로 암호화되어 보관됩니다. 다시 표시되지 않습니다.',
  'ui.outside.keys.notKept':
    '이 PC에서는 키를 암호화하여 보관할 수 없습니다. 입력한 키는 Deskmedic을 닫을 때까지만 사용되며 어디에도 기록되지 않습니다.',
  'ui.outside.key.place.stored': '설정됨',
  'ui.outside.key.place.session': 'Deskmedic을 닫을 때까지 설정됨',
  'ui.outside.key.place.environment': '환경 변수로 설정됨',
  'ui.outside.key.place.unreadable': '보관된 키를 이 PC에서 읽을 수 없습니다. 다시 입력하십시오.',
  'ui.outside.key.place.none': '설정 안 함',
  'ui.outside.sent.title': '도구별로 이 PC에서 나간 데이터',
  'ui.outside.sent.other': '이름 조회 등 도구와 관계없는 데이터',
  'ui.outside.sent.none': '이번 세션에 보낸 데이터가 없습니다.',
}
