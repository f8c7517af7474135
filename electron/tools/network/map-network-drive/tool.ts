import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { ownNetwork, repair } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import undo from './undo.ps1?raw'
import { texts } from './texts.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'

const fileSharingPort = 445
const connectMs = 5_000

/** An old connection is taken away before the new one is made: without a server that answers neither happens. */
const reachServer: NodeStepRun = async ({ state, ports, signal }) => {
  const [, , server = ''] = String(state.p['path']).split('\\')
  const timeMs = await ports.network.connect(server, fileSharingPort, { timeoutMs: connectMs, signal })
  if (timeMs === 'not_tried') throw new Error('server_not_asked')
  if (timeMs === null) throw new Error('server_silent')
  return {}
}

// oxlint-disable-next-line no-control-regex -- keeping control characters out is what it is for
const serverFolder = /^\\\\[A-Za-z0-9._-]{1,255}(?:\\[^\\/:*?"<>|\u0000-\u001f]{1,120})+$/

/** Nothing is touched unless the server answers. Never elevated: the drive would not be visible to the user. Never takes a user name or password: when the server asks for another account, the person signs in through Explorer. The server allow-list matters: Windows sends a sign-in proof to any server it is told to open. */
export const tool = defineTool({
  name: 'map_network_drive',
  version: 1,
  category: 'network',
  kind: 'remediation',
  access: { ...repair, minRole: 'human_agent' },
  placement: { ...ownNetwork, hostArguments: ['path'] },
  timeoutMs: 60_000,
  args: () =>
    z.strictObject({
      drive: text(/^[D-Zd-z]:$/, 2),
      path: text(serverFolder, 260),
      persistent: z.boolean().default(true),
      replace: z.boolean().default(false),
    }),
  result: () =>
    z.object({
      drive: z.string(),
      path: z.string(),
      oldPath: z.string().nullable(),
      oldPersistent: z.boolean(),
      status: z.string(),
      changed: z.boolean(),
    }),
  steps: [{ id: 'reach', via: 'node', run: reachServer }, powershell(run)],
  undoSteps: [powershell(undo, 'disconnect')],
  object: { from: ['drive', 'path'] },
  harsher: { argument: 'replace', equals: true, destroys: ['unsaved_work'] },
  undo: 'automatic',
  undoReads: ['drive', 'path', 'oldPath', 'oldPersistent'],
  // A drive that was there before, connected or not, would only be lost.
  undoWhen: 'result.oldPath == null || result.oldPath != result.path',
  proof: {
    tool: 'check_shared_folders',
    after: 0,
    improvedWhen: "any(after.drives, it.drive == args.drive && it.path == args.path && it.status == 'OK')",
  },
  findings: [
    { id: 'not_ok', severity: 'problem', when: "status != 'OK'", followUpChecks: ['ping_host', 'check_vpn_status'] },
  ],
  plannerHints: { components: ['shared-folder'] },
  texts,
})
