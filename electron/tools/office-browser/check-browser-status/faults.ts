import { defineFaults } from '../../../machines/simulated/fault.ts'

/** The first process of the browser that is open on every simulated PC. */
const chrome = { pid: 4120, startedUtc: '2025-11-20T08:00:00.000Z' }

export const faults = defineFaults([
  {
    name: 'browser-cache-bloated',
    cause: 'The browser shows stale copies from a cache of 3 GB.',
    areas: ['browser', 'slow_internet'],
    writes: ['browsers.edge.caches'],
    apply: (pc) => {
      pc.state.browsers.edge.caches['Default'] = { files: 21_000, bytes: 3_200_000_000 }
    },
    finding: 'cache_large',
    curedBy: { clear_browser_cache: { browser: 'edge', profile: 'Default', dryRun: false } },
    notCuredBy: { flush_dns_cache: 'the names are right, the copies are old', reset_proxy_settings: 'no proxy is set' },
    undo: 'restores',
    complaint: {
      en: "intranet page still shows last month's menu, colleagues see the new one",
      ko: '사내 페이지가 저만 지난달 내용으로 보여요',
      zh: '内网页面我这里还是上个月的，同事看到的是新的',
    },
  },
  {
    name: 'browser-too-many-tabs',
    cause: 'More than 80 tabs are open.',
    areas: ['browser', 'memory', 'slow_pc'],
    writes: ['processes.chrome'],
    apply: (pc) => {
      const browser = pc.processes.find(chrome.pid)
      for (let tab = 1; tab <= 80; tab++) {
        pc.processes.add({
          name: 'chrome.exe',
          path: browser?.path ?? null,
          parentPid: chrome.pid,
          startedUtc: chrome.startedUtc,
          cpuPct: 0.05,
          privateBytes: 40_000_000,
          workingSetBytes: 30_000_000,
        })
      }
    },
    finding: 'very_many_processes',
    curedBy: { restart_application: chrome },
    notCuredBy: { clear_browser_cache: 'the tabs use memory, not the cache' },
    undo: 'none',
    complaint: {
      en: 'browser got so heavy that switching tabs takes seconds',
      ko: '브라우저가 너무 무거워서 탭 하나 바꾸는 데 몇 초씩 걸려요',
      zh: '浏览器太卡了，切个标签都要等几秒',
    },
  },
])
