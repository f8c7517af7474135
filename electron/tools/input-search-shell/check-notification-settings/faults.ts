import { defineFaults } from '../../../machines/simulated/fault.ts'
import { notificationService } from '../../../machines/simulated/parts/notifications.ts'
import { texts } from './texts.ts'

export const faults = defineFaults([
  {
    name: 'notifications-all-off',
    cause: 'The main switch for notifications is off.',
    areas: ['teams', 'outlook'],
    writes: ['notifications.on'],
    apply: (pc) => {
      pc.state.notifications.on = false
    },
    finding: 'all_off',
    curedBy: {},
    notCuredBy: {
      clear_teams_cache: 'Teams sends; Windows does not show',
      restart_application: 'the switch belongs to Windows',
    },
    advice: texts.advice.all_off,
    undo: 'none',
    complaint: {
      en: 'I miss chat messages because nothing pops up any more',
      ko: '메신저 알림이 안 떠서 메시지를 자꾸 놓쳐요',
      zh: '聊天消息不弹窗了，老是漏看',
    },
  },
  {
    name: 'notification-service-stopped',
    cause: 'The notification service of the user crashed; it is started at sign-in only.',
    areas: ['teams', 'outlook', 'service'],
    writes: ['services.WpnUserService'],
    apply: (pc) => {
      pc.services.crash(notificationService)
    },
    finding: 'service_stopped',
    curedBy: { restart_system: {} },
    notCuredBy: { clear_teams_cache: 'no program shows notifications' },
    undo: 'none',
    complaint: {
      en: 'calendar reminders and mail banners all stopped yesterday though every switch is on',
      ko: '알림 설정은 다 켜져 있는데 어제부터 일정이고 메일이고 알림이 하나도 안 와요',
      zh: '通知开关都开着，可从昨天起日程和邮件提醒全没了',
    },
  },
])
