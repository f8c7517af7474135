import { defineFaults } from '../../../machines/simulated/fault.ts'
import { graphicsCardId } from '../../../machines/simulated/parts/display.ts'
import { powerSaver } from '../../../machines/simulated/parts/power.ts'
import { texts } from './texts.ts'

const player = { pid: 5777, startedUtc: '2025-11-21T12:00:00.000Z' }

export const faults = defineFaults([
  {
    name: 'power-saver-plan',
    cause: 'The power saver plan limits the processor.',
    areas: ['slow_pc', 'battery'],
    writes: ['power.schemeGuid'],
    apply: (pc) => {
      pc.state.power.schemeGuid = powerSaver
    },
    finding: 'power_saver',
    curedBy: {},
    notCuredBy: { restart_system: 'the plan is kept', disable_startup_app: 'start-up programs are not the brake' },
    advice: texts.advice.power_saver,
    undo: 'none',
    complaint: {
      en: 'plugged in or not, the laptop is as slow as treacle, programs take twice as long',
      ko: '충전기를 꽂아도 노트북이 굼떠요. 프로그램 여는 데 두 배는 걸려요',
      zh: '不管插不插电，本子都慢吞吞的，打开程序要花双倍时间',
    },
  },
  {
    name: 'sleep-blocked-by-program',
    cause: 'A player that was left open asks Windows to stay awake.',
    areas: ['sleep_wake', 'battery'],
    writes: ['processes.player', 'power.requests'],
    apply: (pc) => {
      const place = '\\Program Files\\Example\\Player\\player.exe'
      pc.processes.add({ ...player, name: 'player.exe', path: `C:${place}`, title: 'Concert - Player' })
      pc.state.power.requests.push({
        pid: player.pid,
        path: `\\Device\\HarddiskVolume3${place}`,
        section: 'SYSTEM',
      })
    },
    finding: 'kept_awake',
    curedBy: { restart_application: player, stop_process: player },
    notCuredBy: { restart_device: 'no device keeps it awake' },
    undo: 'none',
    complaint: {
      en: 'laptop no longer goes to sleep by itself, bag gets hot',
      ko: '노트북이 저절로 절전으로 안 들어가서 가방 속에서 뜨거워져요',
      zh: '笔记本不会自己睡眠了，放包里烫得要命',
    },
  },
  {
    name: 'wake-timer-at-night',
    cause: 'A maintenance timer wakes the PC at 3 in the morning.',
    areas: ['sleep_wake'],
    writes: ['power.wakeTimers'],
    apply: (pc) => {
      const timer =
        'Timer set by [SERVICE] \\Device\\HarddiskVolume3\\Windows\\System32\\svchost.exe (SystemEventsBroker)'
      pc.state.power.wakeTimers.push(`${timer} expires at 03:00:00`)
      pc.state.power.lastWake.push('Type: Wake Timer', 'Owner: [SERVICE]')
    },
    finding: 'wakes_up',
    curedBy: {},
    notCuredBy: { disable_startup_app: 'a timer is not a start-up program' },
    advice: texts.advice.wakes_up,
    undo: 'none',
    complaint: {
      en: 'PC in the bedroom turns itself on in the middle of the night',
      ko: '침실 PC가 한밤중에 저절로 켜져요',
      zh: '卧室电脑半夜自己开机',
    },
  },
  {
    name: 'sleep-states-missing',
    cause: 'With the basic graphics driver Windows offers no sleep.',
    areas: ['sleep_wake', 'display'],
    writes: ['devices.display'],
    apply: (pc) => pc.devices.loseDriver(graphicsCardId, 'Video Controller'),
    finding: 'no_sleep',
    curedBy: {},
    notCuredBy: { restart_system: 'the driver is still missing' },
    advice: texts.advice.no_sleep,
    undo: 'none',
    complaint: {
      en: 'sleep entry is gone from the power button menu',
      ko: '전원 버튼 메뉴에서 절전이 사라졌어요',
      zh: '电源菜单里“睡眠”选项没了',
    },
  },
])
