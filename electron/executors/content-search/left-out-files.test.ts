import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createLeftOutFiles } from './left-out-files.ts'

const start = 'rg: DEBUG|ignore::walk|crates/ignore/src/walk.rs:1929: ignoring '
const other = 'rg: DEBUG|ignore::walk|crates/ignore/src/walk.rs:1942: ignoring ./a.txt: Ignore(IgnoreMatch(Hidden))\n'

test('a file that is left out for its size is noticed, whatever its name and wherever the text is cut', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat({ max: 2 ** 40 }), fc.array(fc.nat({ max: 400 })), (name, sizeBytes, cuts) => {
      const text = Buffer.from(`${other}${start}./${name}: ${String(sizeBytes)} bytes\n${other}`)
      const files = createLeftOutFiles()
      let from = 0
      for (const at of [...cuts, text.length].sort((one, another) => one - another)) {
        files.add(text.subarray(from, at))
        from = Math.min(at, text.length)
      }
      expect(files.hasAny()).toBe(true)
    }),
  )
})

test('what is left out for another reason says nothing', () => {
  const files = createLeftOutFiles()
  for (let round = 0; round < 3; round += 1) files.add(Buffer.from(other))
  expect(files.hasAny()).toBe(false)
})
