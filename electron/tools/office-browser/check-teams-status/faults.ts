import { defineFaults } from '../../../machines/simulated/fault.ts'
import { teamsPackage } from '../../../machines/simulated/parts/teams.ts'

export const faults = defineFaults([
  {
    name: 'teams-cache-bloated',
    cause: 'The cache of Teams grew to 6 GB and slows it down.',
    areas: ['teams', 'slow_pc'],
    writes: ['teams.cacheBytes'],
    apply: (pc) => {
      pc.state.teams.cacheBytes = 6_200_000_000
    },
    finding: 'cache_large',
    curedBy: { clear_teams_cache: {} },
    notCuredBy: { repair_store_app: 'the package is whole', clear_browser_cache: 'a different cache' },
    undo: 'restores',
    complaint: {
      en: 'Teams needs minutes to start and shows old chats and wrong profile pictures',
      ko: '팀즈가 켜지는 데 몇 분씩 걸리고 예전 대화랑 엉뚱한 프로필 사진이 보여요',
      zh: 'Teams 启动要好几分钟，还显示旧聊天和错的头像',
    },
  },
  {
    name: 'teams-package-broken',
    cause: 'The registration of the Teams package broke during an update.',
    areas: ['teams', 'app_crash'],
    writes: ['storeApps.apps.MSTeams'],
    apply: (pc) => {
      const teams = pc.state.storeApps.apps[teamsPackage]
      if (teams) teams.status = 'NeedsRemediation'
      pc.state.teams.running = false
    },
    finding: 'package_broken',
    curedBy: { repair_store_app: { name: 'MSTeams' } },
    notCuredBy: { clear_teams_cache: 'Teams cannot start with an empty cache either' },
    undo: 'none',
    complaint: {
      en: 'clicking the purple icon, the logo appears for a second, then nothing',
      ko: '보라색 아이콘을 누르면 로고만 잠깐 뜨고 끝이에요',
      zh: '点那个紫色图标，闪一下标志就没动静了',
    },
  },
])
