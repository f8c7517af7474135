import type { NodeStepContext } from '../../../contract/node-step.ts'
import type { AppError } from '../../../../shared/errors.ts'
import type { Picture } from '../../../contract/picture.ts'

/** What one request to the connectivity address says. Not tested = both answers are null. */
export type InternetFacts = {
  readonly internetTested: boolean
  readonly internetOk: boolean | null
  readonly captivePortal: boolean | null
  /** Why it was not tested; null = it was. */
  readonly internetNotTested: NotTested | null
}

export const notTestedBecause = ['network_mode', 'external_access', 'address_list', 'other'] as const
type NotTested = (typeof notTestedBecause)[number]

/** Where Windows itself looks whether the way to the internet is free, and the whole text that stands there. */
const windowsProbe = 'http://www.msftconnecttest.com/connecttest.txt'
const expectedText = 'Microsoft Connect Test'
const limitMs = 5_000

type Context = { readonly ports: Pick<NodeStepContext['ports'], 'web'> }

const tested = { internetTested: true, internetNotTested: null } as const
const free: InternetFacts = { ...tested, internetOk: true, captivePortal: false }
/** Somebody else answered in its place, as sign-in pages do. */
const otherPage: InternetFacts = { ...tested, internetOk: false, captivePortal: true }
const noAnswer: InternetFacts = { ...tested, internetOk: false, captivePortal: false }

export const checkInternet = checkInternetAt(windowsProbe)

/** One request. No redirect is followed: it is what a sign-in page sends. */
export function checkInternetAt(url: string): (context: Context) => Promise<InternetFacts> {
  return async ({ ports }) => {
    const answer = await ports.web.send({ url, timeoutMs: limitMs, followsRedirects: false })
    if (!answer.ok) return factsOf(answer.error)
    const { status, body } = answer.value
    return status === 200 && new TextDecoder().decode(body).trim() === expectedText ? free : otherPage
  }
}

const unanswered: readonly string[] = ['site_not_found', 'site_unreachable', 'site_too_slow', 'answer_broken']
/** The name led into a private network. */
const ledElsewhere: readonly unknown[] = ['answer_refused', 'connected_elsewhere']

const notTested = (because: NotTested): InternetFacts => ({
  internetTested: false,
  internetOk: null,
  captivePortal: null,
  internetNotTested: because,
})

/** What was forbidden, by the network mode, the switch or lists of addresses, says nothing about the internet. */
function factsOf({ code, data }: AppError): InternetFacts {
  if (unanswered.includes(code)) return noAnswer
  const isElsewhere = code === 'url_refused' && ledElsewhere.includes(data['reason'])
  if (isElsewhere || code === 'answer_too_large') return otherPage
  if (code === 'mode_blocks_tool') return notTested('network_mode')
  if (code === 'external_access_off') return notTested('external_access')
  return notTested(code === 'url_refused' ? 'address_list' : 'other')
}

/** From this PC over the router to the internet: where the way ends. */
export const picture: readonly Picture[] = [
  {
    kind: 'path',
    stations: [
      { sign: 'computer', word: 'computer', ok: 'any(adapters, it.up == true)', broken: 'notConnected' },
      {
        sign: 'router',
        word: 'router',
        // A router that answers no ping can work all the same: nobody knows.
        ok: 'count(defaultRoutes) > 0 && (gatewayReachable == true || internetOk == true || null)',
        value: 'gatewayMs',
        broken: 'noRoute',
      },
      {
        sign: 'internet',
        word: 'internet',
        ok: "internetOk == true || (internetOk == null && any(profiles, it.v4 == 'Internet' || it.v6 == 'Internet'))",
        broken: 'noAnswer',
      },
    ],
  },
]
