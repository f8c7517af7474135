import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Clear the name cache', ko: '이름 캐시 지우기', zh: '清除 DNS 缓存' },
  purpose: {
    en: 'Clears remembered DNS answers.',
    ko: '저장되어 있는 DNS 응답을 지웁니다.',
    zh: '清除已记住的 DNS 应答。',
  },
  losesNothing: ['repair'],
  withoutUndo: 'not_needed',
  notice: {
    what: {
      en: 'The list of remembered internet addresses is cleared.',
      ko: '저장되어 있는 인터넷 주소 목록을 지웁니다.',
      zh: '将清除电脑记住的互联网地址列表。',
    },
    why: {
      en: 'An old address may be the reason why a site doesn’t open.',
      ko: '오래된 주소 때문에 사이트가 열리지 않을 수 있습니다.',
      zh: '网站打不开，可能是因为电脑记住了旧的地址。',
    },
    whatYouLose: { en: 'Nothing is lost.', ko: '사라지는 것은 없습니다.', zh: '不会丢失任何内容。' },
    duration: { en: 'A second.', ko: '1초면 끝납니다.', zh: '一秒钟。' },
    undo: { en: 'Not needed.', ko: '되돌릴 필요가 없습니다.', zh: '无需撤销。' },
  },
  findings: {},
  fields: {
    after: { en: 'entries after', ko: '이후 항목 수', zh: '之后的条目数' },
    before: { en: 'entries before', ko: '이전 항목 수', zh: '之前的条目数' },
  },
  arguments: {},
  requests: {
    en: ['(flush|clear|reset|empty) (my |the )?(dns|dns cache|name cache|dns resolver cache)', 'ipconfig ?/?flushdns'],
    ko: ['dns( ?캐시)?(를|을)? ?(비우|비워|초기화|플러시|삭제|지우|지워)'],
    zh: ['(把)?dns缓存(清空|清除|清理|刷新)', '(清空|清除|清理|刷新)dns(缓存)?'],
  },
  utterances: {
    en: [
      'flush my dns',
      'ipconfig /flushdns please',
      'clear the dns cache',
      'site moved but my pc still goes to the old one',
      'reset dns quickly',
    ],
    ko: [
      'DNS 캐시 지워 주세요',
      'ipconfig flushdns 해줘요',
      '사이트가 옮겨졌는데 예전 주소로 가요',
      'DNS 초기화 부탁해요',
      '디엔에스 캐시 비워 주세요',
    ],
    zh: ['清一下dns缓存', 'flushdns一下', '网站换了地址我这还是老的', '刷新dns', 'dns缓存清空'],
  },
})
