import * as z from 'zod'

import { idleAfterMs } from '../policy/idle.ts'
import { blackoutForm, everyDay, isBlackout, isRepairRule, neverOpen } from '../policy/repair-hours.ts'
import { row } from './setting-row.ts'

const minutes = { least: 1, usual: idleAfterMs / 60_000, most: 240 } as const

/** When repairs that wait for a free PC may begin. */
export const repairTimeSettings = {
  /** Minutes without a touch after which the PC counts as free. */
  idleMinutes: row({
    schema: z.int().min(minutes.least).max(minutes.most),
    initial: minutes.usual,
    policy: 'IdleMinutes',
    strictest: minutes.most,
  }),
  /** See `RepairHours`; empty = at any time. */
  maintenanceWindow: row({
    schema: z.string().max(200).refine(isRepairRule),
    initial: '',
    policy: 'MaintenanceWindow',
    strictest: neverOpen,
  }),
  /** Days on which none begins. Every place may add some. */
  blackoutDates: row({
    schema: z.array(z.string().regex(blackoutForm).refine(isBlackout)).max(1_000),
    initial: [],
    policy: 'BlackoutDates',
    strictest: [everyDay],
  }),
} as const
