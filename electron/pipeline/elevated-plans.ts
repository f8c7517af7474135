import { validateArgs } from '../contract/argument-validation.ts'
import type { Consent } from './consent.ts'
import type { ElevationPort } from './ports.ts'

/** Tells elevation which steps a person has agreed to at once, and when nothing of them comes any more. */
export function tellingElevation(consent: Consent, { begin, end }: ElevationPort): Consent {
  return {
    ...consent,
    askPlan: async (asked, wanted) => {
      const answers = await consent.askPlan(asked, wanted)
      const agreed = asked.flatMap(({ tool, args }, index) => {
        const said = answers[index]
        const isYes = said?.answer === 'approve' || said?.answer === 'covered'
        const full = validateArgs(tool, args)
        if (!isYes || !tool.access.requiresAdmin || !full.ok) return []
        return [{ tool, args: full.value, digest: said.digest }]
      })
      if (agreed.length > 0) begin?.(agreed)
      return answers
    },
    withdraw: (digests) => {
      consent.withdraw(digests)
      end?.(digests)
    },
  }
}
