import { readFile } from 'node:fs/promises'
import path from 'node:path'

import * as z from 'zod'

import { createScriptFiles, type ScriptFiles } from '../executors/powershell/script-files.ts'
import { systemErrorCode } from '../store/io-result.ts'
import { builtFolder } from './parts-here.ts'
import { setUpFolder } from './set-up-folder.ts'

const listed = z.record(z.string(), z.object({ file: z.string(), sha256: z.string() }))

/** The scripts beside the program, by the list inside it; from the sources, and in the broker, there are none. */
export function scriptFilesHere(): () => Promise<ScriptFiles | null> {
  let reading: Promise<ScriptFiles | null> | null = null
  const folder = path.join(setUpFolder(), 'resources', 'scripts')
  return () => (reading ??= carriedList(folder) ?? readList(builtFolder(), folder))
}

/** The program for the command line carries the list in itself; null = this is another program. */
function carriedList(folder: string): Promise<ScriptFiles> | null {
  // Older lines of Node know neither.
  const host: { readonly getBuiltinModule?: NodeJS.Process['getBuiltinModule'] } = process
  const sea = host.getBuiltinModule?.('node:sea')
  if (sea?.isSea() !== true) return null
  try {
    return Promise.resolve(createScriptFiles({ folder, list: understood(sea.getAsset('scripts.json', 'utf8')) }))
  } catch {
    return null
  }
}

/** A list that is there and not understood lists nothing: no script is run then, and none is written in its place. */
export async function readList(built: string, folder: string): Promise<ScriptFiles | null> {
  const text = await readFile(path.join(built, 'scripts.json'), 'utf8').catch((error: unknown) =>
    systemErrorCode(error) === 'ENOENT' ? null : '',
  )
  if (text === null) return null
  return createScriptFiles({ folder, list: understood(text) })
}

function understood(text: string): z.infer<typeof listed> {
  try {
    return listed.parse(JSON.parse(text))
  } catch {
    return {}
  }
}
