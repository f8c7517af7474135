import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

export type PrivateFolder = { readonly path: string; remove(): Promise<void> }

export type CreatePrivateFolder = () => Promise<PrivateFolder>

/** Makes folders for one run below `root`: new names, readable by this account only. */
export function createPrivateFolders(root: string): CreatePrivateFolder {
  return async () => {
    await mkdir(root, { recursive: true })
    const path = await mkdtemp(join(root, 'run-'))
    return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) }
  }
}
