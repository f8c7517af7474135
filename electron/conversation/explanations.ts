import { isSameFinding } from '../../shared/domain/conclusion.ts'
import type { FixReason, ProposedFix } from '../../shared/domain/diagnosis.ts'
import type { Registry } from '../registry/registry.ts'
import { toldWithheld } from '../views/told-withheld.ts'
import type { Notice } from './chats.ts'
import type { KeptFinding, NoticeItem, PlanItem } from './items.ts'
import type { OpenChat } from './open-chats.ts'

/** What is said of an answer: the words of the registry for a finding, a step or a check. */
export type Explained = Pick<NoticeItem, 'message'> &
  Pick<Notice, 'tool' | 'call' | 'finding' | 'checks' | 'follows' | 'error'>

/** Which tools there are, and which of them can be used here by whoever asks. */
export type KnownTools = Pick<Registry, 'find'> & { readonly isAvailable: (tool: string) => boolean }

type Chat = Pick<OpenChat, 'log'>

/** What explains the complaint, each with what was seen; where nothing does yet, that is said. */
export function reasonsIn(chat: Chat): readonly Explained[] {
  const reasons = findingsOf(chat)
  return reasons.length === 0
    ? [nothingYet(chat)]
    : reasons.map((finding) => ({ message: 'because', tool: finding.tool, finding }))
}

/** What each finding means: what it leads to, why a repair is offered for it, and what a person can do. */
export function meaningsIn(chat: Chat): readonly Explained[] {
  const findings = findingsOf(chat)
  if (findings.length === 0) return [nothingYet(chat)]
  const steps = planOf(chat)?.proposed ?? []
  return findings.map((finding) => {
    const step = steps.find(({ because }) => because !== 'request' && isSameFinding(because, finding))
    return {
      ...{ message: 'means', tool: step?.tool ?? null, finding, follows: consequencesOf(finding, chat) },
      ...(step === undefined ? {} : { call: callOf(step) }),
    }
  })
}

/** Why these steps come first, what was passed over and why, and what is left if they do not help. */
export function orderIn(chat: Chat, tools: KnownTools): readonly Explained[] {
  const plan = planOf(chat)
  const steps = plan?.proposed ?? []
  const passedOver = plan?.withheld ?? lookedIn(chat).at(-1)?.withheld ?? []
  const left = toldWithheld(passedOver).map(({ tool, reason }) => ({
    ...({ message: 'notOffered', tool, error: reason } as const),
  }))
  if (steps.length === 0) return [isRunning(chat) ? nothingYet(chat) : { message: 'noRepair' }, ...left]
  const stronger = [...new Set(steps.flatMap((step) => strongerThan(step, tools)))].filter(
    (name) => !steps.some(({ tool }) => tool === name),
  )
  return [
    ...steps.map((step) => ({
      ...({ message: step.because === 'request' ? 'comesAsked' : 'comesFirst', tool: step.tool } as const),
      ...{ call: callOf(step), ...kept(step.because, chat) },
    })),
    ...left,
    ...(stronger.length === 0 ? [] : [{ message: 'comesLater', checks: stronger } as const]),
  ]
}

/** What each step risks, takes away and leaves to undo; where none is offered, that nothing was changed. */
export function risksIn(chat: Chat): readonly Explained[] {
  const steps = planOf(chat)?.proposed ?? []
  if (steps.length === 0) return [{ message: 'onlyReads' }]
  return steps.map((step) => ({ message: 'risks', tool: step.tool, call: callOf(step) }))
}

/** How long each step takes that is offered or runs. */
export function durationsIn({ log }: Chat): readonly Explained[] {
  const plan = log.last('plan')
  if (plan === null || (plan.state !== 'open' && plan.state !== 'confirming' && plan.state !== 'running')) return []
  return plan.proposed.map((step) => ({ message: 'takes', tool: step.tool, call: callOf(step) }))
}

/** As many as somebody reads. */
const mostFindings = 5

function findingsOf(chat: Chat): readonly KeptFinding[] {
  const looked = lookedIn(chat)
  const causes = looked.flatMap(({ findings, conclusion }) =>
    findings.filter((finding) => conclusion?.causes.some((cause) => isSameFinding(cause, finding))),
  )
  if (causes.length > 0 || chat.log.last('complaint') !== null) return causes
  return looked.flatMap(({ findings }) => findings.filter(({ severity }) => severity !== 'info')).slice(0, mostFindings)
}

/** What was looked at since the last complaint; where nobody complained, what was looked at last. */
function lookedIn({ log }: Chat) {
  const complaint = log.last('complaint')
  const last = log.last('checks')
  return complaint === null ? (last === null ? [] : [last]) : log.after('checks', complaint.id)
}

function isRunning(chat: Chat): boolean {
  return lookedIn(chat).some(({ running }) => running)
}

function nothingYet(chat: Chat): Explained {
  return { message: isRunning(chat) ? 'stillLooking' : 'nothingFound' }
}

function planOf(chat: Chat): PlanItem | null {
  const [first] = lookedIn(chat)
  return first === undefined ? null : (chat.log.after('plan', first.id).at(-1) ?? null)
}

function consequencesOf(finding: KeptFinding, chat: Chat): readonly KeptFinding[] {
  return lookedIn(chat).flatMap(({ findings, conclusion }) => {
    const follows = (conclusion?.consequences ?? []).filter(({ of }) => isSameFinding(of, finding))
    return findings.filter((one) => follows.some((each) => isSameFinding(each.finding, one)))
  })
}

/** What stands behind a step in the escalation order of its finding, as far as it can be used here. */
function strongerThan({ tool, because }: ProposedFix, { find, isAvailable }: KnownTools): readonly string[] {
  if (because === 'request') return []
  const order = find(because.tool)?.findings.find(({ id }) => id === because.id)?.suggests ?? []
  return order.slice(order.indexOf(tool) + 1).filter(isAvailable)
}

function kept(because: FixReason, chat: Chat): Pick<Explained, 'finding'> {
  const found =
    because === 'request'
      ? undefined
      : lookedIn(chat)
          .flatMap(({ findings }) => findings)
          .find((one) => isSameFinding(one, because))
  return found === undefined ? {} : { finding: found }
}

function callOf({ args, object }: ProposedFix): NonNullable<Notice['call']> {
  return { args, ...(object ? { object } : {}) }
}
