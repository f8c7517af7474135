import type { KeyPlace } from '../../../shared/ipc/setting-view.ts'
import { parseUrl } from '../../kernel/parse-url.ts'
import { fail, type Result } from '../../kernel/result.ts'
import type { SecretStore } from '../../store/secret-store.ts'

/** Keys of models, each for the server that it was entered for: no other one is ever sent it. */
export type ModelKeys = {
  /** Null = there is none. */
  get(address: string): Promise<string | null>
  /** Fails with `key_invalid` or `key_not_kept`. */
  set(address: string, key: string): Promise<Result<void>>
  remove(address: string): Promise<Result<void>>
  placeOf(address: string): Promise<KeyPlace>
  /** False = a key that is entered is gone when Deskmedic is closed. */
  isKept(): boolean
}

/** @param store keeps keys by server: see `isServer`. */
export function createModelKeys(store: SecretStore<string>): ModelKeys {
  return {
    get: async (address) => {
      const server = serverOf(address)
      return server === null ? null : store.get(server)
    },
    set: async (address, key) => {
      const server = serverOf(address)
      return server === null ? fail('key_invalid') : store.set(server, key)
    },
    remove: async (address) => {
      const server = serverOf(address)
      return server === null ? fail('key_invalid') : store.remove(server)
    },
    placeOf: async (address) => {
      const server = serverOf(address)
      return server === null ? 'none' : store.placeOf(server)
    },
    isKept: () => store.isKept(),
  }
}

/** Scheme, name and port: a key for HTTPS never goes out readable. */
export function isServer(name: string): boolean {
  return serverOf(name) === name
}

function serverOf(address: string): string | null {
  const url = parseUrl(address)
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : null
}
