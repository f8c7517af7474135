import { session, type ProxyConfig } from 'electron'

import { createSerialQueue } from '../kernel/serial-queue.ts'
import { noWay } from './switches.ts'

/** What decides: the settings of this PC, or a script (PAC) by its text. */
export type ProxyRule = 'system' | { readonly script: string }

const direct = { mode: 'direct' } as const
/** Stands before what a script answers: where Chromium could not run a script, it says "direct" without a word. */
const mark = 'PROXY ran.invalid:1'
/** On a PC with much to do the process that runs scripts is not always there at once. */
const tries = 5

/**
 * Asks Chromium which proxy an address goes by, in a session in memory that no page uses and nothing is sent with. A script runs in a
 * sandboxed process of Chromium's own, which finds no names here: `dnsResolve` says nothing. Afterwards the session forgets the rule.
 */
export function createProxyFinder(): (rule: ProxyRule, url: string) => Promise<string> {
  const inOrder = createSerialQueue()
  return (rule, url) =>
    inOrder(async () => {
      const config: ProxyConfig =
        rule === 'system' ? { mode: 'system' } : { mode: 'pac_script', pacScript: scriptAddress(rule.script) }
      let answer = ''
      for (let tried = 0; tried < tries; tried += 1) {
        answer = await answerOf(config, url)
        // A session that is new answers for a moment by what the program was started with.
        if (rule === 'system' && !answer.includes(noWay)) return answer
        const [first = '', ...rest] = answer.split(';')
        if (first.trim() === mark) return rest.join(';').trim()
      }
      return answer
    })
}

async function answerOf(config: ProxyConfig, url: string): Promise<string> {
  const finder = session.fromPartition('proxy-finder')
  await finder.setProxy(config)
  try {
    return await finder.resolveProxy(url)
  } finally {
    // A script of the system would be looked for again and again.
    await finder.setProxy(direct)
  }
}

function scriptAddress(text: string): string {
  const marked = `var FindProxyForURL = (function () {
${text}
return function (url, host) { return '${mark}; ' + FindProxyForURL(url, host) }
})()`
  return `data:application/x-ns-proxy-autoconfig;base64,${Buffer.from(marked, 'utf8').toString('base64')}`
}
