import type { TextEncryption } from '../../electron/store/secret-store.ts'

/** An encryption that can be seen through, and that every text comes back from. */
export const reversing: TextEncryption = {
  isAvailable: () => true,
  encrypt: (text) => Buffer.from(text).reverse(),
  decrypt: (bytes) => Buffer.from(bytes).reverse().toString('utf8'),
}
