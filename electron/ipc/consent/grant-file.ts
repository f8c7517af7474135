import * as z from 'zod'

import { digestOf } from '../../kernel/digest.ts'
import type { Ids, Logger } from '../../kernel/ports.ts'
import { fail } from '../../kernel/result.ts'
import type { GrantStore } from '../../pipeline/grants.ts'
import type { StandingGrant } from '../../policy/standing-grant.ts'
import { setAside, writeFileAtomic } from '../../store/atomic-file.ts'
import type { DurableFileSystem } from '../../store/file-system.ts'
import { ioResult } from '../../store/io-result.ts'
import { isOfLaterVersion } from '../../store/schema-version.ts'

export type GrantFileDeps = {
  readonly file: string
  readonly fileSystem: DurableFileSystem
  readonly ids: Ids
  readonly logger: Logger
}

const grantBase = {
  id: z.string().max(64),
  tool: z.string().max(80),
  version: z.int(),
  seal: z.string().max(64).optional(),
  role: z.enum(['human_agent', 'admin']),
  shownTextHash: z.string().max(64),
}
const grantSchema = z.discriminatedUnion('scope', [
  z.strictObject({ ...grantBase, scope: z.literal('until'), expiresAt: z.int() }),
  z.strictObject({ ...grantBase, scope: z.literal('tool'), expiresAt: z.null() }),
])
const schemaVersion = 1
const fileSchema = z.strictObject({
  schemaVersion: z.literal(schemaVersion),
  grants: z.array(grantSchema).max(200),
  checksum: z.string(),
})

/** Permissions that outlive the session, as one file. A damaged file is set aside and grants nothing. */
export async function openGrantFile(deps: GrantFileDeps): Promise<GrantStore> {
  const { file, logger } = deps
  const read = await ioResult({ code: 'file_unreadable' }, () => readGrants(deps))
  if (!read.ok) logger.log('error', 'standing permissions cannot be read: every step asks', { code: read.error.code })
  if (read.ok && read.value === 'later') {
    logger.log('warn', 'a later version wrote the standing permissions: every step asks')
    return { found: [], save: () => Promise.resolve(fail('data_newer')) }
  }
  return {
    found: read.ok && read.value !== 'later' ? read.value : [],
    save: (grants) =>
      ioResult({ code: 'data_folder_unwritable', data: { folder: file } }, () => {
        const text = JSON.stringify({ schemaVersion, grants, checksum: digestOf(grants) }, null, 2)
        return writeFileAtomic(deps, file, `${text}\n`)
      }),
  }
}

async function readGrants(deps: GrantFileDeps): Promise<readonly StandingGrant[] | 'later'> {
  const bytes = await deps.fileSystem.readWhole(deps.file)
  if (bytes === null) return []
  const document = parseJson(bytes.toString('utf8'))
  if (isOfLaterVersion(document, schemaVersion)) return 'later'
  const parsed = fileSchema.safeParse(document)
  if (parsed.success && digestOf(parsed.data.grants) === parsed.data.checksum) return parsed.data.grants
  const aside = await setAside(deps, deps.file)
  deps.logger.log('warn', 'the file of standing permissions makes no sense and was set aside', { aside })
  return []
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
