import { simulate } from '../../../machines/simulated/simulate.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'
import type { ResultOf } from '../../../contract/define-tool.ts'
import { effectiveRights } from './effective-rights.ts'
import type { tool } from './tool.ts'

type Place = Pick<
  ResultOf<typeof tool>,
  'path' | 'pathExists' | 'sddl' | 'owner' | 'canRead' | 'canWrite' | 'canDelete' | 'canChangeRights'
>

export const simulated = simulate<typeof tool>({
  run: (pc, { path }) => {
    const { userName, userDomain, userSid, groupSids, userAccountControl, adminPrompt, userPrompt } = pc.state.account
    return {
      userName,
      userDomain,
      userSid,
      groupSids: [...groupSids],
      inAdministrators: groupSids.includes('S-1-5-32-544'),
      elevated: false,
      uacOn: userAccountControl,
      adminPrompt,
      userPrompt,
      ...placeOf(pc, path),
      unavailable: [],
    }
  },
})

function placeOf(pc: SimulatedPc, path: string | null): Place {
  const nothing = { sddl: null, owner: null, canRead: null, canWrite: null, canDelete: null, canChangeRights: null }
  if (path === null) return { path, pathExists: null, ...nothing }
  if (!exists(pc, path)) return { path, pathExists: false, ...nothing }
  const { userSid, groupSids } = pc.state.account
  const sddl = pc.account.rightsOf(path)
  if (sddl === null) return { path, pathExists: true, ...nothing }
  const owner = /^O:(S-1-[\d-]+|[A-Z]{2})/.exec(sddl)?.[1] ?? null
  return { path, pathExists: true, sddl, owner, ...effectiveRights(sddl, { userSid, groupSids, elevated: false }) }
}

function exists(pc: SimulatedPc, path: string): boolean {
  if (/^[a-z]:\\?$/i.test(path)) return pc.state.volumes[path.slice(0, 2).toUpperCase()] !== undefined
  if (pc.files.list(path) !== null) return true
  const folder = pc.files.list(path.slice(0, path.lastIndexOf('\\')))
  return folder?.some((entry) => entry.path.toLowerCase() === path.toLowerCase()) === true
}
