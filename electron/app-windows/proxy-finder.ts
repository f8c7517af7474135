import { session } from 'electron'

import { createSerialQueue } from '../kernel/serial-queue.ts'

/** What decides: the settings of this PC, or a script (PAC) by its text. */
export type ProxyRule = 'system' | { readonly script: string }

const direct = { mode: 'direct' } as const

/**
 * Asks Chromium which proxy an address goes by, in a session in memory that no page uses and nothing is sent with. A script runs in a
 * sandboxed process of Chromium's own, which finds no names here: `dnsResolve` says nothing. Afterwards the session forgets the rule.
 */
export function createProxyFinder(): (rule: ProxyRule, url: string) => Promise<string> {
  const inOrder = createSerialQueue()
  return (rule, url) =>
    inOrder(async () => {
      const finder = session.fromPartition('proxy-finder')
      await finder.setProxy(
        rule === 'system' ? { mode: 'system' } : { mode: 'pac_script', pacScript: scriptAddress(rule.script) },
      )
      try {
        return await finder.resolveProxy(url)
      } finally {
        // A script of the system would be looked for again and again.
        await finder.setProxy(direct)
      }
    })
}

function scriptAddress(text: string): string {
  return `data:application/x-ns-proxy-autoconfig;base64,${Buffer.from(text, 'utf8').toString('base64')}`
}
