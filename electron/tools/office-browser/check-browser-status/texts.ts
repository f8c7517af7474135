import { defineTexts } from '../../../contract/define-tool.ts'
import { browserTexts } from '../../../contract/value-texts.ts'

export const texts = defineTexts({
  title: { en: 'Browsers', ko: '브라우저', zh: '浏览器' },
  values: {
    ...browserTexts,
  },
  purpose: {
    en: 'Installed browsers, versions, default browser, policies and cache size.',
    ko: '설치된 브라우저, 버전, 기본 브라우저, 정책, 캐시 크기를 확인합니다.',
    zh: '查看已安装的浏览器、版本、默认浏览器、策略和缓存大小。',
  },
  named: {
    very_many_processes: {
      en: '{name} runs with very many processes.',
      ko: '매우 많은 프로세스를 실행하는 브라우저가 있습니다: {name}',
      zh: '{name} 运行着非常多的进程。',
    },
  },
  measured: {
    cache_large: {
      en: 'A browser cache has grown to {figure}.',
      ko: '브라우저 캐시가 {figure}까지 커졌습니다.',
      zh: '有浏览器缓存已达 {figure}。',
    },
    very_many_processes: {
      en: '{name} runs with {figure} processes.',
      ko: '프로세스를 {figure}개 실행하는 브라우저가 있습니다: {name}',
      zh: '{name} 运行着 {figure} 个进程。',
    },
  },
  findings: {
    cache_large: {
      en: 'A browser cache is larger than 1 GB.',
      ko: '브라우저 캐시가 1GB보다 큽니다.',
      zh: '有浏览器缓存大于 1 GB。',
    },
    very_many_processes: {
      en: 'A browser runs with very many processes.',
      ko: '브라우저에서 매우 많은 프로세스를 실행하고 있습니다.',
      zh: '有浏览器运行着非常多的进程。',
    },
    managed: {
      en: 'The company manages settings of a browser.',
      ko: '회사에서 브라우저 설정을 관리합니다.',
      zh: '有浏览器的设置由公司管理。',
    },
  },
  fields: {
    caches: { en: 'caches', ko: '캐시', zh: '缓存' },
    chromePolicies: { en: 'rules for Chrome', ko: 'Chrome 정책 수', zh: 'Chrome 策略数' },
    chromeVersion: { en: 'version of Chrome', ko: 'Chrome 버전', zh: 'Chrome 版本' },
    defaultBrowser: { en: 'default browser', ko: '기본 브라우저', zh: '默认浏览器' },
    edgePolicies: { en: 'rules for Edge', ko: 'Edge 정책 수', zh: 'Edge 策略数' },
    edgeVersion: { en: 'version of Edge', ko: 'Edge 버전', zh: 'Edge 版本' },
    firefoxVersion: { en: 'version of Firefox', ko: 'Firefox 버전', zh: 'Firefox 版本' },
    totalCacheBytes: { en: 'caches in all', ko: '전체 캐시', zh: '缓存总计' },
  },
  picture: {
    noCache: { en: 'No stored pages', ko: '저장된 페이지가 없습니다', zh: '没有缓存的网页' },
  },
  arguments: {},
  utterances: {
    en: [
      'chrome is slow',
      'browser keeps crashing',
      'websites look broken',
      'page loads old version',
      'edge opens instead of chrome',
      'too many popups in the browser',
    ],
    ko: [
      '크롬이 느려요',
      '브라우저가 자꾸 꺼져요',
      '웹페이지가 깨져 보여요',
      '예전 화면이 계속 나와요',
      '링크 누르면 엣지가 열려요',
      '브라우저에 팝업이 너무 떠요',
    ],
    zh: ['chrome很卡', '浏览器老崩', '网页显示乱了', '页面还是旧的', '点链接总用edge打开', '浏览器弹窗太多'],
  },
})
