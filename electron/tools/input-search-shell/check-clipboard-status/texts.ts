import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Clipboard', ko: '클립보드', zh: '剪贴板' },
  purpose: {
    en: 'Clipboard history, policies, the service behind it, the remote clipboard, and whether the clipboard can be opened now.',
    ko: '클립보드 기록, 정책, 관련 서비스, 원격 클립보드, 지금 클립보드를 열 수 있는지를 확인합니다.',
    zh: '查看剪贴板历史记录、策略、相关服务、远程剪贴板，以及当前能否打开剪贴板。',
  },
  findings: {
    blocked_now: {
      en: 'Another program holds the clipboard.',
      ko: '다른 프로그램에서 클립보드를 사용하고 있어 지금은 열 수 없습니다.',
      zh: '剪贴板正被另一个程序占用。',
    },
    remote_stopped: {
      en: 'Copying between this remote session and your own PC isn’t active; sign out of the session and in again.',
      ko: '이 원격 세션과 사용자 PC 사이의 복사 기능이 작동하지 않습니다. 세션에서 로그아웃한 후 다시 로그인해야 합니다.',
      zh: '此远程会话与您自己的电脑之间的复制功能没有生效；请从该会话注销，然后重新登录。',
    },
    remote_blocked: {
      en: 'A company policy blocks copying between remote sessions.',
      ko: '회사 정책에서 원격 세션 간 복사를 차단하고 있습니다.',
      zh: '公司策略阻止在远程会话之间复制。',
    },
    history_off: {
      en: 'Clipboard history (Windows key and V) is off.',
      ko: '클립보드 기록(Windows 키+V) 기능이 꺼져 있습니다.',
      zh: '剪贴板历史记录（Windows 徽标键 + V）已关闭。',
    },
    history_blocked: {
      en: 'A company policy turns clipboard history off.',
      ko: '회사 정책에 따라 클립보드 기록이 꺼져 있습니다.',
      zh: '公司策略关闭了剪贴板历史记录。',
    },
  },
  advice: {
    remote_stopped: {
      en: 'Close the remote connection and connect again.',
      ko: '원격 연결을 닫고 다시 연결하세요.',
      zh: '请关闭远程连接，然后重新连接。',
    },
    remote_blocked: {
      en: 'Only IT can allow this. Ask them how to move files instead.',
      ko: 'IT 담당자만 이 기능을 허용할 수 있습니다. 다른 방법으로 파일을 옮길 수 있는지 문의하세요.',
      zh: '只有 IT 人员可以允许此功能。请向他们询问用什么方法传送文件。',
    },
    history_off: {
      en: 'Press the Windows key and V and choose Turn on.',
      ko: 'Windows 키와 V를 함께 누르고 켜기를 선택하세요.',
      zh: '请按 Windows 徽标键 + V，然后选择“启用”。',
    },
    history_blocked: {
      en: 'Only IT can change this policy. Copying one thing at a time still works.',
      ko: 'IT 담당자만 이 정책을 변경할 수 있습니다. 한 번에 하나씩 복사하는 기능은 계속 사용할 수 있습니다.',
      zh: '只有 IT 人员可以更改此策略。每次复制一项内容仍然可用。',
    },
  },
  fields: {
    canOpen: { en: 'clipboard can be opened', ko: '클립보드 열기 가능', zh: '可以打开剪贴板' },
    formats: { en: 'formats', ko: '형식', zh: '格式' },
    historyBlocked: { en: 'history forbidden', ko: '기록 금지', zh: '禁止历史记录' },
    historyOn: { en: 'clipboard history on', ko: '클립보드 기록 사용', zh: '剪贴板历史记录已开启' },
    remoteClipBlocked: { en: 'remote clipboard forbidden', ko: '원격 클립보드 금지', zh: '禁止远程剪贴板' },
    remoteClipRunning: { en: 'remote clipboard running', ko: '원격 클립보드 실행', zh: '远程剪贴板正在运行' },
    syncBlocked: { en: 'sharing between devices forbidden', ko: '기기 간 공유 금지', zh: '禁止设备间同步' },
  },
  picture: {
    clipboard: { en: 'Clipboard', ko: '클립보드', zh: '剪贴板' },
    held: { en: 'Held by a program', ko: '다른 프로그램이 사용 중', zh: '被程序占用' },
    history: { en: 'History', ko: '기록', zh: '历史记录' },
    service: { en: 'Service', ko: '서비스', zh: '服务' },
  },
  arguments: {},
  utterances: {
    en: [
      'copy paste does not work',
      'ctrl c ctrl v is dead',
      'clipboard history is empty',
      'cannot paste into remote desktop',
      'windows key v does nothing',
      'it pastes the wrong thing',
    ],
    ko: [
      '복사 붙여넣기가 안 돼요',
      '컨트롤 C 컨트롤 V가 안 먹어요',
      '클립보드 기록이 안 떠요',
      '원격 데스크톱으로 붙여넣기가 안 돼요',
      '윈도우 키+V가 안 돼요',
    ],
    zh: ['复制粘贴不了', 'ctrl c没用', '剪贴板历史是空的', '远程桌面里粘贴不进去', 'win加v没反应'],
  },
})
