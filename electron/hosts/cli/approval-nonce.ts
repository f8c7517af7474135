import { hostname } from 'node:os'
import path from 'node:path'
import * as z from 'zod'

import { digestOf } from '../../kernel/digest.ts'
import { readOwn } from '../../store/foreign-file.ts'
import { ioResult } from '../../store/io-result.ts'
import { writeFileAtomic } from '../../store/atomic-file.ts'
import { firstFormat, parseJson, readSealed, sealed } from '../../store/schema-version.ts'
import type { Backend } from '../../engine/backend.ts'

export type ApprovalNonce = {
  /** Part of every digest that this run shows or accepts: of this data folder, this PC and a limited time. */
  readonly value: string
  /** What was shown until now counts no longer: a digest is used once. */
  renew(): Promise<void>
}

/** A digest counts for at least half an hour after it was shown, and never longer than an hour. */
export const shownMs = 30 * 60_000
export const validMs = 60 * 60_000

const fileSchema = z.strictObject({ nonce: z.string().regex(/^[0-9a-f]{32}$/), issuedAt: z.int() })
type Kept = z.output<typeof fileSchema>

/** @param accepts whether this run is given digests: then those that were shown before still count. */
export async function openApprovalNonce(
  { data, ports }: Pick<Backend, 'data' | 'ports'>,
  accepts: boolean,
): Promise<ApprovalNonce> {
  const { fileSystem, ids, clock, logger } = ports
  const file = path.join(data.root, 'approval-nonce.json')
  const read = await ioResult({ code: 'file_unreadable' }, () => readOwn(fileSystem, file))
  const kept = read.ok && read.value !== null ? parse(read.value.toString('utf8')) : null
  const renew = async (): Promise<string> => {
    const fresh: Kept = { nonce: ids.randomHex(16), issuedAt: clock.now() }
    // One of a later version stays: the digests of this run then count for this run alone.
    if (kept === 'newer') return fresh.nonce
    const saved = await ioResult({ code: 'data_folder_unwritable', data: { folder: data.root } }, () =>
      writeFileAtomic({ fileSystem, ids }, file, `${JSON.stringify(sealed(fresh, firstFormat))}\n`),
    )
    // Nothing can be approved by a digest then: the next run makes another.
    if (!saved.ok) logger.log('warn', 'the nonce of approvals could not be kept')
    return fresh.nonce
  }
  const known = kept === 'newer' ? null : kept
  const ageMs = known === null ? Infinity : clock.now() - known.issuedAt
  const counts = known !== null && ageMs >= 0 && ageMs < (accepts ? validMs : shownMs)
  const nonce = counts ? known.nonce : await renew()
  return { value: digestOf({ nonce, pc: hostname() }), renew: () => renew().then(() => undefined) }
}

function parse(text: string): Kept | 'newer' | null {
  const read = readSealed(parseJson(text), firstFormat)
  if (read.kind === 'newer') return 'newer'
  const parsed = fileSchema.safeParse(read.content)
  return read.kind === 'whole' && parsed.success ? parsed.data : null
}
