import { simulate } from '../../../machines/simulated/simulate.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'
import type { ResultOf } from '../../../contract/define-tool.ts'
import { chooseQuestions, type Questions } from './choose-questions.ts'
import type { tool } from './tool.ts'

type Answers = ResultOf<typeof tool>

export const simulated = simulate<typeof tool>({
  run: (pc, args) => {
    const surroundings = {
      ownServers: pc.nameLookup.ownServers(),
      ownDomain: pc.state.directory.domain,
      missingNames: pc.nameLookup.cached().flatMap(({ name, address }) => (address === null ? [name] : [])),
    }
    const plan = chooseQuestions(args, surroundings, (host) => pc.web.mayReach(host))
    const { askedName, notAsked } = plan
    const nothing = { name: null, ok: null, ms: null, answers: null, errorId: null, servers: null, staleNames: null }
    if (askedName === null) return { ...nothing, server: args.server, notAsked }
    return { ...ask(pc, askedName, plan), server: args.server, notAsked }
  },
})

function ask(pc: SimulatedPc, name: string, plan: Questions): Omit<Answers, 'server' | 'notAsked'> {
  const servers = plan.askedServers.map((address, index) => {
    const outcome = pc.nameLookup.lookUp(name, address)
    const answered = outcome.found || outcome.why !== 'silent'
    return { address, place: index + 1, answered, ms: outcome.durationMs }
  })
  const answering = servers.find(({ answered }) => answered)?.address ?? null
  const asked = plan.asksAsPrograms ? null : (answering ?? plan.askedServers[0] ?? null)
  const outcome = pc.nameLookup.lookUp(name, asked)
  const isMissing = (doubtful: string): boolean =>
    doubtful !== name || (!outcome.found && outcome.why === 'unknown_name')
  const isKnown = (doubtful: string): boolean => pc.nameLookup.lookUp(doubtful, answering).found
  const stale = plan.doubtfulNames?.filter((each) => isMissing(each) && isKnown(each)) ?? null
  const shared = {
    name,
    ms: outcome.durationMs,
    servers: servers.length === 0 ? null : servers,
    staleNames: answering === null ? null : stale,
  }
  if (!outcome.found) {
    const errorId = outcome.why === 'silent' ? 'ERROR_TIMEOUT' : 'DNS_ERROR_RCODE_NAME_ERROR'
    return { ...shared, ok: false, answers: [], errorId }
  }
  const { address, ttlSec } = outcome
  return { ...shared, ok: true, answers: [{ name, address, ttl: ttlSec, type: 'A' }], errorId: null }
}
