import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'outlook-mailbox-file-huge',
    cause: 'The Outlook data file has reached its size limit of 50 GB.',
    areas: ['outlook', 'slow_pc'],
    writes: ['outlook.dataFiles'],
    apply: (pc) => {
      for (const file of pc.state.outlook.dataFiles) file.bytes = 52_000_000_000
    },
    finding: 'mailbox_file_huge',
    curedBy: {},
    notCuredBy: { repair_office: 'the program is whole, the mailbox file is too large' },
    advice: {
      en: 'Archive or delete old mail, or set Outlook to keep only the last 12 months offline.',
      ko: '오래된 메일을 보관하거나 삭제하세요. 또는 Outlook에서 최근 12개월의 메일만 오프라인으로 보관하도록 설정하세요.',
      zh: '请存档或删除旧邮件，或将 Outlook 设为只脱机保留最近 12 个月的邮件。',
    },
    undo: 'none',
    complaint: {
      en: 'no new mail since yesterday and a notice that the data file reached its maximum size',
      ko: '어제부터 새 메일이 안 들어오고 데이터 파일이 최대 크기에 도달했다고 떠요',
      zh: '昨天起收不到新邮件，提示数据文件已达到最大大小',
    },
  },
  {
    name: 'outlook-addin-disabled',
    cause: 'Outlook disabled the meeting add-in because it was slow.',
    areas: ['outlook', 'teams'],
    writes: ['outlook.addins'],
    apply: (pc) => {
      pc.state.outlook.addins.push({ id: 'TeamsAddin.FastConnect', loadBehavior: 2 })
      pc.state.outlook.disabledItems = 1
    },
    finding: 'addin_switched_off',
    curedBy: {},
    notCuredBy: { clear_teams_cache: 'the add-in is disabled in Outlook', repair_office: 'nothing is damaged' },
    advice: {
      en: 'Outlook: File > Manage add-ins (Slow and disabled add-ins), enable the add-in again.',
      ko: 'Outlook의 파일 > 추가 기능 관리(느리거나 사용하지 않는 추가 기능)에서 추가 기능을 다시 사용하도록 설정하세요.',
      zh: '在 Outlook 的“文件”>“管理加载项”（缓慢和已禁用的加载项）中重新启用该加载项。',
    },
    undo: 'none',
    complaint: {
      en: 'button for Teams meeting is gone from my calendar',
      ko: '일정에서 팀즈 모임 버튼이 없어졌어요',
      zh: '日历里的 Teams 会议按钮不见了',
    },
  },
])
