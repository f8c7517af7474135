import { describe, expect, it } from 'vitest'

import { readStartOptions } from './start-options.ts'

describe('start options', () => {
  it('reads what it knows', () => {
    const options = readStartOptions(['--target', 'simulated', '--fault=a, b', '--lang', 'ko', '--data', '/tmp/x'])
    expect(options).toEqual({
      dataFolder: '/tmp/x',
      target: 'simulated',
      setUp: { kind: 'faults', names: ['a', 'b'] },
      mode: undefined,
      lang: 'ko',
      hidden: false,
    })
  })

  it('ignores what it does not know, and values that do not fit', () => {
    const argv = [
      '/app',
      '--inspect=0',
      '--remote-debugging-port=0',
      '--target',
      'moon',
      '--lang',
      'xx',
      '--mode',
      'x',
      '--data',
    ]
    const { hidden, ...others } = readStartOptions(argv)
    expect(Object.values(others).every((value) => value === undefined)).toBe(true)
    expect(hidden).toBe(false)
  })

  it('reads a profile, alone and with faults', () => {
    expect(readStartOptions(['--profile', 'docked-laptop']).setUp).toEqual({
      kind: 'faults',
      names: [],
      profile: 'docked-laptop',
    })
    expect(readStartOptions(['--profile', 'docked-laptop', '--fault', 'a']).setUp).toEqual({
      kind: 'faults',
      names: ['a'],
      profile: 'docked-laptop',
    })
  })

  it('prefers a scenario to faults', () => {
    expect(readStartOptions(['--scenario', 'slow-pc', '--fault', 'a']).setUp).toEqual({
      kind: 'scenario',
      name: 'slow-pc',
    })
  })

  it('knows that it was started without anybody waiting for a window', () => {
    expect(readStartOptions(['--hidden']).hidden).toBe(true)
  })
})
