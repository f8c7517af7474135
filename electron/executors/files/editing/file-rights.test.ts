import { expect, test } from 'vitest'

import { modeOfRights, rightsOf } from './file-rights.ts'

test('every combination of rights is written and read back; nothing more than these comes of it', () => {
  for (let mode = 0; mode <= 0o777; mode += 1) {
    const rights = rightsOf({ mode: 0o104_000 | mode }, 'linux')
    expect(modeOfRights(rights)).toBe(mode)
  }
  expect(rightsOf({ mode: 0o100_640 }, 'linux')).toBe('rw-r-----')
  expect(rightsOf({ mode: 0o100_640 }, 'win32')).toBeNull()
})

test.each([null, undefined, '', 'rw-', 'rwsr-xr-x', 'rw-r--r--\n', 'xxxxxxxxx', '0644'])('%j says nothing', (text) => {
  expect(modeOfRights(text)).toBeNull()
})
