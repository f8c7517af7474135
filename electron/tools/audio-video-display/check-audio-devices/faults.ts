import { defineFaults } from '../../../machines/simulated/fault.ts'
import { soundCardId } from '../../../machines/simulated/parts/sound.ts'
import { texts } from './texts.ts'

export const faults = defineFaults([
  {
    name: 'audio-service-stopped',
    cause: 'The sound service crashed and was not started again.',
    areas: ['no_sound', 'microphone', 'service'],
    writes: ['services.Audiosrv'],
    apply: (pc) => pc.services.crash('Audiosrv'),
    finding: 'service_stopped',
    curedBy: { restart_audio_service: {}, restart_whitelisted_service: { name: 'Audiosrv' } },
    notCuredBy: { restart_device: 'the sound card itself works' },
    undo: 'none',
    complaint: {
      en: 'Red cross on the speaker icon and silence everywhere',
      ko: '스피커 아이콘에 빨간 X가 생기고 소리가 하나도 안 납니다',
      zh: '右下角喇叭上有个红叉，什么声音都没有了',
    },
  },
  {
    name: 'audio-service-crash-loop',
    cause: 'A sound enhancement loaded by the sound service was updated and crashes it until Windows restarts.',
    areas: ['no_sound', 'event_log'],
    writes: ['services.Audiosrv', 'sound.effectStaleSinceBootUtc'],
    apply: (pc) => {
      pc.state.sound.effectStaleSinceBootUtc = pc.state.boot.lastBootUtc
      pc.services.crash('Audiosrv')
    },
    finding: 'service_stopped',
    curedBy: { restart_system: {} },
    notCuredBy: { restart_device: 'the card is fine, the service is not' },
    triedFirst: { restart_audio_service: 'the service crashes again at once' },
    undo: 'none',
    complaint: {
      en: 'sound died right after some audio update popped up, troubleshooter says the audio service is not responding',
      ko: '오디오 업데이트가 뜬 직후부터 소리가 안 나고 오디오 서비스가 응답하지 않는대요',
      zh: '刚弹了个音频更新就没声了，疑难解答说音频服务没有响应',
    },
  },
  {
    name: 'audio-device-error',
    cause: 'The sound card driver hung after a wake-up and reports code 10.',
    areas: ['no_sound', 'drivers', 'sleep_wake'],
    writes: ['devices.sound'],
    apply: (pc) => pc.devices.fail(soundCardId, { code: 10, cause: 'transient' }),
    finding: 'device_error',
    curedBy: { restart_device: { instanceId: soundCardId }, restart_system: {} },
    notCuredBy: { restart_audio_service: 'the service runs but has no working card' },
    undo: 'none',
    complaint: {
      en: 'opened the lid this morning and the speakers are dead, they were fine yesterday',
      ko: '노트북을 덮었다가 열었더니 스피커 소리가 아예 안 나네요',
      zh: '今早打开笔记本盖子，扬声器就不响了，昨天还好好的',
    },
  },
  {
    name: 'audio-output-lost',
    cause: 'The sound service runs but lost its list of outputs after a dock was unplugged.',
    areas: ['no_sound'],
    writes: ['sound.outputsLost'],
    apply: (pc) => {
      pc.state.sound.outputsLost = true
    },
    finding: 'no_output',
    curedBy: { restart_audio_service: {}, restart_system: {} },
    notCuredBy: { restart_device: 'the card reports no error' },
    undo: 'none',
    complaint: {
      en: 'unplugged the docking station and now Windows claims there is no audio output device',
      ko: '도킹 스테이션을 뺐더니 출력 장치가 없다고 나와요',
      zh: '拔掉扩展坞以后系统说没有音频输出设备',
    },
  },
  {
    name: 'audio-goes-to-monitor',
    cause: 'The plug of the speakers came out when a monitor was connected, so the sound goes to that monitor.',
    areas: ['no_sound', 'display'],
    writes: ['sound.otherOutputs'],
    apply: (pc) => {
      pc.state.sound.otherOutputs.push('Example 24 (HDMI Audio)')
      pc.state.sound.speakersPlugged = false
    },
    finding: 'goes_to_screen',
    curedBy: {},
    notCuredBy: { restart_audio_service: 'the choice of the output is kept' },
    advice: texts.advice.goes_to_screen,
    maskedBy: [
      {
        faults: ['audio-service-stopped', 'audio-service-crash-loop', 'audio-output-lost'],
        because: 'without sound there is no default output',
      },
    ],
    undo: 'none',
    complaint: {
      en: 'no sound from my speakers ever since the new monitor arrived',
      ko: '새 모니터를 연결한 다음부터 스피커에서 소리가 안 나와요',
      zh: '接上新显示器以后，音箱就不出声了',
    },
  },
  {
    name: 'microphone-endpoint-lost',
    cause: 'The sound service lost the microphone after a headset was pulled out during a call.',
    areas: ['microphone', 'teams'],
    writes: ['sound.inputsLost'],
    apply: (pc) => {
      pc.state.sound.inputsLost = true
    },
    finding: 'no_microphone',
    curedBy: { restart_audio_service: {} },
    notCuredBy: { restart_application: 'Teams shows what Windows offers, and Windows offers no microphone' },
    undo: 'none',
    complaint: {
      en: 'nobody hears me after I switched headsets mid call, Teams shows no mic',
      ko: '통화 중에 헤드셋을 바꿔 꽂은 뒤로 제 목소리가 상대방한테 안 들린대요',
      zh: '通话中途换了耳机，对方就听不到我了，Teams 里没有麦克风可选',
    },
  },
])
