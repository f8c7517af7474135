import { expect, test } from 'vitest'

import { createTextEncryption, type ElectronSafeStorage } from './safe-storage.ts'

function storage(available: boolean, backend?: string): ElectronSafeStorage {
  return {
    isEncryptionAvailable: () => available,
    encryptString: (text) => Buffer.from(text).reverse(),
    decryptString: (bytes) => Buffer.from(bytes).reverse().toString('utf8'),
    ...(backend === undefined ? {} : { getSelectedStorageBackend: () => backend }),
  }
}

type Case = readonly [platform: NodeJS.Platform, available: boolean, backend: string | undefined, kept: boolean]
const cases: readonly Case[] = [
  ['win32', true, undefined, true],
  ['win32', false, undefined, false],
  ['darwin', true, undefined, true],
  ['linux', true, 'gnome_libsecret', true],
  ['linux', true, 'kwallet6', true],
  ['linux', true, 'basic_text', false],
  ['linux', true, 'unknown', false],
  ['linux', true, undefined, false],
  ['linux', false, 'gnome_libsecret', false],
]

test.each(cases)('on %s, available %s with the store %s: kept %s', (...[platform, available, backend, kept]) => {
  expect(createTextEncryption(storage(available, backend), platform).isAvailable()).toBe(kept)
})

test('what was encrypted is read again', () => {
  const encryption = createTextEncryption(storage(true), 'win32')
  const bytes = encryption.encrypt('tvly-abc')
  expect(Buffer.from(bytes).toString('utf8')).not.toContain('tvly')
  expect(encryption.decrypt(new Uint8Array(bytes))).toBe('tvly-abc')
})
