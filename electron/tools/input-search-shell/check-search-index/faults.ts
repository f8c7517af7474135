import { defineFaults } from '../../../machines/simulated/fault.ts'
import { withoutSearchService } from '../../../machines/simulated/masked-by.ts'
import { searchEvents, searchService } from '../../../machines/simulated/parts/search-index.ts'
import { texts } from './texts.ts'

export const faults = defineFaults([
  {
    name: 'search-service-stopped',
    cause: 'The search service crashed.',
    areas: ['file_missing', 'outlook', 'service'],
    writes: ['services.WSearch'],
    apply: (pc) => {
      pc.services.crash(searchService)
      pc.eventLog.serviceFailed({ displayName: 'Windows Search' })
    },
    finding: 'service_off',
    curedBy: { restart_whitelisted_service: { name: 'WSearch' } },
    notCuredBy: {
      restart_explorer: 'the search box is not what stopped',
      repair_office: 'Outlook only asks the stopped service',
    },
    undo: 'none',
    complaint: {
      en: 'Outlook search says something went wrong and Start finds no files',
      ko: '아웃룩 검색은 오류가 나고 시작 메뉴 검색도 파일을 못 찾아요',
      zh: 'Outlook 搜索报错，开始菜单也搜不到文件',
    },
  },
  {
    name: 'search-service-hung',
    cause: 'The search service runs but its query part hangs.',
    areas: ['file_missing'],
    writes: ['searchIndex.hung'],
    apply: (pc) => {
      pc.state.searchIndex.hung = true
    },
    finding: 'index_silent',
    curedBy: { restart_whitelisted_service: { name: 'WSearch' } },
    notCuredBy: { restart_explorer: 'the search box is not what hangs' },
    maskedBy: [withoutSearchService],
    undo: 'none',
    complaint: {
      en: 'search in Explorer just shows the green bar crawling and no hits',
      ko: '탐색기 검색이 초록색 막대만 천천히 가고 결과가 안 나와요',
      zh: '资源管理器搜索只见绿条慢慢爬，就是没结果',
    },
  },
  {
    name: 'search-index-damaged',
    cause: 'The database of the index is damaged.',
    areas: ['file_missing', 'outlook'],
    writes: ['searchIndex.damaged'],
    apply: (pc) => {
      pc.state.searchIndex.damaged = true
      pc.eventLog.record({
        log: 'Application',
        provider: searchEvents,
        id: 3028,
        level: 2,
        count: 40,
        utc: pc.clock.utc(-36 * 60),
        sample: '0xc0041801',
      })
    },
    finding: 'index_silent',
    curedBy: { rebuild_search_index: {} },
    notCuredBy: {},
    triedFirst: { restart_whitelisted_service: 'the database is just as damaged afterwards' },
    maskedBy: [withoutSearchService],
    undo: 'none',
    complaint: {
      en: "searching my mail has returned nothing for weeks, not even yesterday's messages",
      ko: '몇 주째 메일 검색 결과가 하나도 없어요. 어제 온 메일도 안 나옵니다',
      zh: '好几周了，搜邮件什么都搜不到，昨天的也没有',
    },
  },
  {
    name: 'search-index-empty',
    cause: 'The list of indexed places was lost, so no files are indexed.',
    areas: ['file_missing'],
    writes: ['searchIndex.placesLost'],
    apply: (pc) => {
      pc.state.searchIndex.placesLost = true
    },
    finding: 'index_empty',
    curedBy: { rebuild_search_index: {} },
    notCuredBy: { restart_whitelisted_service: 'the list of places stays empty' },
    maskedBy: [
      withoutSearchService,
      {
        faults: ['search-service-hung', 'search-index-damaged'],
        because: 'an index that does not answer does not say what it holds',
      },
    ],
    undo: 'none',
    complaint: {
      en: 'search finds programs but none of my documents',
      ko: '검색하면 프로그램만 나오고 제 문서는 안 나와요',
      zh: '搜索只出程序，我的文档一个都搜不到',
    },
  },
  {
    name: 'search-service-disabled',
    cause: 'Somebody disabled the search service to save power.',
    areas: ['file_missing', 'service'],
    writes: ['services.WSearch'],
    apply: (pc) => {
      pc.services.stop(searchService)
      Object.assign(pc.services.find(searchService) ?? {}, { startMode: 'Disabled' })
    },
    finding: 'service_disabled',
    curedBy: {},
    notCuredBy: {
      restart_whitelisted_service: 'a disabled service cannot be started',
      rebuild_search_index: 'the service does not start',
    },
    advice: texts.advice.service_disabled,
    undo: 'none',
    complaint: {
      en: 'search indexing was turned off, says a grey line in settings, and I cannot start it',
      ko: '설정에 검색 인덱싱이 꺼져 있다고 회색으로 나오는데 켤 수가 없어요',
      zh: '设置里写着搜索索引已关闭，我又打不开它',
    },
  },
])
