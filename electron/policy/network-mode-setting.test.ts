import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isNetworkMode, networkModes } from '../../shared/domain/network-mode.ts'
import { networkModeSetting } from './network-mode-setting.ts'

test('policy, command line, environment, file, default: the first that speaks decides', () => {
  const all = { policy: 'internal', commandLine: 'offline', environment: 'online', file: 'offline' } as const
  expect(networkModeSetting(all)).toEqual({ mode: 'internal', source: 'policy', invalid: null })
  expect(networkModeSetting({ ...all, policy: undefined })).toMatchObject({ mode: 'offline', source: 'command_line' })
  expect(networkModeSetting({ environment: 'internal', file: 'offline' })).toMatchObject({ source: 'environment' })
  expect(networkModeSetting({ file: 'offline' })).toEqual({ mode: 'offline', source: 'file', invalid: null })
  expect(networkModeSetting({})).toEqual({ mode: 'online', source: 'default', invalid: null })
})

test('the variable is read in any case; an empty one says nothing', () => {
  expect(networkModeSetting({ environment: ' OFFLINE ' })).toMatchObject({ mode: 'offline', invalid: null })
  expect(networkModeSetting({ environment: '', file: 'internal' })).toMatchObject({ mode: 'internal', source: 'file' })
})

test('an invalid variable means online with a warning, an invalid policy means offline', () => {
  fc.assert(
    fc.property(fc.string(), fc.option(fc.constantFrom(...networkModes), { nil: undefined }), (text, file) => {
      fc.pre(text.trim() !== '' && !isNetworkMode(text.trim().toLowerCase()))
      const environment = networkModeSetting({ environment: text, file })
      expect(environment).toEqual({ mode: 'online', source: 'environment', invalid: 'environment' })
    }),
  )
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...networkModes), (policy, file) => {
      fc.pre(policy !== undefined && !(typeof policy === 'string' && isNetworkMode(policy)))
      expect(networkModeSetting({ policy, commandLine: file, file })).toMatchObject({
        mode: 'offline',
        invalid: 'policy',
      })
    }),
  )
})
