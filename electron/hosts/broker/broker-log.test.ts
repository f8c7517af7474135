import { expect, test } from 'vitest'

import type { SystemEvent } from '../../audit/event-log.ts'
import type { BrokerLogLine } from '../../broker/broker-ports.ts'
import { alsoInEventLog } from './broker-log.ts'

const lines: readonly BrokerLogLine[] = [
  { event: 'started' },
  { event: 'shown', outcome: 'run' },
  { event: 'refused', outcome: 'limit' },
  { event: 'begun', tool: 'clear_print_queue', callId: 'c1', approvalId: 'a1', args: 'f00' },
  { event: 'ended', tool: 'clear_print_queue', callId: 'c1', approvalId: 'a1', args: 'f00', outcome: 'succeeded' },
  { event: 'crashed', cause: 'name=TypeError at=broker.cjs:1:2' },
  { event: 'closed', outcome: 'closed' },
]

async function written(isWanted: boolean): Promise<readonly SystemEvent[]> {
  const events: SystemEvent[] = []
  const kept: BrokerLogLine[] = []
  const write = (event: SystemEvent): Promise<void> => Promise.resolve(void events.push(event))
  const { log, settled } = alsoInEventLog((line) => Promise.resolve(kept.push(line) > 0), isWanted ? write : null)
  for (const line of lines) expect(await log(line)).toBe(true)
  await settled()
  expect(kept).toEqual(lines)
  return events
}

test('what the broker does is told by itself: its life, its steps, its refusals, and no digest', async () => {
  const events = await written(true)
  expect(events.map(({ id }) => id)).toEqual([3010, 3000, 2000, 2001, 3010, 3010])
  expect(events[3]?.data).toEqual({ by: 'broker', tool: 'clear_print_queue', callId: 'c1', outcome: 'succeeded' })
  expect(events[4]?.data).toEqual({ by: 'broker', what: 'ended', code: 'crashed' })
  expect(JSON.stringify(events)).not.toContain('f00')
})

test('where a policy does not want it, its own log is all there is', async () => {
  expect(await written(false)).toEqual([])
})
