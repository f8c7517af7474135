import { editingCases } from './editing-cases.ts'
import type { PeerCase } from './peer-case.ts'
import { readingCases } from './reading-cases.ts'
import { searchingCases } from './searching-cases.ts'

/** What both peers show as examples, in their documents and tests, and ours has a tool for. */
export const peerCases: readonly PeerCase[] = [...readingCases, ...searchingCases, ...editingCases]
