import { defineTexts } from '../../../contract/define-tool.ts'
import { trustTexts } from '../../../contract/value-texts.ts'

export const texts = defineTexts({
  title: { en: 'Notify by webhook', ko: '웹훅으로 알림', zh: '通过 Webhook 通知' },
  titleOf: {
    en: 'Send a message to the webhook {webhook}',
    ko: '{webhook} 웹훅으로 메시지 보내기',
    zh: '向 Webhook {webhook} 发送消息',
  },
  values: {
    ...trustTexts,
    outcome: {
      fixed: { en: 'Fixed', ko: '해결됨', zh: '已修复' },
      not_fixed: { en: 'Not fixed', ko: '해결되지 않음', zh: '未修复' },
      cannot_tell: { en: 'Can’t tell', ko: '알 수 없음', zh: '无法判断' },
      done: { en: 'Done', ko: '완료', zh: '已完成' },
      failed: { en: 'Failed', ko: '실패', zh: '失败' },
      stopped: { en: 'Stopped', ko: '중지됨', zh: '已停止' },
      unknown: { en: 'Unknown', ko: '알 수 없음', zh: '未知' },
      undone: { en: 'Undone', ko: '되돌림', zh: '已撤销' },
      undo_failed: { en: 'Undo failed', ko: '되돌리지 못함', zh: '撤销失败' },
    },
  },
  purpose: {
    en: 'Sends a short message to a webhook of the settings, such as a chat channel of the IT team.',
    ko: '설정된 웹훅(예: IT 팀 채팅 채널)에 짧은 메시지를 보냅니다.',
    zh: '向设置中的 Webhook（例如 IT 团队的聊天频道）发送一条简短消息。',
  },
  losesNothing: ['repair'],
  notice: {
    what: {
      en: 'Deskmedic sends exactly this message to the webhook.',
      ko: 'Deskmedic이 이 메시지를 그대로 웹훅에 보냅니다.',
      zh: 'Deskmedic 会将此消息原样发送到该 Webhook。',
    },
    why: {
      en: 'IT learns what happened.',
      ko: 'IT 담당자가 무슨 일이 있었는지 알 수 있습니다.',
      zh: '这样 IT 人员就能了解发生了什么。',
    },
    whatYouLose: {
      en: 'Nothing on this PC is lost. Everybody who can read that channel can read the message.',
      ko: '이 PC에서 사라지는 것은 없습니다. 그 채널을 볼 수 있는 모든 사람이 메시지를 읽을 수 있습니다.',
      zh: '这台电脑上不会丢失任何内容。能查看该频道的所有人都能看到此消息。',
    },
    duration: { en: 'Some seconds.', ko: '몇 초 정도 걸립니다.', zh: '几秒钟。' },
    undo: {
      en: 'A message that was sent can’t be called back.',
      ko: '보낸 메시지는 되돌릴 수 없습니다.',
      zh: '已发送的消息无法收回。',
    },
  },
  findings: {
    not_taken: {
      en: 'The webhook didn’t take the message.',
      ko: '웹훅이 메시지를 받지 않았습니다.',
      zh: '该 Webhook 未接收此消息。',
    },
  },
  advice: {
    not_taken: {
      en: 'Check the address of the webhook in the settings; it may have been replaced.',
      ko: '설정에서 웹훅 주소를 확인하세요. 주소가 바뀌었을 수 있습니다.',
      zh: '请检查设置中的 Webhook 地址；它可能已被更换。',
    },
  },
  fields: {
    webhook: { en: 'webhook', ko: '웹훅', zh: 'Webhook' },
  },
  arguments: {
    webhook: { en: 'Webhook', ko: '웹훅', zh: 'Webhook' },
    text: { en: 'Message', ko: '메시지', zh: '消息' },
    about: { en: 'Tool it is about', ko: '관련 도구', zh: '相关工具' },
    outcome: { en: 'How it ended', ko: '결과', zh: '结果' },
  },
  utterances: {
    en: [
      'notify the it team in their channel',
      'send a message to our webhook',
      'tell slack that the repair is done',
      'post the result to teams',
      'let the helpdesk channel know',
    ],
    ko: [
      'IT 팀 채널에 알려 주세요',
      '우리 웹훅으로 메시지 보내 주세요',
      '수리가 끝났다고 슬랙에 알려 줘요',
      '결과를 팀즈에 올려 주세요',
      '헬프데스크 채널에 전달해 주세요',
    ],
    zh: [
      '在频道里通知IT团队',
      '给我们的Webhook发条消息',
      '告诉Slack维修已完成',
      '把结果发到Teams',
      '通知一下服务台频道',
    ],
  },
})
