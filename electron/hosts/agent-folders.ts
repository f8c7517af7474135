import { realpath } from 'node:fs/promises'
import path from 'node:path'

import { liesInside } from '../executors/files/open-inside.ts'

export type AgentFolders = {
  /** Folders that were opened, by name. */
  readonly workspaces: () => Readonly<Record<string, string>>
  /** Never read by an agent, nor is a folder with it inside. */
  readonly dataFolder: string
  readonly platform: NodeJS.Platform
  /** The place that a path really leads to, without links; null = it cannot be found out. */
  readonly realPath: (path: string) => Promise<string | null>
}

/** Whether an agent may read a folder or file: inside a workspace by its real path, and none of Deskmedic's own. */
export async function agentMayRead(asked: string, folders: AgentFolders): Promise<boolean> {
  const { platform, realPath, dataFolder } = folders
  const real = await realPath(asked)
  const own = await realPath(dataFolder)
  if (real === null) return false
  const isIn = (place: string, folder: string): boolean => isSameOrInside(place, folder, platform)
  if (own !== null && (isIn(real, own) || isIn(own, real))) return false
  const opened = await Promise.all(Object.values(folders.workspaces()).map((folder) => realPath(folder)))
  return opened.some((folder) => folder !== null && isIn(real, folder))
}

/** On this computer. */
export function realPathHere(asked: string): Promise<string | null> {
  return realpath(asked).catch(() => null)
}

/** On the simulated PC there are no links. */
export function simulatedPath(asked: string): Promise<string | null> {
  return Promise.resolve(path.win32.isAbsolute(asked) ? path.win32.resolve(asked) : null)
}

function isSameOrInside(place: string, folder: string, platform: NodeJS.Platform): boolean {
  if (liesInside(place, folder, platform)) return true
  // Equal when each would take the other's child for its own.
  const paths = platform === 'win32' ? path.win32 : path.posix
  return liesInside(paths.join(place, 'x'), folder, platform) && liesInside(paths.join(folder, 'x'), place, platform)
}
