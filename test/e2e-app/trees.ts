import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** What differs from run to run: times, and how many checks had ended before the cause was certain. */
const varying = [
  [/\b\d{1,2}:\d{2}(:\d{2})?\b/g, '<time>'],
  [/\b(under )?\d+(\.\d+)? (s|ms|min)\b( \d+ s\b)?/g, '<duration>'],
  [/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d+, \d{4}\b/g, '<date>'],
  [/Checked \d+ things/g, 'Checked <count> things'],
  [/\d+ fine, \d+ need attention, \d+ unknown, \d+ running, \d+ not run/g, '<counts>'],
  [/: "\+\d+"$/gm, ''],
  [/\/tmp\/[\w./-]+/g, '<folder>'],
  [/Deskmedic \d+\.\d+\.\d+/g, 'Deskmedic <version>'],
  [/\b\d+ (of \d+ )?(tools|checks)\b/g, '<count> $2'],
  [/"(All|Checks|Repairs|Actions|Available|Disabled) \d+"/g, '"$1 <count>"'],
  [/<time> [AP]M/g, '<time>'],
  [/\d+ of \d+ available/g, '<count> available'],
  [/definition: "\d+"/g, 'definition: "<count>"'],
  [/\b0[a-z0-9]{19}\b/g, '<number>'],
] as const

/** What a screen reader is told of a part: roles, names and states, as a text that is read in a review. */
export async function expectTree(part: Locator, name: string): Promise<void> {
  const tree = await part.ariaSnapshot()
  const steady = varying.reduce((text, [pattern, word]) => text.replace(pattern, word), tree)
  await expect(`${steady}\n`).toMatchFileSnapshot(`trees/${name}.txt`)
}
