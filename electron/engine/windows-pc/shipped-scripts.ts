import type { Step } from '../../contract/define-tool.ts'
import makeClosedFolders from '../../executors/files/make-closed-folders.ps1?raw'
import readRights from '../../executors/files/read-rights.ps1?raw'
import scriptLanguage from '../../executors/powershell/script-language.ps1?raw'
import { sha256 } from '../../kernel/digest.ts'
import { loadTools } from '../../registry/folders.ts'
import startBroker from './start-broker.ps1?raw'
import judgeSigner from './judge-signer.ps1?raw'
import writeEvent from './write-event.ps1?raw'

export type ShippedScript = { readonly file: string; readonly text: string; readonly sha256: string }

/** Scripts that belong to no tool and run as one does. */
const ownScripts = { scriptLanguage, readRights, makeClosedFolders, startBroker, judgeSigner, writeEvent } as const

/** Every script that a script host may be asked for, once, under the name of its file: for the build. */
export function shippedScripts(): readonly ShippedScript[] {
  const named = [
    ...Object.entries(ownScripts).map(([name, text]) => ({ name: `deskmedic.${dashed(name)}`, text })),
    ...loadTools().flatMap(({ name, steps, undoSteps = [] }) => [
      ...scriptsOf(name, 'run', steps),
      ...scriptsOf(name, 'undo', undoSteps),
    ]),
  ]
  const bySha = new Map(
    named.map(({ name, text }) => [sha256(text), { file: `${name}.ps1`, text, sha256: sha256(text) }] as const),
  )
  return [...bySha.values()]
}

function scriptsOf(tool: string, phase: string, steps: readonly Step[]): readonly { name: string; text: string }[] {
  return steps.flatMap((step) =>
    step.via === 'powershell'
      ? [{ name: `${tool}.${phase}.${step.id}`.toLowerCase().replaceAll(/[^a-z0-9._-]/g, '-'), text: step.script }]
      : [],
  )
}

function dashed(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
