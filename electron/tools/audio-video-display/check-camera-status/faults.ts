import { defineFaults } from '../../../machines/simulated/fault.ts'
import { cameraId } from '../../../machines/simulated/parts/privacy.ts'
import { texts } from './texts.ts'

const meeting = { pid: 7310, startedUtc: '2025-11-22T06:00:00.000Z' }
/** Value of a rule of the company. */
const denied = 2

export const faults = defineFaults([
  {
    name: 'microphone-privacy-off',
    cause: 'The privacy switch for the microphone is off for this user.',
    areas: ['microphone', 'teams'],
    writes: ['privacy.consent.microphone'],
    apply: (pc) => {
      pc.state.privacy.consent.microphone.user = 'Deny'
    },
    finding: 'microphone_off',
    curedBy: {},
    notCuredBy: {
      restart_audio_service: 'the sound service is not what blocks the microphone',
      restart_device: 'the device works, access is denied',
    },
    advice: texts.advice.microphone_off,
    undo: 'none',
    complaint: {
      en: 'mic shows up in the list but the level bar never moves in any app',
      ko: '마이크는 목록에 있는데 어느 프로그램에서도 입력 막대가 안 움직여요',
      zh: '麦克风能选到，但不管哪个软件里音量条都不动',
    },
  },
  {
    name: 'camera-privacy-off',
    cause: 'The privacy switch for the camera is off for this user.',
    areas: ['camera', 'teams'],
    writes: ['privacy.consent.webcam'],
    apply: (pc) => {
      pc.state.privacy.consent.webcam.user = 'Deny'
    },
    finding: 'switched_off',
    curedBy: {},
    notCuredBy: { restart_device: 'the camera works, access is denied' },
    advice: texts.advice.switched_off,
    undo: 'none',
    complaint: {
      en: 'everyone sees only my initials, video button is crossed out',
      ko: '화상회의에서 제 얼굴 대신 이니셜만 보이고 비디오 버튼에 줄이 그어져 있어요',
      zh: '开会别人只看到我的名字缩写，视频按钮上有条斜线',
    },
  },
  {
    name: 'camera-driver-hung',
    cause: 'The camera driver hung and reports code 10.',
    areas: ['camera', 'drivers'],
    writes: ['devices.camera'],
    apply: (pc) => pc.devices.fail(cameraId, { code: 10, cause: 'transient' }),
    finding: 'camera_error',
    curedBy: { restart_device: { instanceId: cameraId }, restart_system: {} },
    notCuredBy: { restart_application: 'every program gets the same error' },
    undo: 'none',
    complaint: {
      en: 'webcam light stays off and the picture is black with error 0xA00F4244',
      ko: '카메라를 켜면 까만 화면에 0xA00F4244라고만 나옵니다',
      zh: '打开摄像头是黑屏，还提示 0xA00F4244',
    },
  },
  {
    name: 'camera-shutter-key',
    cause: 'The camera key or the firmware setting of the laptop cuts the camera off, so Windows sees none.',
    areas: ['camera'],
    writes: ['devices.camera'],
    apply: (pc) => pc.devices.remove(cameraId),
    finding: 'no_camera',
    curedBy: {},
    notCuredBy: { restart_device: 'there is no device to restart' },
    advice: texts.advice.no_camera,
    undo: 'none',
    complaint: {
      en: 'laptop suddenly pretends it has no webcam at all',
      ko: '노트북에 달린 캠이 갑자기 아예 없는 장치가 됐어요',
      zh: '笔记本自带的摄像头突然说找不到了',
    },
  },
  {
    name: 'camera-policy-denied',
    cause: 'A company policy denies apps the camera and the microphone.',
    areas: ['camera', 'microphone', 'group_policy'],
    writes: ['privacy.policies'],
    apply: (pc) => {
      pc.state.privacy.policies = { webcam: denied, microphone: denied }
    },
    finding: 'policy_denies',
    curedBy: {},
    notCuredBy: {
      restart_device: 'the camera works, the rule forbids it',
      refresh_group_policy: 'loads the same rule again',
    },
    advice: texts.advice.policy_denies,
    undo: 'none',
    complaint: {
      en: 'camera setting is greyed out with some settings are managed by your organization',
      ko: '카메라 설정이 회색이고 일부 설정은 조직에서 관리한다고 적혀 있습니다',
      zh: '摄像头开关是灰的，写着部分设置由你的组织管理',
    },
  },
  {
    name: 'camera-held-by-app',
    cause: 'A meeting program that was left open keeps the camera for itself.',
    areas: ['camera', 'teams'],
    writes: ['processes.zoomish', 'privacy.cameraHeldBy'],
    apply: (pc) => {
      pc.processes.add({
        ...meeting,
        name: 'zoomish.exe',
        path: 'C:\\Program Files\\Example\\Zoomish\\zoomish.exe',
        title: 'Meeting - Zoomish',
      })
      pc.state.privacy.cameraHeldBy.push(meeting.pid)
    },
    finding: 'in_use',
    curedBy: { restart_application: meeting, stop_process: meeting },
    notCuredBy: { repair_store_app: 'Teams is whole, the camera is taken' },
    undo: 'none',
    complaint: {
      en: 'Teams tells me the camera is being used by another app',
      ko: '팀즈에서 다른 앱이 카메라를 사용 중이라고 합니다',
      zh: 'Teams 提示摄像头正被别的程序占用',
    },
  },
])
