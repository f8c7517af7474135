import { defineFaults } from '../../../machines/simulated/fault.ts'
import { texts } from './texts.ts'

export const faults = defineFaults([
  {
    name: 'battery-worn-out',
    cause: 'The battery holds 38 percent of its original charge.',
    areas: ['battery'],
    writes: ['battery.capacity'],
    apply: (pc) => {
      Object.assign(pc.state.battery, { fullmWh: 19_800, cycles: 980 })
    },
    finding: 'worn_out',
    curedBy: {},
    notCuredBy: { restart_device: 'does not give capacity back' },
    advice: texts.advice.worn_out,
    undo: 'none',
    complaint: {
      en: 'battery lasts forty minutes at best, it used to be five hours',
      ko: '배터리가 길어야 40분이에요. 전에는 다섯 시간 갔는데',
      zh: '电池最多撑四十分钟，以前能用五个小时',
    },
  },
  {
    name: 'battery-not-charging',
    cause: 'The charger is too weak or charging is limited; the battery stays at 41 percent.',
    areas: ['battery'],
    writes: ['battery.charge'],
    apply: (pc) => {
      Object.assign(pc.state.battery, { chargePct: 41, chargeLimitPct: 41 })
    },
    finding: 'not_charging',
    curedBy: {},
    notCuredBy: { restart_system: 'the charger stays the same' },
    advice: texts.advice.not_charging,
    undo: 'none',
    complaint: {
      en: 'plugged in all day and still at 41 percent',
      ko: '하루 종일 꽂아 놔도 41%에서 안 올라가요',
      zh: '插了一整天电还是 41%',
    },
  },
])
