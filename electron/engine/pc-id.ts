import { hostname } from 'node:os'
import path from 'node:path'
import * as z from 'zod'

import { digestOf } from '../kernel/digest.ts'
import { setAside, writeFileAtomic } from '../store/atomic-file.ts'
import { takeFolderLock } from '../store/folder-lock.ts'
import { readOwn } from '../store/foreign-file.ts'
import { ioResult } from '../store/io-result.ts'
import { numberedFormat, parseJson, readSealed, sealed } from '../store/schema-version.ts'
import type { BackendPorts } from './host-ports.ts'

type Ports = Pick<BackendPorts, 'fileSystem' | 'ids' | 'locks' | 'logger'>

const fileSchema = z.strictObject({ secret: z.string().regex(/^[0-9a-f]{32}$/) })

/** Longer than anybody needs to write one small file. */
const lockWaitMs = 2_000

/**
 * The id of this PC in its records: from the name of the PC and a random number of the data folder, so that it says nothing without that
 * folder, and is another one where the folder is carried to another PC. What cannot be read makes the id one of this run alone: then
 * earlier records count as those of another PC.
 */
export async function openPcId(root: string, ports: Ports, pc = hostname()): Promise<string> {
  const read = await readSecret(path.join(root, 'pc.json'), ports)
  const secret = read.secret ?? (await makeSecretOnce(root, ports))
  return digestOf({ secret, pc }).slice(0, 32)
}

/** `secret` is null where there is none that can be believed; what stands there instead is set aside before one is made. */
type Read = { readonly secret: string | null; readonly isDamaged?: boolean }

async function readSecret(file: string, { fileSystem, ids }: Ports): Promise<Read> {
  const read = await ioResult({ code: 'file_unreadable' }, () => readOwn(fileSystem, file))
  if (!read.ok) return { secret: ids.randomHex(16) }
  if (read.value === null) return { secret: null }
  const document = readSealed(parseJson(read.value.toString('utf8')), numberedFormat)
  if (document.kind === 'newer') return { secret: ids.randomHex(16) }
  const parsed = fileSchema.safeParse(document.content)
  const isWhole = document.kind === 'whole' && document.sealed && parsed.success
  return isWhole ? { secret: parsed.data.secret } : { secret: null, isDamaged: true }
}

/** Programs that start at once in one data folder make one number: the first makes it, the others read it. */
async function makeSecretOnce(root: string, ports: Ports): Promise<string> {
  const file = path.join(root, 'pc.json')
  const wanted = { ...ports, folder: root, waitMs: lockWaitMs }
  const lock = await ioResult({ code: 'data_folder_busy' }, () => takeFolderLock(wanted, 'pc.json'))
  try {
    const { secret, isDamaged } = await readSecret(file, ports)
    return secret ?? (await makeSecret(file, ports, isDamaged === true))
  } finally {
    if (lock.ok) await lock.value?.release()
  }
}

async function makeSecret(file: string, ports: Ports, isDamaged: boolean): Promise<string> {
  const secret = ports.ids.randomHex(16)
  if (isDamaged) {
    const aside = await ioResult({ code: 'data_folder_unwritable' }, () => setAside(ports, file))
    if (!aside.ok) return secret
    ports.logger.log('warn', 'the id of this PC could not be read and is made anew')
  }
  const text = `${JSON.stringify(sealed({ secret }, numberedFormat))}\n`
  const saved = await ioResult({ code: 'data_folder_unwritable' }, () => writeFileAtomic(ports, file, text))
  if (!saved.ok) ports.logger.log('warn', 'the id of this PC could not be kept')
  // Where no lock could be had another program may have made its own in the same moment: the later one counts for both.
  return saved.ok ? ((await readSecret(file, ports)).secret ?? secret) : secret
}
