import { hostname } from 'node:os'
import path from 'node:path'
import * as z from 'zod'

import { digestOf } from '../kernel/digest.ts'
import { setAside, writeFileAtomic } from '../store/atomic-file.ts'
import { readOwn } from '../store/foreign-file.ts'
import { ioResult } from '../store/io-result.ts'
import { numberedFormat, parseJson, readSealed, sealed } from '../store/schema-version.ts'
import type { BackendPorts } from './host-ports.ts'

type Ports = Pick<BackendPorts, 'fileSystem' | 'ids' | 'logger'>

const fileSchema = z.strictObject({ secret: z.string().regex(/^[0-9a-f]{32}$/) })

/**
 * The id of this PC in its records: from the name of the PC and a random number of the data folder, so that it says nothing without that
 * folder, and is another one where the folder is carried to another PC. What cannot be read makes the id one of this run alone: then
 * earlier records count as those of another PC.
 */
export async function openPcId(root: string, ports: Ports, pc = hostname()): Promise<string> {
  const file = path.join(root, 'pc.json')
  const secret = (await readSecret(file, ports)) ?? (await makeSecret(file, ports))
  return digestOf({ secret, pc }).slice(0, 32)
}

/** Null = there is none yet, or none that can be believed, which is set aside. */
async function readSecret(file: string, ports: Ports): Promise<string | null> {
  const { fileSystem, ids } = ports
  const read = await ioResult({ code: 'file_unreadable' }, () => readOwn(fileSystem, file))
  if (!read.ok) return ids.randomHex(16)
  if (read.value === null) return null
  const document = readSealed(parseJson(read.value.toString('utf8')), numberedFormat)
  if (document.kind === 'newer') return ids.randomHex(16)
  const parsed = fileSchema.safeParse(document.content)
  if (document.kind === 'whole' && document.sealed && parsed.success) return parsed.data.secret
  const aside = await ioResult({ code: 'data_folder_unwritable' }, () => setAside(ports, file))
  if (!aside.ok) return ids.randomHex(16)
  ports.logger.log('warn', 'the id of this PC could not be read and is made anew')
  return null
}

async function makeSecret(file: string, ports: Ports): Promise<string> {
  const secret = ports.ids.randomHex(16)
  const text = `${JSON.stringify(sealed({ secret }, numberedFormat))}\n`
  const saved = await ioResult({ code: 'data_folder_unwritable' }, () => writeFileAtomic(ports, file, text))
  if (!saved.ok) ports.logger.log('warn', 'the id of this PC could not be kept')
  // Another program of the same data folder may have made its own in the same moment: the later one counts for both.
  return saved.ok ? ((await readSecret(file, ports)) ?? secret) : secret
}
