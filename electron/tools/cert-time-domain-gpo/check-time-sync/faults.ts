import { defineFaults } from '../../../machines/simulated/fault.ts'
import {
  withoutAddress,
  withoutConnections,
  withoutLink,
  withoutNames,
  withoutWayOut,
} from '../../../machines/simulated/masked-by.ts'
import { texts } from './texts.ts'

export const faults = defineFaults([
  {
    name: 'clock-wrong',
    cause: 'The clock is 47 minutes slow after the battery on the board ran down.',
    areas: ['time_sync', 'certificates', 'login_domain', 'browser'],
    writes: ['timekeeping.offsetSec'],
    apply: (pc) => {
      pc.state.timekeeping.offsetSec = 2820
    },
    finding: 'clock_wrong',
    curedBy: { sync_time: {} },
    notCuredBy: {
      refresh_group_policy: 'sign-in needs the right time first',
      clear_browser_cache: 'the dates of the certificates do not fit the clock',
    },
    maskedBy: [withoutLink, withoutAddress, withoutNames, withoutWayOut, withoutConnections],
    undo: 'none',
    complaint: {
      en: 'web pages warn that my clock is behind',
      ko: '웹페이지마다 시계가 느리다는 경고가 나와요',
      zh: '网页都警告说我的时钟慢了',
    },
  },
  {
    name: 'time-source-wrong',
    cause: 'The clock is set to ask a time server that no longer exists.',
    areas: ['time_sync'],
    writes: ['timekeeping.offsetSec', 'timekeeping.source'],
    apply: (pc) => {
      Object.assign(pc.state.timekeeping, { offsetSec: 940, source: 'ntp.old.example' })
    },
    finding: 'clock_wrong',
    curedBy: {},
    notCuredBy: {},
    triedFirst: { sync_time: 'the configured server does not answer' },
    advice: texts.advice.clock_wrong,
    maskedBy: [withoutLink, withoutAddress, withoutNames, withoutWayOut, withoutConnections],
    undo: 'none',
    complaint: {
      en: 'I correct the time and a week later it is off by minutes again',
      ko: '시간을 맞춰 놔도 일주일이면 또 몇 분씩 틀어져요',
      zh: '时间调好了，过一周又差好几分钟',
    },
  },
  {
    name: 'time-zone-wrong',
    cause: 'The clock is right but the time zone is still that of a trip.',
    areas: ['time_sync'],
    writes: ['timekeeping.zone'],
    apply: (pc) => {
      pc.state.timekeeping.zone = { id: 'Pacific Standard Time', offsetMin: -480, hasDaylightTime: true }
      pc.state.timekeeping.autoZone = false
    },
    finding: 'whole_hours',
    curedBy: {},
    notCuredBy: { sync_time: 'the time itself is right; the zone is not' },
    advice: texts.advice.whole_hours,
    maskedBy: [
      withoutLink,
      withoutAddress,
      withoutNames,
      withoutWayOut,
      withoutConnections,
      {
        faults: ['clock-wrong', 'time-source-wrong'],
        because: 'whole hours are told only of a clock that is right otherwise',
      },
    ],
    undo: 'none',
    complaint: {
      en: 'all my meetings are shifted by whole hours since I came back from abroad',
      ko: '출장 다녀온 뒤로 회의 시간이 전부 몇 시간씩 밀려 보여요',
      zh: '出差回来所有会议都差了整整好几个小时',
    },
  },
])
