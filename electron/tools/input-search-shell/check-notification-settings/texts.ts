import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Notifications', ko: '알림', zh: '通知' },
  purpose: {
    en: 'Notification switches of the user, per program, policies and the service. The do-not-disturb state itself can’t be read.',
    ko: '사용자의 알림 설정과 프로그램별 알림 설정, 정책, 서비스를 확인합니다. 방해 금지 상태 자체는 읽을 수 없습니다.',
    zh: '查看用户的通知开关、各程序的通知开关、策略和服务。无法读取“请勿打扰”本身的状态。',
  },
  findings: {
    all_off: {
      en: 'Notifications are switched off for this account.',
      ko: '이 계정의 알림이 꺼져 있습니다.',
      zh: '此帐户的通知已关闭。',
    },
    policy: {
      en: 'A company policy blocks notifications.',
      ko: '회사 정책에서 알림을 차단하고 있습니다.',
      zh: '公司策略阻止通知。',
    },
    service_stopped: {
      en: 'The notification service isn’t running.',
      ko: '알림 서비스가 실행되고 있지 않습니다.',
      zh: '通知服务没有运行。',
    },
    some_off: {
      en: 'Notifications of some programs are switched off.',
      ko: '일부 프로그램의 알림이 꺼져 있습니다.',
      zh: '部分程序的通知已关闭。',
    },
    silent: {
      en: 'Notifications make no sound.',
      ko: '알림 소리가 나지 않도록 설정되어 있습니다.',
      zh: '通知没有声音。',
    },
  },
  advice: {
    all_off: {
      en: 'Open Settings > System > Notifications and switch notifications on.',
      ko: '설정 > 시스템 > 알림을 열고 알림을 켜세요.',
      zh: '请打开“设置”>“系统”>“通知”，打开通知。',
    },
    policy: {
      en: 'Only IT can change this policy.',
      ko: 'IT 담당자만 이 정책을 변경할 수 있습니다.',
      zh: '只有 IT 人员可以更改此策略。',
    },
    some_off: {
      en: 'Open Settings > System > Notifications and switch the program on in the list.',
      ko: '설정 > 시스템 > 알림을 열고 목록에서 해당 프로그램의 알림을 켜세요.',
      zh: '请打开“设置”>“系统”>“通知”，在列表中打开该程序的通知。',
    },
    silent: {
      en: 'Open Settings > System > Notifications and allow notifications to play sounds.',
      ko: '설정 > 시스템 > 알림을 열고 알림 소리 재생을 허용하세요.',
      zh: '请打开“设置”>“系统”>“通知”，允许通知播放声音。',
    },
  },
  fields: {
    appsOff: { en: 'programs without notifications', ko: '알림 꺼진 프로그램', zh: '已关闭通知的程序' },
    notificationsOn: { en: 'notifications on', ko: '알림 켜짐', zh: '通知已开启' },
    soundsOn: { en: 'sounds on', ko: '소리 켜짐', zh: '声音已开启' },
  },
  picture: {
    notifications: { en: 'Notifications', ko: '알림', zh: '通知' },
    sounds: { en: 'Sounds', ko: '소리', zh: '声音' },
    service: { en: 'Service', ko: '서비스', zh: '服务' },
  },
  arguments: {},
  utterances: {
    en: [
      'i get no notifications',
      'teams popups do not show',
      'outlook new mail alert is gone',
      'no sound when a message arrives',
      'notifications stopped after the update',
    ],
    ko: [
      '알림이 안 떠요',
      '팀즈 메시지 팝업이 안 나와요',
      '새 메일 알림이 안 와요',
      '메시지가 와도 소리가 안 나요',
      '업데이트하고 알림이 사라졌어요',
    ],
    zh: ['没有通知弹出来', 'teams消息不提醒', '新邮件提示没了', '来消息没声音', '更新后通知都不显示了'],
  },
})
