import { mkdir } from 'node:fs/promises'

import { codeOf } from '../new-file.ts'

/** Work in a folder of Deskmedic itself, which is made at the first need. */
export async function inOwnFolder<Outcome>(folder: string, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return work()
  }
}
