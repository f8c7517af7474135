import type { LocalizedText } from '../../shared/domain/locale.ts'
import type { ToldFinding } from './told-finding.ts'

export type Repair = {
  readonly tool: string
  /** Its title with what it acts on; absent = the title of the tool. */
  readonly title?: LocalizedText
}

/** What happened to a PC, what its person says who knows no word of the trade, and what the answer owes them. */
export type Situation = {
  readonly name: string
  readonly fault: string
  /** The PC as people have it that the fault befalls; absent = one without anything special. */
  readonly profile?: string
  readonly says: LocalizedText
  /** The verdict: a cause that suffices, or only one that could be it. */
  readonly verdict: 'explained' | 'likely'
  readonly cause: ToldFinding
  /** Told under the cause, as what comes of it. */
  readonly follows: readonly ToldFinding[]
  /** Repairs that are ticked, in the order in which one follows where the one before did not help; the last one proves it. */
  readonly repairs: readonly Repair[]
  /** Repairs that may be offered, unticked. */
  readonly offered?: readonly Repair[]
}

export const situations: readonly Situation[] = [
  {
    name: 'cable',
    fault: 'cable-unplugged',
    says: {
      en: 'the internet is gone on my PC since we moved the desks',
      ko: '책상을 옮긴 뒤로 인터넷이 안 돼요',
      zh: '搬了办公桌以后电脑就上不了网了',
    },
    verdict: 'explained',
    cause: { tool: 'check_network_status', finding: 'no_adapter_up' },
    follows: [{ tool: 'check_ip_address', finding: 'no_adapter' }],
    repairs: [],
  },
  {
    name: 'profile',
    fault: 'profile-temporary',
    says: {
      en: 'all my files and my wallpaper are gone this morning',
      ko: '오늘 아침에 켰더니 바탕화면 파일이 다 사라졌어요',
      zh: '早上开机后桌面上的文件全都不见了',
    },
    verdict: 'explained',
    cause: { tool: 'check_user_profile_health', finding: 'temporary_profile' },
    follows: [{ tool: 'check_user_profile_health', finding: 'load_errors' }],
    repairs: [],
  },
  {
    name: 'hotel',
    fault: 'captive-portal',
    says: {
      en: 'I am in a hotel, the wifi is connected but no page opens',
      ko: '호텔인데 와이파이는 연결됐는데 인터넷이 안 돼요',
      zh: '我在酒店，WiFi 显示已连接，可是网页都打不开',
    },
    verdict: 'explained',
    cause: { tool: 'check_network_status', finding: 'sign_in_page' },
    follows: [{ tool: 'check_network_status', finding: 'no_internet' }],
    repairs: [],
  },
  {
    name: 'names',
    fault: 'dns-server-set-by-hand-dead',
    says: {
      en: 'no website opens any more although the wifi is connected',
      ko: '와이파이는 연결돼 있는데 웹 사이트가 하나도 안 열려요',
      zh: '无线明明连着，可是什么网站都打不开',
    },
    verdict: 'explained',
    cause: { tool: 'check_dns_resolution', finding: 'server_silent' },
    follows: [],
    repairs: [
      {
        tool: 'renew_ip_address',
        title: {
          en: 'Get a new IP address for Example Wi-Fi 6',
          ko: 'Example Wi-Fi 6의 새 IP 주소 받기',
          zh: '为 Example Wi-Fi 6 获取新的 IP 地址',
        },
      },
      { tool: 'reset_network_stack' },
      { tool: 'restart_system' },
    ],
  },
  {
    name: 'disk',
    fault: 'hdd-fragmented',
    profile: 'home-office-laptop',
    says: {
      en: 'my laptop is terribly slow, every file takes ages to open',
      ko: '노트북이 너무 느리고 파일 하나 여는 데 한참 걸려요',
      zh: '笔记本特别慢，打开一个文件要等半天',
    },
    verdict: 'explained',
    cause: { tool: 'check_disk_health', finding: 'not_optimized', culprits: ['Example HDD'] },
    follows: [],
    repairs: [
      {
        tool: 'optimize_drive',
        title: { en: 'Optimize drive C', ko: 'C 드라이브 최적화', zh: '优化驱动器 C' },
      },
    ],
  },
  {
    name: 'docked',
    fault: 'print-job-stuck',
    profile: 'docked-laptop',
    says: {
      en: 'my wifi is so slow',
      ko: '와이파이가 너무 느려요',
      zh: '我的 WiFi 太慢了',
    },
    verdict: 'likely',
    cause: { tool: 'check_wifi_status', finding: 'not_in_use' },
    follows: [],
    repairs: [],
    offered: [
      {
        tool: 'reconnect_wifi',
        title: { en: 'Reconnect to Office', ko: 'Office 네트워크에 다시 연결', zh: '重新连接到 Office' },
      },
    ],
  },
]
