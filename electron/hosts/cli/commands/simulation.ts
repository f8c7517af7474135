import { ok, type Result } from '../../../kernel/result.ts'
import { profiles } from '../../../machines/simulated/profiles/profiles.ts'
import { scenarios } from '../../../machines/simulated/scenarios.ts'
import { loadFaults } from '../../../registry/folders.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'

/** What can be wrong on the simulated PC. */
export async function listFaults({ translator }: CliContext): Promise<Result<CommandOutcome>> {
  const faults = await loadFaults()
  const rows = faults.map(({ name, areas, tool, finding, findingArgs, curedBy, complaint }) => ({
    name,
    areas,
    finding: { tool, id: finding, ...(findingArgs ? { args: findingArgs } : {}) },
    curedBy: Object.keys(curedBy),
    incurable: Object.keys(curedBy).length === 0,
    complaint,
  }))
  const lines = rows.map((row) => `${row.name.padEnd(28)} "${row.complaint[translator.locale]}"`)
  return ok({ exitCode: exitCodes.done, data: rows, lines })
}

/** PCs as people have them, each with what is usual about it. */
export function listProfiles(): Result<CommandOutcome> {
  const lines = profiles.map(({ name, traits }) => `${name.padEnd(20)} ${traits.join(', ')}`)
  return ok({ exitCode: exitCodes.done, data: profiles, lines })
}

/** Named sets of faults with a complaint. */
export function listScenarios({ translator }: CliContext): Result<CommandOutcome> {
  const lines = scenarios.map(
    ({ name, complaint, faults }) => `${name.padEnd(20)} "${complaint[translator.locale]}"  [${faults.join(', ')}]`,
  )
  return ok({ exitCode: exitCodes.done, data: scenarios, lines })
}
