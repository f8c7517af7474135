import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { sha256 } from '../../kernel/digest.ts'
import { appError, ok, type Result } from '../../kernel/result.ts'

/**
 * Scripts that were delivered as files. Where a rule of the PC limits scripts, PowerShell gives the full language to a file that the
 * rule trusts, by its publisher or by its folder, and never to a text.
 */
export type ScriptFiles = {
  /** The file of the script with this SHA-256, whose bytes were just compared with the list. Error: `script_changed`. */
  find(scriptSha256: string): Promise<Result<string>>
}

/** By the SHA-256 of a script: name of its file, and SHA-256 of the bytes of that file, which a signature makes longer. */
export type ScriptFileList = Readonly<Record<string, { readonly file: string; readonly sha256: string }>>

const plainName = /^[a-z0-9][a-z0-9._-]{0,120}\.ps1$/

/** `list` is part of the program itself; `folder` lies beside it, where whoever may change it is limited by its rights. */
export function createScriptFiles({
  folder,
  list,
}: {
  readonly folder: string
  readonly list: ScriptFileList
}): ScriptFiles {
  return {
    find: async (scriptSha256) => {
      const entry = Object.hasOwn(list, scriptSha256) ? list[scriptSha256] : undefined
      if (entry === undefined || !plainName.test(entry.file)) return refused('not in the list')
      const place = join(folder, entry.file)
      const bytes = await readFile(place).catch(() => null)
      if (bytes === null) return refused(`${entry.file} cannot be read`)
      return sha256(bytes) === entry.sha256 ? ok(place) : refused(`${entry.file} has other bytes`)
    },
  }
}

function refused(detail: string): Result<never> {
  return { ok: false, error: appError('script_changed', {}, detail) }
}
