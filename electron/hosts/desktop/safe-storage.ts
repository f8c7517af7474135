import type { TextEncryption } from '../../store/secret-store.ts'

/** The part of Electron's safeStorage that keeps texts for this user of this PC. */
export type ElectronSafeStorage = {
  isEncryptionAvailable(): boolean
  encryptString(text: string): Buffer
  decryptString(encrypted: Buffer): string
  /** On Linux; older versions of Electron do not tell. */
  getSelectedStorageBackend?: () => string
}

/** Stores of Linux whose key is no secret, or of which nobody can say whether it is. */
const openBackends: readonly string[] = ['basic_text', 'unknown']

/** Encryption by the system: DPAPI on Windows, the keychain or the store of passwords elsewhere. */
export function createTextEncryption(storage: ElectronSafeStorage, platform: NodeJS.Platform): TextEncryption {
  return {
    isAvailable: () => {
      if (!storage.isEncryptionAvailable()) return false
      return platform !== 'linux' || !openBackends.includes(storage.getSelectedStorageBackend?.() ?? 'unknown')
    },
    encrypt: (text) => storage.encryptString(text),
    decrypt: (bytes) => storage.decryptString(Buffer.from(bytes)),
  }
}
