import { test } from 'vitest'
import { bench } from '../../test/bench/warm-script-call.ts'
test('b', async () => { console.log(JSON.stringify(await bench(Number(process.env.R ?? 300)), null, 1)) }, 60000)
