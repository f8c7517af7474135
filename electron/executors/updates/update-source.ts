import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import type { GuardRules } from '../../../shared/domain/url-guard.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { GuardedClient, GuardedRequest } from '../http/client/client-types.ts'

/** A place where releases lie. Its files are believed in nothing until their digests are known. */
export type UpdateSource = {
  /** A small file as text. Fails with `update_unreachable` and what a request fails with. */
  readonly read: (name: string, signal: AbortSignal) => Promise<Result<string>>
  /** Copies a file to a path of this PC. */
  readonly copy: (name: string, to: string, signal: AbortSignal) => Promise<Result<void>>
}

const longestList = 1_000_000
const longestSetUp = 2_000_000_000
const secondMs = 1_000
const limits = { totalMs: 3_600 * secondMs, idleMs: 30 * secondMs }

/** A folder or a share. */
export function folderSource(folder: string): UpdateSource {
  const failed = (error: unknown): Result<never> => {
    if (error instanceof Error && 'code' in error) return fail('update_unreachable', { place: folder })
    throw error
  }
  return {
    read: async (name) => {
      try {
        const file = await open(path.join(folder, name))
        try {
          const { buffer, bytesRead } = await file.read(Buffer.alloc(longestList + 1), 0, longestList + 1, 0)
          return bytesRead > longestList ? fail('update_list_invalid') : ok(buffer.toString('utf8', 0, bytesRead))
        } finally {
          await file.close()
        }
      } catch (error) {
        return failed(error)
      }
    },
    copy: async (name, to, signal) => {
      try {
        await pipeline(createReadStream(path.join(folder, name)), createWriteStream(to, { flags: 'wx' }), { signal })
        return ok(undefined)
      } catch (error) {
        return failed(error)
      }
    },
  }
}

export type WebPlace = { readonly address: string; readonly rules: GuardRules }

/** A folder on a server, reached through the guard. */
export function webSource(client: Pick<GuardedClient, 'open'>, { address, rules }: WebPlace): UpdateSource {
  const place = address.endsWith('/') ? address : `${address}/`
  const request = (name: string, signal: AbortSignal, maxBytes: number): GuardedRequest => ({
    url: new URL(encodeURIComponent(name), place).href,
    rules,
    tool: updateClient,
    signal,
    limits: { ...limits, maxReceivedBytes: maxBytes, maxDecodedBytes: maxBytes },
  })
  const isThere = (status: number): Result<void> =>
    status === 200 ? ok(undefined) : fail('update_unreachable', { place: address })
  return {
    read: async (name, signal) => {
      const answer = await client.open(request(name, signal, longestList), async ({ body, status }) => {
        const parts: Uint8Array[] = []
        for await (const part of body) parts.push(part)
        return { there: isThere(status), text: Buffer.concat(parts).toString('utf8') }
      })
      if (!answer.ok) return answer
      return answer.value.there.ok ? ok(answer.value.text) : answer.value.there
    },
    copy: async (name, to, signal) => {
      const answer = await client.open(request(name, signal, longestSetUp), async ({ body, status }) => {
        const there = isThere(status)
        if (there.ok) await pipeline(body, createWriteStream(to, { flags: 'wx' }), { signal })
        return there
      })
      return answer.ok ? answer.value : answer
    },
  }
}

/** Name under which lists of domains and the counter of what is sent know it. */
export const updateClient = 'update'
