import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'

import type { NetworkMode } from '../../../shared/domain/network-mode.ts'
import type { Timers } from '../../kernel/timers.ts'
import type { InternetAnswer } from '../../contract/node-step.ts'
import type { SentBytes } from './sent-bytes.ts'

/** Address that answers with a known text when the way to the internet is free. */
export type ConnectivityCheck = { readonly url: string; readonly expectedText: string }

export type CheckInternetDeps = {
  readonly mode: () => NetworkMode
  /** From the settings; null = none is configured. */
  readonly connectivity: () => ConnectivityCheck | null
  readonly timers: Timers
  readonly sent: SentBytes
}

const limitMs = 5_000
const maxBytes = 16 * 1024

/** One request, no redirects: a redirect is what a sign-in page does. */
export function checkInternet(deps: CheckInternetDeps, signal: AbortSignal): Promise<InternetAnswer> {
  const check = deps.connectivity()
  if (deps.mode() !== 'online' || check === null) return Promise.resolve('not_tried')
  if (signal.aborted) return Promise.resolve('no_answer')
  return new Promise((resolve) => {
    const get = check.url.startsWith('https:') ? getSecure : getPlain
    const request = get(check.url, { agent: false })
    const settle = (answer: InternetAnswer): void => {
      takeBack()
      signal.removeEventListener('abort', give)
      request.destroy()
      resolve(answer)
    }
    const give = (): void => settle('no_answer')
    const takeBack = deps.timers.after(limitMs, give)
    signal.addEventListener('abort', give)
    request.on('socket', deps.sent.watch)
    request.on('error', give)
    request.on('response', (response) => readAnswer(response, check.expectedText, settle))
  })
}

function readAnswer(response: IncomingMessage, expected: string, settle: (answer: InternetAnswer) => void): void {
  let text = ''
  const judge = (): void =>
    settle(response.statusCode === 200 && text.includes(expected) ? 'expected_page' : 'other_page')
  response.setEncoding('utf8')
  response.on('data', (part: string) => {
    text += part
    if (text.length > maxBytes) judge()
  })
  response.on('end', judge)
  response.on('error', () => settle('no_answer'))
}
