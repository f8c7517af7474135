import type { ScriptRunner } from '../../executors/powershell/script-runner.ts'
import { sha256 } from '../../kernel/digest.ts'
import script from './judge-signer.ps1?raw'

/** Whether whoever signed this program has signed a file; `own_unsigned` = this program has no signature at all. */
export type SignerVerdict = 'same' | 'own_unsigned' | 'other'
export type JudgeSigner = (file: string) => Promise<SignerVerdict>

const limitMs = 60_000

/** By Windows itself. Where it gives no answer the file counts as that of somebody else. */
export function createJudgeSigner(powershell: Pick<ScriptRunner, 'run'>, own: string): JudgeSigner {
  return async (file) => {
    const reply = await powershell.run(
      {
        script,
        scriptSha256: sha256(script),
        args: { p: { own, file }, s: {}, r: {} },
        timeoutMs: limitMs,
        ...({ elevated: false, isolated: false, fresh: true } as const),
      },
      new AbortController().signal,
    )
    const [answer] = reply.ok ? reply.value.records : []
    const verdict = typeof answer === 'object' && answer !== null && 'verdict' in answer ? answer.verdict : null
    return verdict === 'same' || verdict === 'own_unsigned' ? verdict : 'other'
  }
}
