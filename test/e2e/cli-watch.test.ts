import { expect, test } from 'vitest'

import { run, simulated, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()

test('a Wi-Fi that drops is found with its times; one that is in order is not made into a problem', async () => {
  const complaint = ['watch', 'my Wi-Fi keeps dropping', '--minutes', '8']
  const dropping = await run([...complaint, ...simulated(await newFolder(), '--scenario', 'dropping-wifi')])
  expect(dropping.code).toBe(1)
  expect(dropping.stdout).toMatch(/2 times in 8 min, at \d\d:\d\d and \d\d:\d\d\./)
  const quiet = await run(['watch', 'my Wi-Fi keeps dropping', '--minutes', '1', ...simulated(await newFolder())])
  expect(quiet.code).toBe(0)
  expect(quiet.stdout).toContain('Nothing showed up in 60 s')
})

test('a time that is none is told with what is allowed', async () => {
  const wrong = await run(['watch', 'my Wi-Fi keeps dropping', '--minutes', '0', ...simulated(await newFolder())])
  expect(wrong.code).toBe(2)
  expect(wrong.stderr).toContain('60')
})
