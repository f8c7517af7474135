import { defineTexts } from '../../../contract/define-tool.ts'
import { forWhomTexts } from '../../../contract/value-texts.ts'

export const texts = defineTexts({
  title: { en: 'Camera and microphone access', ko: '카메라 및 마이크 액세스', zh: '摄像头和麦克风访问' },
  values: {
    ...forWhomTexts,
    capability: {
      webcam: { en: 'camera', ko: '카메라', zh: '摄像头' },
      microphone: { en: 'microphone', ko: '마이크', zh: '麦克风' },
    },
  },
  purpose: {
    en: 'Cameras, privacy switches and which program uses camera or microphone now.',
    ko: '카메라, 개인 정보 스위치, 현재 카메라나 마이크를 사용 중인 프로그램을 확인합니다.',
    zh: '查看摄像头、隐私开关，以及当前哪个程序正在使用摄像头或麦克风。',
  },
  named: {
    camera_error: {
      en: 'The camera {name} reports an error.',
      ko: '카메라에 오류가 있습니다: {name}',
      zh: '摄像头 {name} 出现错误。',
    },
  },
  findings: {
    policy_denies: {
      en: 'A company policy blocks camera or microphone.',
      ko: '회사 정책에서 카메라 또는 마이크를 차단하고 있습니다.',
      zh: '公司策略阻止使用摄像头或麦克风。',
    },
    switched_off: {
      en: 'Camera access is switched off in the privacy settings.',
      ko: '개인 정보 설정에서 카메라 액세스가 꺼져 있습니다.',
      zh: '隐私设置中的摄像头访问权限已关闭。',
    },
    microphone_off: {
      en: 'Microphone access is switched off in the privacy settings.',
      ko: '개인 정보 설정에서 마이크 액세스가 꺼져 있습니다.',
      zh: '隐私设置中的麦克风访问权限已关闭。',
    },
    camera_error: {
      en: 'The camera reports an error.',
      ko: '카메라에 오류가 있습니다.',
      zh: '摄像头出现错误。',
    },
    no_camera: {
      en: 'Windows finds no camera. It may be unplugged or switched off by a key or a slider.',
      ko: 'Windows에서 카메라를 찾을 수 없습니다. 연결이 빠져 있거나 키 또는 슬라이드 스위치로 꺼져 있을 수 있습니다.',
      zh: 'Windows 未找到摄像头。它可能已拔出，或已通过按键或滑盖关闭。',
    },
    in_use: {
      en: 'Another program is using camera or microphone right now.',
      ko: '다른 프로그램에서 지금 카메라 또는 마이크를 사용하고 있습니다.',
      zh: '当前有其他程序正在使用摄像头或麦克风。',
    },
  },
  advice: {
    policy_denies: {
      en: 'Only your IT can change this rule; ask them for an exception.',
      ko: '이 규칙은 IT 담당자만 바꿀 수 있습니다. 예외를 요청하세요.',
      zh: '只有 IT 人员能更改此规则；请向他们申请例外。',
    },
    switched_off: {
      en: 'Open Settings, Privacy & security, Camera, and switch on the access for your apps.',
      ko: '설정의 개인 정보 및 보안에서 카메라를 열고 앱의 액세스를 켜세요.',
      zh: '请打开“设置”中的“隐私和安全性”，在“摄像头”中允许应用访问。',
    },
    microphone_off: {
      en: 'Open Settings, Privacy & security, Microphone, and switch on the access for your apps.',
      ko: '설정의 개인 정보 및 보안에서 마이크를 열고 앱의 액세스를 켜세요.',
      zh: '请打开“设置”中的“隐私和安全性”，在“麦克风”中允许应用访问。',
    },
    no_camera: {
      en: 'Press the camera key of the laptop or open its slider. Otherwise check the cable or the camera setting in the firmware.',
      ko: '노트북의 카메라 키를 누르거나 렌즈 덮개를 여세요. 그래도 안 되면 케이블이나 펌웨어의 카메라 설정을 확인하세요.',
      zh: '请按笔记本电脑的摄像头键或打开镜头滑盖。如果仍然没有，请检查连接线或固件中的摄像头设置。',
    },
  },
  fields: {
    cameraPolicy: { en: 'camera by the organization', ko: '조직의 카메라 설정', zh: '组织的摄像头设置' },
    cameras: { en: 'cameras', ko: '카메라', zh: '摄像头' },
    capability: { en: 'what programs may use', ko: '사용 권한', zh: '使用权限' },
    consent: { en: 'permissions', ko: '허용 설정', zh: '权限设置' },
    desktopApps: { en: 'desktop programs', ko: '데스크톱 프로그램', zh: '桌面程序' },
    inUseBy: { en: 'used by', ko: '사용 중인 프로그램', zh: '正在使用的程序' },
    microphonePolicy: { en: 'microphone by the organization', ko: '조직의 마이크 설정', zh: '组织的麦克风设置' },
    value: { en: 'value', ko: '값', zh: '值' },
  },
  picture: {
    cameraAccess: { en: 'Camera access', ko: '카메라 액세스', zh: '摄像头权限' },
    microphoneAccess: { en: 'Microphone access', ko: '마이크 액세스', zh: '麦克风权限' },
    blocked: { en: 'Blocked', ko: '차단됨', zh: '已阻止' },
    camera: { en: 'Camera', ko: '카메라', zh: '摄像头' },
  },
  arguments: {},
  utterances: {
    en: [
      'camera is black in teams',
      'webcam not working',
      'zoom says no camera found',
      'camera in use by another app',
      'my face does not show in the meeting',
      'mic is blocked by privacy settings',
    ],
    ko: [
      '카메라가 까맣게 나와요',
      '웹캠이 안 켜져요',
      '줌에서 카메라를 찾을 수 없대요',
      '다른 앱에서 카메라 사용 중이래요',
      '화상회의에 제 얼굴이 안 나와요',
      '마이크 권한이 막혀 있어요',
    ],
    zh: ['摄像头黑屏', '摄像头打不开', 'zoom找不到摄像头', '提示摄像头被占用', '视频会议看不到我', '麦克风权限被禁了'],
  },
})
