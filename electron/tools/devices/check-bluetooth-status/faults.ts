import { defineFaults } from '../../../machines/simulated/fault.ts'
import { bluetoothRadioId } from '../../../machines/simulated/parts/bluetooth.ts'
import { texts } from './texts.ts'

const notConnected = 45

export const faults = defineFaults([
  {
    name: 'bluetooth-service-stopped',
    cause: 'The Bluetooth support service ended with an error.',
    areas: ['bluetooth', 'service'],
    writes: ['services.bthserv'],
    apply: (pc) => pc.services.crash('bthserv'),
    finding: 'service_stopped',
    curedBy: { restart_whitelisted_service: { name: 'bthserv' } },
    notCuredBy: { restart_audio_service: 'the headphones do not even connect' },
    maskedBy: [{ faults: ['bluetooth-adapter-gone'], because: 'without a radio nothing needs the service' }],
    undo: 'none',
    complaint: {
      en: 'my headphones are paired but refuse to connect, adding a new device spins forever',
      ko: '이어폰이 페어링은 돼 있는데 연결이 안 되고 새 장치 추가도 계속 돌기만 해요',
      zh: '蓝牙耳机显示已配对但连不上，添加新设备一直转圈',
    },
  },
  {
    name: 'bluetooth-adapter-hung',
    cause: 'The Bluetooth radio reports code 10 after a failed firmware load.',
    areas: ['bluetooth', 'drivers'],
    writes: ['devices.bluetooth'],
    apply: (pc) => pc.devices.fail(bluetoothRadioId, { code: 10, cause: 'transient' }),
    finding: 'adapter_error',
    curedBy: { restart_device: { instanceId: bluetoothRadioId }, restart_system: {} },
    notCuredBy: { restart_whitelisted_service: 'the service has no working radio' },
    undo: 'none',
    complaint: {
      en: 'Bluetooth mouse froze and the Bluetooth switch jumps back to off',
      ko: '블루투스 마우스가 멈추더니 블루투스 스위치를 켜도 다시 꺼져요',
      zh: '蓝牙鼠标突然不动，蓝牙开关一打开就自己弹回去',
    },
  },
  {
    name: 'bluetooth-adapter-gone',
    cause: 'The Bluetooth radio dropped off the internal bus and returns with a restart.',
    areas: ['bluetooth'],
    writes: ['devices.bluetooth'],
    apply: (pc) => pc.devices.fail(bluetoothRadioId, { code: notConnected, cause: 'pendingBoot' }),
    finding: 'no_adapter',
    curedBy: { restart_system: {} },
    notCuredBy: { restart_whitelisted_service: 'a service cannot bring the radio back' },
    undo: 'none',
    complaint: {
      en: 'the whole Bluetooth switch is missing from quick settings',
      ko: '빠른 설정에서 블루투스 버튼 자체가 사라졌습니다',
      zh: '快捷设置里蓝牙按钮整个没了',
    },
  },
  {
    name: 'bluetooth-headset-empty',
    cause: 'The battery of the wireless headset is nearly empty.',
    areas: ['bluetooth', 'no_sound'],
    writes: ['bluetooth'],
    apply: (pc) => {
      for (const device of Object.values(pc.state.bluetooth))
        Object.assign(device, { batteryPct: 6, usePctPerHour: 20 })
    },
    finding: 'battery_low',
    curedBy: {},
    notCuredBy: { restart_audio_service: 'the sound path is fine' },
    advice: texts.advice.battery_low,
    maskedBy: [
      {
        faults: ['bluetooth-service-stopped', 'bluetooth-adapter-hung', 'bluetooth-adapter-gone', 'airplane-mode-on'],
        because: 'what is not connected does not tell its battery',
      },
    ],
    undo: 'none',
    complaint: {
      en: 'sound in my wireless headset cuts out more and more often today',
      ko: '무선 헤드셋 소리가 오늘따라 점점 자주 끊겨요',
      zh: '今天无线耳机的声音断得越来越频繁',
    },
  },
])
