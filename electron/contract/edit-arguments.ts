/* oxlint-disable no-control-regex -- keeping control characters out is what these patterns are for */
import * as z from 'zod'

import { hidden, text } from './argument-schemas.ts'

const longestText = 100_000
const mostLine = 10_000_000
const line = () => z.int().min(1).max(mostLine)
const written = () => text(/^[^\u0000]*$/, longestText)

/** What a person called something; null = nothing of a name is meant. */
export const givenName = () =>
  text(/^[a-z][a-z0-9_-]{0,31}$/, 32)
    .nullable()
    .default(null)

/** Name of a workspace; null = the path is whole, or begins with the name. */
export const workspaceName = () => givenName()

/** A file: whole, or from its workspace on. */
export const namedPath = () => text(/^[^\u0000-\u001f\u007f]+$/, 260)

/** What a new file is to hold. */
export const newText = written

/** Edits of one file; lines are counted from 1, as they were before any of them. */
export const lineEdits = () =>
  z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('insert'), before: line(), text: written() }),
        z.strictObject({ kind: z.literal('replace'), from: line(), to: line(), text: written() }),
        z.strictObject({ kind: z.literal('delete'), from: line(), to: line() }),
      ]),
    )
    .min(1)
    .max(100)

const seal = () => text(/^[0-9a-f]{64}$/, 64)

/** What every edit takes beside its files: whether it is only shown, and what was agreed to. */
export const agreement = () => ({
  dryRun: z.boolean().default(true),
  sealBefore: hidden(seal().nullable().default(null)),
  sealAfter: hidden(seal().nullable().default(null)),
})

const digest = () => z.string().regex(/^[0-9a-f]{64}$/)

/** One file and what it held and holds, by SHA-256; null = there was none, or is none. Earlier versions kept no rights. */
const changedFile = () =>
  z.object({
    path: z.string(),
    before: digest().nullable(),
    after: digest().nullable(),
    rights: z
      .string()
      .regex(/^(?:[r-][w-][x-]){3}$/)
      .nullable()
      .default(null),
  })

export const difference = () =>
  z.object({ path: z.string(), removed: z.int().describe('lines'), added: z.int().describe('lines'), diff: z.string() })

export const changedFiles = () =>
  z.object({
    files: z.array(changedFile()),
    diffs: z.array(difference()),
    sealBefore: digest(),
    sealAfter: digest(),
  })

/** How every edit is previewed: its difference is part of the yes. */
export const editPreview = {
  argument: 'dryRun',
  worthwhileWhen: 'count(files) > 0',
  pins: { sealBefore: 'sealBefore', sealAfter: 'sealAfter' },
} as const

/** Where differences stand in a result. */
export const differences = { field: 'diffs', name: 'path', text: 'diff' } as const
