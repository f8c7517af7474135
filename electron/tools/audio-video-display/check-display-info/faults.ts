import { defineFaults } from '../../../machines/simulated/fault.ts'
import { graphicsCardId } from '../../../machines/simulated/parts/display.ts'
import { newDevice } from '../../../machines/simulated/parts/devices.ts'
import { texts } from './texts.ts'

const secondCardId = 'PCI\\VEN_0000&DEV_0009\\4&2&0&08'

export const faults = defineFaults([
  {
    name: 'display-driver-hung',
    cause: 'The graphics driver of the only graphics card was stopped by Windows (code 43).',
    areas: ['display', 'drivers'],
    writes: ['devices.display'],
    apply: (pc) => {
      pc.devices.fail(graphicsCardId, { code: 43, cause: 'transient' })
      pc.eventLog.record({ log: 'System', provider: 'Display', id: 4101, level: 3, count: 4, utc: pc.clock.utc(-25) })
    },
    finding: 'adapter_error',
    curedBy: { restart_system: {} },
    notCuredBy: {
      restart_device: 'is refused: the card shows the only picture',
      restart_explorer: 'the desktop is not what failed',
    },
    undo: 'none',
    complaint: {
      en: 'screen flickered black a few times and since then the second monitor and all animations are gone',
      ko: '화면이 몇 번 까맣게 깜빡이더니 그 뒤로 보조 모니터가 안 나오고 화면이 뚝뚝 끊겨요',
      zh: '屏幕黑闪了几下，之后第二个显示器没了，画面也一卡一卡的',
    },
  },
  {
    name: 'second-gpu-error',
    cause: 'The second graphics card, which shows no picture, was stopped with code 43 after a driver time-out.',
    areas: ['display', 'drivers', 'app_crash'],
    writes: ['devices.secondDisplay'],
    apply: (pc) => {
      const card = newDevice('Example Discrete GPU', 'Display', { code: 43, cause: 'transient' })
      pc.state.devices[secondCardId] = card
    },
    finding: 'adapter_error',
    curedBy: { restart_device: { instanceId: secondCardId }, restart_system: {} },
    notCuredBy: { restart_application: 'the program finds no card after its restart either' },
    undo: 'none',
    complaint: {
      en: 'our CAD tool says no suitable graphics device since this afternoon',
      ko: '오후부터 캐드가 그래픽 장치를 찾을 수 없다고 하면서 안 켜져요',
      zh: '下午开始 CAD 打不开，说找不到合适的显卡',
    },
  },
  {
    name: 'display-driver-missing',
    cause: 'After an update no driver fits the graphics card and Windows uses its basic one.',
    areas: ['display', 'drivers', 'slow_pc'],
    writes: ['devices.display'],
    apply: (pc) => pc.devices.loseDriver(graphicsCardId, 'Video Controller'),
    finding: 'basic_driver',
    curedBy: {},
    notCuredBy: {
      restart_device: 'a restart does not bring a driver that is not installed',
      restart_system: 'the basic driver is loaded again',
    },
    advice: texts.advice.basic_driver,
    undo: 'none',
    complaint: {
      en: 'everything on my screen is huge and blurry since the update, cannot set the resolution',
      ko: '업데이트하고 나서 화면이 크고 흐릿한데 해상도를 바꿀 수가 없어요',
      zh: '更新完屏幕上什么都又大又糊，分辨率也改不了',
    },
  },
  {
    name: 'monitor-not-extended',
    cause: 'The second screen is connected but Windows is set to "PC screen only".',
    areas: ['display'],
    writes: ['display.monitors', 'display.extended'],
    apply: (pc) => {
      pc.state.display.monitors.push({ model: 'Example 27', maker: 'EXB', connector: 5, width: 2560, height: 1440 })
      pc.state.display.extended = false
    },
    finding: 'monitor_not_used',
    curedBy: {},
    notCuredBy: { restart_device: 'the card works; the mode is a choice' },
    advice: texts.advice.monitor_not_used,
    undo: 'none',
    complaint: {
      en: 'plugged in a second monitor, it wakes up and goes straight back to sleep',
      ko: '보조 모니터를 연결하면 켜졌다가 바로 절전으로 들어가요',
      zh: '插上第二台显示器，亮一下就又休眠了',
    },
  },
])
