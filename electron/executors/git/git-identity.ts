import { join } from 'node:path'

import { lookUp } from '../process/host-environment.ts'
import type { OpenRepository } from './run-git.ts'

export type Identity = { readonly name: string; readonly email: string }

/**
 * Who commits, as the repository says it, and else as the account does. Git reads the files of the account as texts: of what they say
 * nothing else counts.
 */
export async function identityOf(
  { run }: OpenRepository,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly identity: Identity | null; readonly wantsSignature: boolean }> {
  const home = lookUp(environment, 'HOME') ?? lookUp(environment, 'USERPROFILE')
  const own = home === undefined ? [] : [join(home, '.gitconfig'), join(home, '.config', 'git', 'config')]
  const sources = [['--local'], ...own.map((file) => ['--file', file])]
  const valueOf = async (...key: readonly string[]): Promise<string | null> => {
    for (const source of sources) {
      const text = await run(['config', ...source, '--no-includes', '--null', ...key])
      const value = text?.split('\u0000')[0]?.trim() ?? ''
      if (value !== '') return value
    }
    return null
  }
  const name = await valueOf('--get', 'user.name')
  const email = await valueOf('--get', 'user.email')
  const wantsSignature = (await valueOf('--type=bool', '--get', 'commit.gpgSign')) === 'true'
  return { identity: name === null || email === null ? null : { name, email }, wantsSignature }
}
