import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'
import type { ServiceState } from '../../../machines/simulated/parts/services.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'

/** What a command wrote to its two streams; an error line makes the run a failure. */
type CommandOutcome = { readonly stdout: string; readonly stderr: string }

type Command = (pc: SimulatedPc, words: readonly string[]) => CommandOutcome

type Chosen = { readonly pc: SimulatedPc; readonly name: string; readonly service: ServiceState }

/** By name, in small letters. */
const commands: Readonly<Record<string, Command>> = {
  'get-date': (pc) => written(pc.clock.utc()),
  'get-service': onService(({ name, service }) => written(`${service.state}  ${name}  ${service.displayName}`)),
  'start-service': onService(({ pc, name, service }) => started(pc.services.start(name), service)),
  'stop-service': onService(({ pc, name }) => {
    pc.services.stop(name)
    return written('')
  }),
  'restart-service': onService(({ pc, name, service }) => started(pc.services.restart(name), service)),
  'write-output': (_, words) => written(words.join('\n')),
}

/** Runs one command with plain words, such as `Get-Service -Name Spooler`; null = more than the simulated PC understands. */
export function runSimulatedCommand(pc: SimulatedPc, line: string): CommandOutcome | null {
  const words = wordsOf(line)
  const command = commands[words[0]?.toLowerCase() ?? '']
  const values = words.slice(1).filter((word) => word.toLowerCase() !== '-name')
  if (command === undefined || values.some((value) => value.startsWith('-'))) return null
  return command(pc, values)
}

function onService(act: (chosen: Chosen) => CommandOutcome): Command {
  return (pc, [name = '']) => {
    const service = pc.services.find(name)
    if (service === null) return failed(`Cannot find any service with service name '${name}'.`)
    return act({ pc, name, service })
  }
}

function started(runs: boolean, service: ServiceState): CommandOutcome {
  return runs ? written('') : failed(`Service '${service.displayName}' cannot be started.`)
}

function written(stdout: string): CommandOutcome {
  return { stdout, stderr: '' }
}

function failed(stderr: string): CommandOutcome {
  return { stdout: '', stderr }
}

/** Words of a line without any operator; none when there is one, because then it is more than one plain command. */
function wordsOf(line: string): string[] {
  if (/[;|&<>$(){}`@,\n\r]/.test(line)) return []
  return Array.from(line.matchAll(/'([^']*)'|"([^"]*)"|[^\s'"]+/g), (match) => match[1] ?? match[2] ?? match[0])
}

export const simulated = simulate<typeof tool>({
  run: (pc, { command }) => {
    const outcome = runSimulatedCommand(pc, command)
    if (outcome === null) return refuse('command_not_simulated')
    return { ...outcome, exitCode: outcome.stderr === '' ? 0 : 1, truncated: false, durationMs: 40 }
  },
})
