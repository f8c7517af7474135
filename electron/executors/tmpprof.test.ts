import { test } from 'vitest'
import { createHarness, fakeHostCommands, never, openSession, scriptRequest, systemIds } from '../../test/fakes/script-host-fixture.ts'
import { newCallIdentity, requestLine } from './powershell/request-line.ts'
import { createFrameParser } from './powershell/frame.ts'
import { readEnvelope } from './powershell/envelope.ts'
test('p', async () => {
  const r = scriptRequest('evaluate 1')
  const time = (n: string, f: () => unknown) => { for (let i=0;i<200;i++) f(); const t=performance.now(); for (let i=0;i<1000;i++) f(); console.log(n, ((performance.now()-t)).toFixed(2),'us') }
  time('identity', () => newCallIdentity(systemIds))
  time('line', () => requestLine({ id:'a', marker:'b', ...r }))
  const m='0'.repeat(32)
  const fr = Buffer.from(`\nDM:${m}:\n${Buffer.from('{"ok":true,"data":[{"value":1}]}').toString('base64')}\n:${m}:DM\n`)
  time('frame', () => { const p=createFrameParser(m); p.push(fr); p.noise() })
  time('env', () => readEnvelope('{"ok":true,"data":[{"value":1}]}', false))
  time('timer', () => clearTimeout(setTimeout(()=>0, 10000)))
  const h = createHarness(fakeHostCommands('ready')); const s = await openSession(h)
  for (let i=0;i<200;i++) await s.run(r, never)
  const t=performance.now(); for (let i=0;i<2000;i++) await s.run(r, never); console.log('call', ((performance.now()-t)/2).toFixed(1),'us')
  await s.close()
}, 60000)
