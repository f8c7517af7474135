import type { Caller } from '../../shared/domain/caller.ts'
import { digestOf } from '../kernel/digest.ts'
import type { MachineKind } from '../machines/machine.ts'
import type { Tool } from '../tools/define-tool.ts'

/** What an approval is bound to: any difference makes another digest. */
export function callDigest(
  tool: Pick<Tool, 'name' | 'version'>,
  args: Readonly<Record<string, unknown>>,
  asked: { readonly caller: Caller; readonly machine: MachineKind },
): string {
  const { caller, machine } = asked
  return digestOf({ tool: tool.name, version: tool.version, args, role: caller.role, kind: caller.kind, machine })
}
