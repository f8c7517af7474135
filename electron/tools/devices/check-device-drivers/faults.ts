import { defineFaults } from '../../../machines/simulated/fault.ts'
import { newDevice } from '../../../machines/simulated/parts/devices.ts'
import { texts } from './texts.ts'

const touchpadId = 'ACPI\\TPAD0001\\4&1'

export const faults = defineFaults([
  {
    name: 'driver-missing',
    cause: 'A device has no driver.',
    areas: ['drivers', 'usb_device'],
    writes: ['devices.noDriver'],
    apply: (pc) => {
      pc.state.devices['USB\\VID_0000&PID_0100\\2'] = newDevice('Unknown device', null, { code: 28, cause: 'lasting' })
    },
    finding: 'no_driver',
    curedBy: {},
    notCuredBy: { restart_device: 'there is nothing to start without a driver' },
    advice: texts.advice.no_driver,
    undo: 'none',
    complaint: {
      en: 'yellow exclamation mark next to Unknown device in Device Manager',
      ko: '장치 관리자에 알 수 없는 장치라고 노란 느낌표가 떠 있어요',
      zh: '设备管理器里有个“未知设备”带黄色感叹号',
    },
  },
  {
    name: 'touchpad-driver-hung',
    cause: 'The driver of the touchpad failed to load after a wake-up (code 31).',
    areas: ['drivers', 'sleep_wake'],
    writes: ['devices.touchpad'],
    apply: (pc) => {
      pc.state.devices[touchpadId] = newDevice('Example Touchpad', 'HIDClass', { code: 31, cause: 'transient' })
    },
    finding: 'not_working',
    curedBy: { restart_device: { instanceId: touchpadId }, restart_system: {} },
    notCuredBy: { restart_explorer: 'the pointer belongs to the driver, not to the desktop' },
    undo: 'none',
    complaint: {
      en: 'touchpad is dead after waking the laptop, an external mouse works',
      ko: '노트북이 절전에서 깨어나면 터치패드가 먹통이에요. 마우스는 됩니다',
      zh: '笔记本唤醒后触摸板不能用，外接鼠标没问题',
    },
  },
  {
    name: 'device-disabled',
    cause: 'A person switched the device off.',
    areas: ['drivers'],
    writes: ['devices.fingerprint'],
    apply: (pc) => {
      pc.state.devices['ACPI\\FPR0002\\1'] = newDevice('Fingerprint Reader', 'Biometric', {
        code: 22,
        cause: 'lasting',
      })
    },
    finding: 'disabled',
    curedBy: {},
    notCuredBy: { restart_device: 'a device that is switched off stays off' },
    advice: texts.advice.disabled,
    undo: 'none',
    complaint: {
      en: 'fingerprint sign-in option disappeared',
      ko: '지문 로그인 메뉴가 없어졌어요',
      zh: '指纹登录的选项不见了',
    },
  },
  {
    name: 'driver-blocked-signature',
    cause: 'Windows refuses an old driver without a valid signature (code 52).',
    areas: ['drivers'],
    writes: ['devices.dataCard'],
    apply: (pc) => {
      pc.state.devices['PCI\\VEN_0000&DEV_0050\\2'] = newDevice('Data Card', 'System', { code: 52, cause: 'lasting' })
    },
    finding: 'blocked',
    curedBy: {},
    notCuredBy: { restart_device: 'Windows refuses the driver again' },
    advice: texts.advice.blocked,
    undo: 'none',
    complaint: {
      en: 'Windows cannot verify the digital signature for the driver of our measuring card',
      ko: '측정 카드 드라이버의 디지털 서명을 확인할 수 없다고 합니다',
      zh: '说无法验证采集卡驱动的数字签名',
    },
  },
  {
    name: 'device-needs-restart',
    cause: 'A new driver was installed and becomes active only with the next start.',
    areas: ['drivers', 'windows_update'],
    writes: ['devices.cardReader'],
    apply: (pc) => {
      pc.state.devices['PCI\\VEN_0000&DEV_0061\\3'] = newDevice('Card Reader', 'MTD', {
        code: 14,
        cause: 'pendingBoot',
      })
    },
    finding: 'restart_needed',
    curedBy: { restart_system: {} },
    notCuredBy: { restart_device: 'code 14 stays until Windows restarts' },
    undo: 'none',
    complaint: {
      en: 'card reader is gone since a driver got installed an hour ago',
      ko: '한 시간 전에 드라이버가 설치된 뒤로 카드 리더기가 안 보여요',
      zh: '一小时前装了个驱动，读卡器就不见了',
    },
  },
])
