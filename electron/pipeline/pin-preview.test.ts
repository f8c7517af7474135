import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import { answering, nobodyThere } from '../../test/fakes/consent-port.ts'
import { createFakePipeline, type FakePipelineOptions } from '../../test/fakes/fake-pipeline.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { hidden } from '../contract/argument-schemas.ts'
import type { Tool } from '../contract/define-tool.ts'
import type { ConsentStep } from './consent.ts'

const edit: Tool = {
  ...fakeTool({
    name: 'edit_note',
    kind: 'remediation',
    access: { risk: 'caution', requiresUserNotice: true },
    args: z.strictObject({
      line: z.string(),
      dryRun: z.boolean().default(true),
      before: hidden(z.string().nullable().default(null)),
    }),
    result: z.object({ digest: z.string() }),
  }),
  preview: { argument: 'dryRun', worthwhileWhen: "digest != ''", pins: { before: 'digest' } },
}

const yes = { answer: 'approve', role: 'human_agent', shownTextHash: 'shown' } as const
const call = { tool: 'edit_note', args: { line: 'new', dryRun: false } }

/** A file that holds this, and can be changed while somebody reads. */
function openNote(more: Partial<FakePipelineOptions> = {}) {
  const file = { holds: 'a' }
  const ran: unknown[] = []
  const asked: ConsentStep[] = []
  const started = createFakePipeline({
    tools: [edit],
    answers: {
      edit_note: (_options, args) => {
        if (args['dryRun'] === false) ran.push(args['before'])
        return { digest: file.holds }
      },
    },
    consent: answering((step) => {
      asked.push(step)
      return yes
    }),
    ...more,
  })
  return { file, ran, asked, ...started }
}

describe('a yes to what a preview showed', () => {
  test('carries what was shown into the question, the digest and the run', async () => {
    const { submit, ran, asked, ports } = openNote()
    const ended = await submit(call)
    expect(ended).toMatchObject({ state: 'succeeded', args: { line: 'new', dryRun: false, before: 'a' } })
    expect(ran).toEqual(['a'])
    expect(asked).toMatchObject([{ preview: { digest: 'a' }, args: { before: 'a' } }])
    const digestOf = (before: string) =>
      ports.consent.digestOf({ tool: edit, args: { ...call.args, before } }, ended.caller)
    expect(asked[0]?.digest).toBe(digestOf('a'))
    expect(digestOf('a')).not.toBe(digestOf('b'))
  })

  test('does not hold for what is there by then', async () => {
    const opened = openNote({
      consent: answering(() => {
        opened.file.holds = 'b'
        return yes
      }),
    })
    expect(await opened.submit(call)).toMatchObject({ state: 'denied', reasons: [{ code: 'changed_since_preview' }] })
    expect(opened.ran).toEqual([])
    expect(opened.steps.filter((step) => step.includes('intent') || step.startsWith('undo'))).toEqual([])
  })

  test('that was given with a plan holds for exactly that', async () => {
    const { submit, file, ran, approvals, ports } = openNote({ consent: nobodyThere })
    const args = { ...call.args, before: 'a' }
    const caller = { kind: 'person', role: 'human_agent' } as const
    const give = () => {
      const digest = ports.consent.digestOf({ tool: edit, args }, caller)
      approvals.issue({ digest, role: 'human_agent', shownTextHash: 'shown' })
    }
    give()
    expect(await submit({ ...call, args })).toMatchObject({ state: 'succeeded' })
    give()
    file.holds = 'b'
    expect(await submit({ ...call, args })).toMatchObject({ reasons: [{ code: 'changed_since_preview' }] })
    expect(await submit(call)).toMatchObject({ reasons: [{ code: 'confirmation_missing' }] })
    expect(ran).toEqual(['a'])
  })

  test('is not asked for where the preview is refused: its own reason is told', async () => {
    const { submit, asked } = openNote({ answers: { edit_note: 'object_changed' } })
    expect(await submit(call)).toMatchObject({ state: 'denied', reasons: [{ code: 'object_changed' }] })
    expect(asked).toEqual([])
  })

  test('is not needed for the preview itself', async () => {
    const { submit, asked, ran } = openNote()
    expect(await submit({ tool: 'edit_note', args: { line: 'new' } })).toMatchObject({ state: 'succeeded' })
    expect([asked, ran]).toEqual([[], []])
  })
})
