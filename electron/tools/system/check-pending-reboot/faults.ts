import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'restart-right-missing',
    cause: 'A policy takes the right to shut down from the user, while a restart is pending.',
    areas: ['windows_update', 'group_policy', 'permission_denied'],
    writes: ['session.mayRestart', 'boot.pendingReasons'],
    apply: (pc) => {
      pc.state.session.mayRestart = false
      pc.state.boot.pendingReasons = ['servicing']
    },
    finding: 'restart_not_allowed',
    curedBy: {},
    notCuredBy: { restart_system: 'is refused with access denied', refresh_group_policy: 'loads the same rule' },
    advice: {
      en: 'Ask IT to restart the PC; your account may not do it.',
      ko: 'IT 담당자에게 PC를 다시 시작해 달라고 요청하세요. 이 계정으로는 다시 시작할 수 없습니다.',
      zh: '请让 IT 人员重启这台电脑；您的帐户无权执行此操作。',
    },
    undo: 'none',
    complaint: {
      en: 'it tells me to restart but there is no restart in the power menu',
      ko: '다시 시작하라는데 전원 메뉴에 다시 시작이 없어요',
      zh: '让我重启，可电源菜单里根本没有重启',
    },
  },
])
