import { fail, ok, type Result } from '../../kernel/result.ts'
import { writeFileAtomic } from '../../store/atomic-file.ts'
import { systemErrorCode } from '../../store/io-result.ts'
import type { DesktopPorts } from '../desktop-ports.ts'

/** Asks a person where a file is to lie, and writes it there; null = they did not want to. `folder` = where they are asked first. */
export type SaveFile = (name: string, text: string, folder?: string | null) => Promise<Result<string | null>>

export function createSaveFile({
  askWhereToSave,
  backend,
}: Pick<DesktopPorts, 'askWhereToSave' | 'backend'>): SaveFile {
  return async (name, text, folder = null) => {
    const file = await askWhereToSave(name, folder)
    if (file === null) return ok(null)
    try {
      await writeFileAtomic(backend.ports, file, text)
      return ok(file)
    } catch (error) {
      const reason = systemErrorCode(error)
      if (reason === null) throw error
      return fail('file_unwritable', { path: file, reason })
    }
  }
}
