import { decodeOutput } from '../process/decode.ts'
import { parseErrorStream } from './clixml.ts'
import type { HostFacts, HostNoise } from './powershell-session.ts'

/** Enough to see what went wrong; a script that floods its output must not fill the log. */
const keptBytes = 64 * 1024

export type NoiseCollector = {
  readonly stdout: (bytes: Buffer) => void
  readonly stderr: (bytes: Buffer) => void
  /** Hands on what has come since the last time. */
  flush(): void
}

/** Gathers what a host writes outside its frames, so that a CLIXML block is read whole. */
export function createNoiseCollector(facts: HostFacts, onNoise: (noise: HostNoise) => void): NoiseCollector {
  const kept = { stdout: [] as Buffer[], stderr: [] as Buffer[] }
  const text = (stream: 'stdout' | 'stderr'): string => {
    if (kept[stream].length === 0) return ''
    const bytes = Buffer.concat(kept[stream])
    kept[stream] = []
    return decodeOutput(bytes, facts.oemCodePage)
  }
  const keep = (stream: 'stdout' | 'stderr', bytes: Buffer): void => {
    // The line ends around a frame, in every call.
    if (bytes.length < 8 && bytes.every((byte) => byte === 10 || byte === 13)) return
    const used = kept[stream].reduce((sum, chunk) => sum + chunk.length, 0)
    if (used < keptBytes) kept[stream].push(Buffer.from(bytes.subarray(0, keptBytes - used)))
  }
  return {
    stdout: (bytes) => keep('stdout', bytes),
    stderr: (bytes) => keep('stderr', bytes),
    flush: () => {
      const output = text('stdout').trim()
      if (output !== '') onNoise({ stream: 'stdout', text: output, errors: [] })
      const written = text('stderr')
      if (written === '') return
      const { errors, plain } = parseErrorStream(written)
      if (errors.length > 0 || plain !== '') onNoise({ stream: 'stderr', text: plain, errors })
    },
  }
}
