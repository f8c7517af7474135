import path from 'node:path'

import { plainWorkspace, type Workspace } from '../../../shared/domain/workspace.ts'
import {
  createJudges,
  type FileJudge,
  type JudgedFolder,
  type Judges,
} from '../../executors/files/workspaces/file-judge.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { MachineKind } from '../../machines/machine.ts'
import { createEntryFilter, judgeFile, type Disk, type FileGround } from '../../policy/paths/judge-file.ts'
import { windowsRules } from '../../policy/paths/path-rules.ts'
import { placeOf } from '../../policy/paths/place.ts'
import { refusedFile } from '../../policy/paths/refused-file.ts'
import type { Settings } from '../../settings/settings.ts'
import type { ClosedPlaces } from './closed-places.ts'

export type WorkspacePlace = {
  readonly platform: NodeJS.Platform
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** The folders that were opened; where nobody has chosen yet, the one for downloads that every person knows. Closing the last opens no other. */
export function workspacesOf(
  settings: Pick<Settings, 'view'>,
  { platform, environment }: WorkspacePlace,
): readonly Workspace[] {
  const { value: opened, source } = settings.view('workspaces')
  if (opened.length > 0 || source !== 'default') return opened
  const paths = platform === 'win32' ? path.win32 : path.posix
  const home = platform === 'win32' ? environment['USERPROFILE'] : environment['HOME']
  return home === undefined || !paths.isAbsolute(home)
    ? []
    : [plainWorkspace('downloads', paths.join(home, 'Downloads'))]
}

/** Those of the simulated PC: what was opened as on Windows, and its own folder for downloads. */
function simulatedWorkspaces(settings: Pick<Settings, 'get'>): readonly Workspace[] {
  const opened = settings.get('workspaces').filter(({ path: folder }) => placeOf(folder, windowsRules) !== null)
  const own = plainWorkspace('downloads', 'C:\\Users\\test\\Downloads')
  return opened.some(({ name }) => name === own.name) ? opened : [...opened, own]
}

export type JudgingPlace = WorkspacePlace & { readonly closed: () => ClosedPlaces }

/** Judges files of this computer by the settings of the moment. */
export function judgesHere(settings: Pick<Settings, 'view'>, { closed, ...place }: JudgingPlace): Judges {
  return createJudges({
    platform: place.platform,
    workspaces: () => workspacesOf(settings, place),
    closedFolders: () => [...closed().own, ...closed().system],
  })
}

/** Judges files of the PC that is looked at by the settings of the moment: a simulated one has folders of its own. */
export function fileJudgeOf(
  kind: MachineKind,
  settings: Pick<Settings, 'get' | 'view'>,
  place: JudgingPlace,
): FileJudge {
  return kind === 'simulated' ? simulatedFileJudge(settings) : judgesHere(settings, place).judgeFile
}

/** Whether code of a folder can be searched with that of others: in a workspace, and there. */
export async function collectedFolder(folder: string, judge: FileJudge): Promise<Result<unknown>> {
  const question = { path: folder, use: 'read', confined: true, withHidden: true } as const
  const judged = await judge(question)
  if (judged.verdict === 'refuse') return { ok: false, error: refusedFile(judged.refusal, question) }
  const { kind } = judged.file
  if (kind === 'folder') return ok(folder)
  return fail('file_unreadable', { path: folder.slice(0, 260), reason: kind === 'missing' ? 'ENOENT' : 'ENOTDIR' })
}

/** On the simulated PC there are no links; what lies at a path its tools see themselves. */
function simulatedFileJudge(settings: Pick<Settings, 'get'>): FileJudge {
  return (question) => judgeFile(question, simulatedGround(settings), simulatedDisk)
}

/** What an agent may know of in folders of the simulated PC. Which folders it may name was judged before. */
export function simulatedFolderFilter(settings: Pick<Settings, 'get'>): () => JudgedFolder['isOpen'] {
  return () => {
    const filter = createEntryFilter(simulatedGround(settings))
    return ({ path: entry, isDirectory }) => {
      const place = placeOf(entry, windowsRules)
      return place !== null && filter({ place, isFolder: isDirectory })
    }
  }
}

const simulatedDisk: Disk = { look: () => Promise.resolve('there'), kindOf: () => Promise.resolve('folder') }

function simulatedGround(settings: Pick<Settings, 'get'>): FileGround {
  const workspaces = simulatedWorkspaces(settings).map((workspace) => ({
    workspace,
    root: placeOf(workspace.path, windowsRules),
  }))
  return { rules: windowsRules, workspaces, closed: simulatedClosed }
}

/** The folder of Windows on the simulated PC. */
const simulatedClosed = [{ volume: 'C:', names: ['Windows'] }] as const
