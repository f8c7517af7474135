import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Rebuild the search index', ko: '검색 인덱스 다시 만들기', zh: '重建搜索索引' },
  purpose: {
    en: 'Tells Windows Search to build its index again from the start.',
    ko: 'Windows 검색에서 인덱스를 처음부터 다시 만들도록 합니다.',
    zh: '让 Windows 搜索从头重建其索引。',
  },
  withoutUndo: 'not_needed',
  notice: {
    what: {
      en: 'The list that makes Windows search fast is built again from the start.',
      ko: 'Windows 검색을 빠르게 해 주는 목록을 처음부터 다시 만듭니다.',
      zh: '将从头重建用于加快 Windows 搜索的列表。',
    },
    why: {
      en: 'Search finds nothing or too little.',
      ko: '검색 결과가 없거나 너무 적습니다.',
      zh: '搜索不到任何内容，或找到的内容太少。',
    },
    whatYouLose: {
      en: 'No files are lost. For some hours search results, also in Outlook, are incomplete.',
      ko: '파일은 사라지지 않습니다. 몇 시간 동안 Outlook 검색을 포함한 검색 결과가 일부만 표시됩니다.',
      zh: '不会丢失文件。几小时内，搜索结果（包括 Outlook 中的搜索结果）不完整。',
    },
    duration: {
      en: 'One minute, then up to several hours in the background.',
      ko: '1분 걸리며, 이후 백그라운드에서 최대 몇 시간 동안 계속됩니다.',
      zh: '一分钟，之后在后台最长需要数小时。',
    },
    undo: { en: 'Not needed.', ko: '되돌릴 필요가 없습니다.', zh: '无需撤销。' },
  },
  findings: {
    not_running: {
      en: 'The search service didn’t start again.',
      ko: '검색 서비스가 다시 시작되지 않았습니다.',
      zh: '搜索服务未能重新启动。',
    },
  },
  fields: {
    oldValue: { en: 'value before', ko: '이전 값', zh: '原来的值' },
  },
  arguments: {},
  requests: {
    en: ['(rebuild|reset|recreate) (the |my )?(windows )?(search )?index'],
    ko: ['(검색 ?)?(색인|인덱스)(을|를)? ?(다시 ?만들|재구축|다시 ?작성|초기화)'],
    zh: ['(重建|重新建立|重置)(搜索)?索引', '(把)?(搜索)?索引(重建|重置)'],
  },
  utterances: {
    en: [
      'rebuild the search index',
      'reset windows indexing',
      'search is outdated, index everything again',
      'fix search by rebuilding',
      're-index my files',
    ],
    ko: [
      '검색 색인 다시 만들어 주세요',
      '윈도우 인덱스 재구축해 줘요',
      '색인 초기화 부탁해요',
      '파일 다시 색인해 주세요',
      '검색 데이터베이스 재생성해 주세요',
    ],
    zh: ['重建搜索索引', '索引重新来一遍', '搜索坏了重建一下', '文件重新索引', '重置windows索引'],
  },
})
