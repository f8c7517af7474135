import { defineFaults } from '../../../machines/simulated/fault.ts'
import { texts } from './texts.ts'

export const faults = defineFaults([
  {
    name: 'policy-failed',
    cause: 'Policies fail at every sign-in because the network comes up late.',
    areas: ['group_policy', 'shared_folder'],
    writes: ['policies.failed'],
    apply: (pc) => {
      const drives = { component: 'Group Policy Drive Maps', error: '0x80070043' }
      Object.assign(pc.state.policies, { failed: [drives], lateAtSignIn: [{ ...drives }] })
    },
    finding: 'failed',
    curedBy: { refresh_group_policy: { target: 'user' } },
    notCuredBy: { restart_system: 'fails the same way at the next sign-in' },
    undo: 'none',
    complaint: {
      en: "new colleague's settings never arrived: no drives, no company wallpaper",
      ko: '새로 받은 PC에 회사 설정이 안 내려왔어요. 드라이브도 배경화면도 없습니다',
      zh: '新电脑没收到公司设置，没有网络盘也没有公司壁纸',
    },
  },
  {
    name: 'policy-files-unreachable',
    cause: 'The controller answers but its policy folder (SYSVOL) is not readable.',
    areas: ['group_policy'],
    writes: ['policies.failed', 'directory.sysvolReadable'],
    apply: (pc) => {
      pc.state.policies.failed = [{ component: 'Registry', error: '0x80070035' }]
      pc.state.directory.sysvolReadable = false
    },
    finding: 'failed',
    curedBy: {},
    notCuredBy: { refresh_group_policy: 'cannot read the files either' },
    advice: texts.advice.failed,
    undo: 'none',
    complaint: {
      en: 'gpupdate prints processing failed, could not read the file gpt.ini',
      ko: 'gpupdate를 하면 gpt.ini를 읽을 수 없어 실패했다고 나와요',
      zh: 'gpupdate 报处理失败，读不了 gpt.ini',
    },
  },
])
