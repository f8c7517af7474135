import { defineTexts } from '../../../contract/define-tool.ts'
import { trustTexts } from '../../../contract/value-texts.ts'

export const texts = defineTexts({
  title: { en: 'Search the web', ko: '웹 검색', zh: '搜索网络' },
  values: {
    ...trustTexts,
    provider: {
      searxng: { en: 'SearXNG', ko: 'SearXNG', zh: 'SearXNG' },
      tavily: { en: 'Tavily', ko: 'Tavily', zh: 'Tavily' },
      serper: { en: 'Serper', ko: 'Serper', zh: 'Serper' },
      bing: { en: 'Bing', ko: 'Bing', zh: '必应' },
    },
  },
  purpose: {
    en: 'Asks the search service of the settings and gives titles, addresses and short texts.',
    ko: '설정에 지정된 검색 서비스에서 검색하고 제목, 주소, 짧은 설명을 보여 줍니다.',
    zh: '使用设置中的搜索服务进行查询，并显示标题、地址和摘要。',
  },
  findings: {
    nothing_found: { en: 'Nothing was found.', ko: '검색 결과가 없습니다.', zh: '未找到任何内容。' },
    cut: { en: 'Not all results are shown.', ko: '일부 결과만 표시됩니다.', zh: '仅显示部分结果。' },
  },
  fields: {
    results: { en: 'hits', ko: '검색 결과', zh: '搜索结果' },
    snippet: { en: 'excerpt', ko: '발췌', zh: '摘录' },
  },
  arguments: {
    query: { en: 'Search words', ko: '검색어', zh: '搜索词' },
    num_results: { en: 'Number of results', ko: '결과 개수', zh: '结果数量' },
  },
  utterances: {
    en: [
      'search the web for this error code',
      'google this message for me',
      'look up this problem online',
      'find articles about this stop code',
      'what does the internet say about it',
    ],
    ko: [
      '이 오류 코드 인터넷에서 검색해 주세요',
      '이 메시지 구글에 찾아봐 주세요',
      '이 문제 온라인에서 찾아 주세요',
      '관련 글 좀 검색해 줘요',
      '인터넷에는 뭐라고 나오나요',
    ],
    zh: [
      '上网搜一下这个错误代码',
      '百度一下这条消息',
      '在网上查查这个问题',
      '找找关于这个停止代码的文章',
      '网上是怎么说的',
    ],
  },
})
