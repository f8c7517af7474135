import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Windows Search', ko: 'Windows 검색', zh: 'Windows 搜索' },
  purpose: {
    en: 'Search service, index state, whether the index answers, and recent search errors.',
    ko: '검색 서비스, 검색 인덱스의 상태와 응답 여부, 최근 검색 오류를 확인합니다.',
    zh: '查看搜索服务、索引状态、索引是否有响应，以及最近的搜索错误。',
  },
  findings: {
    service_off: {
      en: 'The Windows Search service isn’t running.',
      ko: 'Windows 검색 서비스가 실행되고 있지 않습니다.',
      zh: 'Windows 搜索服务没有运行。',
    },
    service_disabled: {
      en: 'Windows Search is disabled on this PC.',
      ko: '이 PC에서는 Windows 검색이 사용하지 않도록 설정되어 있습니다.',
      zh: '这台电脑上的 Windows 搜索已禁用。',
    },
    index_silent: {
      en: 'The search index doesn’t answer.',
      ko: '검색 인덱스가 응답하지 않습니다.',
      zh: '搜索索引没有响应。',
    },
    index_empty: {
      en: 'The search index holds no files.',
      ko: '검색 인덱스에 파일이 없습니다.',
      zh: '搜索索引中没有文件。',
    },
    many_errors: {
      en: 'Windows Search reported many errors this week.',
      ko: '이번 주에 Windows 검색에서 오류가 많이 발생했습니다.',
      zh: '最近一周 Windows 搜索报告了许多错误。',
    },
    rebuilding: {
      en: 'The index is being built again; results are incomplete until it is done.',
      ko: '검색 인덱스를 다시 만드는 중입니다. 완료될 때까지 검색 결과가 일부만 표시됩니다.',
      zh: '正在重建索引；完成之前，搜索结果不完整。',
    },
  },
  advice: {
    service_disabled: {
      en: 'An administrator has to set the service Windows Search to Automatic.',
      ko: '관리자가 Windows 검색 서비스를 자동으로 설정해야 합니다.',
      zh: '需要管理员将 Windows 搜索服务设为自动。',
    },
  },
  fields: {
    dataFolder: { en: 'data folder', ko: '데이터 폴더', zh: '数据文件夹' },
    errors7d: { en: 'errors in 7 days', ko: '7일간 오류', zh: '7 天内错误' },
    hasFiles: { en: 'files in the index', ko: '색인에 파일 있음', zh: '索引中有文件' },
    indexerRunning: { en: 'index program running', ko: '색인 프로그램 실행', zh: '索引程序正在运行' },
    queryOk: { en: 'search answers', ko: '검색 응답', zh: '搜索有应答' },
    setupDone: { en: 'index set up', ko: '색인 설정 완료', zh: '索引已建立' },
  },
  picture: {
    service: { en: 'Service', ko: '서비스', zh: '服务' },
    answers: { en: 'Search', ko: '검색', zh: '搜索' },
    content: { en: 'List of files', ko: '파일 목록', zh: '文件列表' },
    filled: { en: 'Filled', ko: '있음', zh: '已建立' },
    empty: { en: 'Empty', ko: '비어 있음', zh: '为空' },
    errors: { en: 'Errors in 7 days', ko: '7일간 오류', zh: '7 天内的错误' },
    many: { en: 'Many', ko: '많음', zh: '很多' },
    few: { en: 'Few', ko: '적음', zh: '很少' },
  },
  arguments: {},
  utterances: {
    en: [
      'windows search finds nothing',
      'start menu search is broken',
      'search bar does not find my files',
      'typing in the start menu shows no results',
      'indexing is paused forever',
    ],
    ko: [
      '윈도우 검색이 안 돼요',
      '시작 메뉴 검색 결과가 안 나와요',
      '파일이 있는데 검색이 안 돼요',
      '색인이 멈춰 있어요',
      '검색창에 입력해도 아무것도 안 떠요',
    ],
    zh: ['windows搜索搜不到东西', '开始菜单搜索没结果', '明明有文件却搜不出来', '索引一直暂停', '搜索框用不了'],
  },
})
