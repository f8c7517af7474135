import { describe, expect, it } from 'vitest'

import { createSystemIds } from './system-ports.ts'

describe('createSystemIds', () => {
  it('gives each call another id of 20 characters, also beyond what is drawn at once', () => {
    const ids = createSystemIds({ now: () => 1_764_200_000_000 })
    const given = Array.from({ length: 2_000 }, () => ids.newId())
    expect(new Set(given).size).toBe(2_000)
    for (const id of given) expect(id).toMatch(/^[0-9a-z]{9}[0-9a-f]{11}$/)
  })
})
