import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Is this PC free right now?', ko: '현재 PC 사용 여부', zh: '电脑当前是否空闲' },
  purpose: {
    en: 'Checks whether anyone is using this PC: mouse and keyboard, screen lock, other people signed in, calls, power.',
    ko: '이 PC를 사용하고 있는지 확인합니다: 마우스와 키보드, 화면 잠금, 로그인한 다른 사용자, 통화, 전원.',
    zh: '检查是否有人正在使用这台电脑：鼠标和键盘、屏幕锁定、其他已登录的用户、通话、电源。',
  },
  measured: {
    battery_low: {
      en: 'The PC runs on battery and has {figure} left.',
      ko: 'PC가 배터리로 작동 중이며 남은 배터리는 {figure}입니다.',
      zh: '电脑正在使用电池供电，剩余电量 {figure}。',
    },
  },
  findings: {
    in_use: {
      en: 'Somebody is using this PC right now.',
      ko: '지금 누군가 이 PC를 사용하고 있습니다.',
      zh: '当前有人正在使用这台电脑。',
    },
    remote_session: {
      en: 'This is a Remote Desktop session: network actions could cut it.',
      ko: '원격 데스크톱 세션입니다. 네트워크 관련 작업을 하면 연결이 끊길 수 있습니다.',
      zh: '这是远程桌面会话：网络操作可能会中断该会话。',
    },
    call_running: {
      en: 'An app is using the camera or the microphone, probably a call.',
      ko: '앱이 카메라나 마이크를 사용하고 있습니다. 통화 중인 것으로 보입니다.',
      zh: '有应用正在使用摄像头或麦克风，可能正在通话。',
    },
    others_signed_in: {
      en: 'Another person is signed in on this PC.',
      ko: '다른 사용자가 이 PC에 로그인해 있습니다.',
      zh: '这台电脑上还有其他人处于登录状态。',
    },
    battery_low: {
      en: 'The PC runs on battery and has less than 20 percent left.',
      ko: 'PC가 배터리로 작동 중이며 배터리가 20% 미만으로 남았습니다.',
      zh: '电脑正在使用电池供电，剩余电量不足 20%。',
    },
  },
  advice: {
    others_signed_in: {
      en: 'Ask the other person to save their work and to sign out.',
      ko: '다른 사용자에게 작업을 저장하고 로그아웃해 달라고 요청하세요.',
      zh: '请让另一位用户保存工作并注销。',
    },
    battery_low: {
      en: 'Plug in the charger before something is repaired.',
      ko: '복구를 시작하기 전에 충전기를 연결하세요.',
      zh: '开始修复之前请接上充电器。',
    },
  },
  fields: {
    idleSec: { en: 'unused for', ko: '사용하지 않은 시간', zh: '空闲时间' },
    inCall: { en: 'in a call', ko: '통화 중', zh: '通话中' },
    locked: { en: 'screen locked', ko: '화면 잠금', zh: '屏幕已锁定' },
    mediaApps: { en: 'programs that play something', ko: '재생 중인 프로그램', zh: '正在播放的程序' },
    onBattery: { en: 'on battery', ko: '배터리 사용', zh: '使用电池' },
    otherSessions: { en: 'other people signed in', ko: '로그인한 다른 사용자', zh: '其他已登录的用户' },
  },
  arguments: {},
  utterances: {
    en: [
      'is anyone using this pc',
      'can you do it when i am away',
      'do it during my lunch break',
      'wait until i finish my meeting',
      'run this later when i am not working',
      'is somebody else logged on here',
    ],
    ko: [
      '지금 컴퓨터 쓰는 사람 있나요',
      '자리 비웠을 때 해주세요',
      '점심시간에 돌려주세요',
      '회의 끝나고 해 주세요',
      '다른 사람이 로그인돼 있나요',
    ],
    zh: [
      '现在有人在用这台电脑吗',
      '等我离开的时候再弄',
      '午休的时候再执行',
      '开完会再处理吧',
      '是不是还有别的用户登录着',
    ],
  },
})
