import { defineFaults } from '../../../machines/simulated/fault.ts'
import { newDevice } from '../../../machines/simulated/parts/devices.ts'
import { texts } from './texts.ts'

const unknownId = 'USB\\VID_0000&PID_0002\\5&2&0&3'
const unknownName = 'Unknown USB Device'
const enclosureId = 'USB\\VID_0000&PID_0044\\1234'
const converterId = 'USB\\VID_0000&PID_0077\\9'

export const faults = defineFaults([
  {
    name: 'stick-without-file-system',
    cause: 'The partition of the stick is damaged, so Windows offers to format it.',
    areas: ['external_drive', 'usb_device'],
    writes: ['usb.removableDrives'],
    apply: (pc) => {
      pc.state.usb.removableDrives.push({ drive: 'F:', label: null, fileSystem: null })
    },
    finding: 'no_file_system',
    curedBy: {},
    notCuredBy: {
      run_disk_check: 'there is no file system it could check',
      restart_device: 'the stick itself answers',
    },
    advice: texts.advice.no_file_system,
    undo: 'none',
    complaint: {
      en: 'stick says you need to format the disk before you can use it, my thesis is on there',
      ko: 'USB를 꽂으면 포맷해야 사용할 수 있대요. 논문이 들어 있는데 어떡하죠',
      zh: 'U 盘插上就说要格式化才能用，里面有我的论文啊',
    },
  },
  {
    name: 'usb-storage-blocked',
    cause: 'A company policy blocks USB storage.',
    areas: ['external_drive', 'usb_device', 'group_policy', 'permission_denied'],
    writes: ['usb.storageDriverOff', 'usb.storageDenied'],
    apply: (pc) => {
      Object.assign(pc.state.usb, { storageDriverOff: true, storageDenied: true })
    },
    finding: 'storage_blocked',
    curedBy: {},
    notCuredBy: {
      restart_device: 'the rule applies again after the restart',
      refresh_group_policy: 'loads the same rule',
    },
    advice: texts.advice.storage_blocked,
    undo: 'none',
    complaint: {
      en: 'no memory stick works on my office PC, at home they are all fine',
      ko: '회사 PC에서는 어떤 메모리 스틱을 꽂아도 안 열려요. 집에서는 다 되는데요',
      zh: '公司电脑插什么 U 盘都不认，回家都好好的',
    },
  },
  {
    name: 'usb-device-descriptor-failed',
    cause: 'A USB device failed while it was being set up after a wake-up.',
    areas: ['usb_device', 'sleep_wake'],
    writes: ['devices.unknownUsb'],
    apply: (pc) => {
      pc.state.devices[unknownId] = newDevice(unknownName, 'USB', { code: 43, cause: 'transient' })
    },
    finding: 'not_recognized',
    curedBy: { restart_device: { instanceId: unknownId }, restart_system: {} },
    notCuredBy: { run_disk_check: 'no drive letter exists yet' },
    undo: 'none',
    complaint: {
      en: 'scanner stays dead after standby, a balloon says USB device not recognized',
      ko: '절전에서 깨어난 뒤 스캐너를 못 알아보고 USB 장치를 인식할 수 없다고 떠요',
      zh: '电脑睡眠醒来后扫描仪用不了，提示无法识别的 USB 设备',
    },
  },
  {
    name: 'usb-device-broken',
    cause: 'The electronics of the USB device are defective.',
    areas: ['usb_device', 'external_drive'],
    writes: ['devices.unknownUsb'],
    apply: (pc) => {
      pc.state.devices[unknownId] = newDevice(unknownName, 'USB', { code: 43, cause: 'lasting' })
    },
    finding: 'not_recognized',
    curedBy: {},
    notCuredBy: { restart_system: 'the device fails again' },
    triedFirst: { restart_device: 'the device fails again with code 43' },
    advice: texts.advice.not_recognized,
    undo: 'none',
    complaint: {
      en: 'this drive worked for years and since I dropped it Windows only makes the plug sound and an error',
      ko: '떨어뜨린 뒤로 외장하드를 꽂으면 소리만 나고 오류가 떠요',
      zh: '移动硬盘摔了一下，现在插上只有提示音然后就报错',
    },
  },
  {
    name: 'usb-enclosure-no-start',
    cause: 'The driver of the USB disk enclosure got stuck (code 10).',
    areas: ['external_drive', 'usb_device'],
    writes: ['devices.enclosure'],
    apply: (pc) => {
      pc.state.devices[enclosureId] = newDevice('USB Mass Storage', 'USB', { code: 10, cause: 'transient' })
    },
    finding: 'device_error',
    curedBy: { restart_device: { instanceId: enclosureId }, restart_system: {} },
    notCuredBy: { run_disk_check: 'the drive has no letter' },
    undo: 'none',
    complaint: {
      en: 'my external hard disk spins up but never shows in Explorer',
      ko: '외장하드가 돌아가는 소리는 나는데 탐색기에 안 떠요',
      zh: '外接硬盘能听到转，就是在资源管理器里看不到',
    },
  },
  {
    name: 'usb-controller-wedged',
    cause: 'The USB controller hangs; a device that is restarted fails again until Windows restarts.',
    areas: ['usb_device'],
    writes: ['devices.serialConverter'],
    apply: (pc) => {
      pc.state.devices[converterId] = newDevice('USB Serial Converter', 'Ports', { code: 10, cause: 'controller' })
    },
    finding: 'device_error',
    curedBy: { restart_system: {} },
    notCuredBy: {},
    triedFirst: { restart_device: 'the device fails again while the controller hangs' },
    undo: 'none',
    complaint: {
      en: 'measuring device on USB stopped in the middle of a run, replugging changes nothing',
      ko: 'USB 측정 장비가 작업 중에 멈췄는데 다시 꽂아도 그대로예요',
      zh: 'USB 测量仪用到一半停了，重新插拔也没用',
    },
  },
])
