import { failArgument } from '../../../kernel/invalid-argument.ts'
import type { GuardProfile, GuardRules } from '../../../../shared/domain/url-guard.ts'
import { lookUpName } from '../../../executors/http/name-lookup.ts'
import { createTrafficCounter } from '../../../executors/http/traffic-counter.ts'
import { rulesFor } from '../../../executors/http/web/web-address.ts'
import { parseUrl } from '../../../kernel/parse-url.ts'
import { appError, ok, type Result } from '../../../kernel/result.ts'
import { systemTimers } from '../../../kernel/timers.ts'
import { guardListsOf } from '../../external-access.ts'
import { runBatch } from '../batch.ts'
import type { CliContext, CommandOutcome } from '../context.ts'
import { exitCodes } from '../exit-codes.ts'
import { showReason } from '../show-error.ts'
import type { Settings } from '../../../settings/settings.ts'
import { answerUrlQuestion, urlQuestion, type UrlAnswer, type UrlQuestion } from './url-question.ts'

const lookUpLimitMs = 5_000

/** What the guard says to an address. Sends nothing to it; a name is looked up. */
export async function explainOneUrl(context: CliContext, url: string): Promise<Result<CommandOutcome>> {
  const answer = await explain(context, urlQuestion.parse({ url }))
  const allowed = answer.verdict === 'allow'
  const reason = appError('url_refused', { host: parseUrl(url)?.host ?? url.slice(0, 80), reason: answer.code })
  return ok({
    exitCode: allowed ? exitCodes.done : exitCodes.refused,
    data: answer,
    lines: [allowed ? context.translator.text('explain.url.allow') : showReason(reason, context.translator)],
  })
}

export function explainUrlBatch(context: CliContext, file: string): Promise<Result<CommandOutcome>> {
  return runBatch(context, file, async (input) => {
    const question = urlQuestion.safeParse(input)
    if (question.success) return ok(await explain(context, question.data))
    const field = question.error.issues[0]?.path.join('.') ?? ''
    return failArgument({ field, rule: 'type' })
  })
}

function explain(context: CliContext, question: UrlQuestion): Promise<UrlAnswer> {
  const { settings } = context.backend
  return answerUrlQuestion(question, {
    rules: (url, profile) => rulesOf(url, profile, settings),
    behindProxy: settings.get('proxy') !== '',
    lookUp: (name) => lookUp(context, name),
  })
}

/** The rules that a tool without lists of its own would meet. */
function rulesOf(url: string, profile: GuardProfile | undefined, settings: Settings): GuardRules {
  const lists = guardListsOf(settings)
  if (profile === undefined) return rulesFor(url, noTool, lists)
  const domains = profile === 'internal' ? lists.domains(noTool, 'own_servers') : lists.domains(noTool)
  return {
    profile,
    domains,
    privateOnly: profile === 'internal',
    internalHosts: lists.internalHosts,
    unwrapNat64: false,
  }
}

const noTool = ''

async function lookUp({ backend, signal }: CliContext, name: string): Promise<readonly string[]> {
  const { settings } = backend
  const mode = settings.get('mode')
  // As a call would be: outside online mode only servers that are listed are asked for.
  const isListed = settings.get('internalHosts').some((host) => host.replace(/:\d+$/, '') === name)
  const deps = {
    mayReach: () => mode === 'online' || (mode === 'internal' && isListed),
    timers: systemTimers,
    sent: backend.ports.sent ?? createTrafficCounter(),
  }
  const answer = await lookUpName(deps, name, { source: 'system', server: null, timeoutMs: lookUpLimitMs, signal })
  return answer.status === 'found' ? answer.addresses.map(({ address }) => address) : []
}
