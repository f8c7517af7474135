import type { ResultOf } from '../../../contract/define-tool.ts'
import type { NameAnswer } from '../../../contract/node-step.ts'
import { portableTool, type PortableContext } from '../../../machines/portable/define-portable.ts'
import { chooseQuestions } from './choose-questions.ts'
import type { tool } from './tool.ts'

type Answers = ResultOf<typeof tool>
type Asking = Pick<PortableContext<unknown>, 'ports' | 'signal'> & { readonly name: string }

const silenceMs = 4_000

/** The ids that Windows gives for the same outcomes. */
const errorIds = {
  unknown_name: 'DNS_ERROR_RCODE_NAME_ERROR',
  silent: 'ERROR_TIMEOUT',
  no_address: null,
  not_tried: null,
} as const

/** What the cache of this system remembers, and which domain it belongs to, is not known here. */
const unknownHere = { ownDomain: null, missingNames: null }

export const portable = portableTool<typeof tool>({
  run: async ({ args, ports, signal }) => {
    const ownServers = ports.network.ownNameServers()
    const plan = chooseQuestions(args, { ...unknownHere, ownServers }, (host) => ports.network.mayReach(host))
    const { askedName: name, notAsked } = plan
    const shared = { server: args.server, staleNames: null, notAsked }
    if (name === null) return { ...shared, name, ok: null, ms: null, answers: null, errorId: null, servers: null }
    const asking = { ports, signal, name }
    const servers = await askEach(args.server === null ? plan.askedServers : [], asking)
    return { ...shared, ...recordOf(await ask(args.server, asking), name), servers }
  },
})

async function ask(server: string | null, { ports, signal, name }: Asking): Promise<NameAnswer & { ms: number }> {
  const startMs = ports.now()
  const answer = await ports.network.lookUp(name, { source: 'name_server', server, timeoutMs: silenceMs, signal })
  return { ...answer, ms: Math.round(ports.now() - startMs) }
}

async function askEach(addresses: readonly string[], asking: Asking): Promise<Answers['servers']> {
  const asked: NonNullable<Answers['servers']> = []
  for (const address of addresses) {
    const { status, ms } = await ask(address, asking)
    const answered = status === 'not_tried' ? null : status !== 'silent'
    asked.push({ address, place: asked.length + 1, answered, ms })
  }
  return asked.length === 0 ? null : asked
}

function recordOf(
  answer: NameAnswer & { readonly ms: number },
  name: string,
): Pick<Answers, 'name' | 'ok' | 'ms' | 'answers' | 'errorId'> {
  const { ms } = answer
  if (answer.status !== 'found') {
    const ok = answer.status === 'not_tried' ? null : false
    return { name, ok, ms, answers: [], errorId: errorIds[answer.status] }
  }
  const answers = answer.addresses.map(({ address, family, ttlSec }) => ({
    name,
    address,
    ttl: ttlSec,
    type: family === 4 ? 'A' : 'AAAA',
  }))
  return { name, ok: true, ms, answers, errorId: null }
}
