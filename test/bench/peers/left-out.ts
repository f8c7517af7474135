import type { LeftOut } from './peer-case.ts'

const byNumber = 'lines are named by their numbers: there is nothing to be counted or guessed'
const noPatterns = 'one pattern at a time: what is to be left out, or several patterns, are several searches'

/** What both show beside the cases, and why it is not among them. */
export const leftOut: readonly LeftOut[] = [
  { from: 'commander', what: 'more or fewer places than were expected', because: byNumber },
  { from: 'commander', what: 'an empty text to be looked for', because: byNumber },
  { from: 'commander', what: 'a place that is only similar', because: byNumber },
  { from: 'commander', what: 'several patterns of names in one search', because: noPatterns },
  { from: 'filesystem', what: 'patterns of what is left out of a search or a tree', because: noPatterns },
  { from: 'commander', what: 'a page of no lines', because: 'a page has at least one line' },
  { from: 'commander', what: 'text that is put behind a file', because: 'an edit inserts it behind the last line' },
  { from: 'commander', what: 'spreadsheets, PDF files and addresses of the web', because: 'other tools, or none' },
  { from: 'filesystem', what: 'pictures and sounds as such', because: 'what is no text is shown in digits' },
  { from: 'filesystem', what: 'several files in one call', because: 'a model calls several tools at once' },
  { from: 'filesystem', what: 'a folder that is made or moved', because: 'only files are made and moved' },
  { from: 'filesystem', what: 'paths outside, links that lead outside', because: 'tried by the judge of paths' },
]
