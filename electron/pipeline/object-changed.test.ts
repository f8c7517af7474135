import { expect, test } from 'vitest'
import * as z from 'zod'

import { createFakePipeline, type FakePipeline } from '../../test/fakes/fake-pipeline.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import type { Tool } from '../contract/define-tool.ts'

type Program = { readonly pid: number; readonly name: string }

const check = fakeTool({
  name: 'list_programs',
  result: z.object({ programs: z.array(z.object({ pid: z.int(), name: z.string() })) }),
})

const fix: Tool = {
  ...fakeTool({
    name: 'end_program',
    kind: 'remediation',
    access: { risk: 'caution', requiresUserNotice: true },
    args: z.strictObject({ pid: z.int() }),
    result: z.object({ ended: z.boolean() }),
    proof: { tool: 'list_programs', after: 0, improvedWhen: 'count(after.programs) == 0' },
  }),
  undo: 'none',
  object: {
    from: ['pid'],
    seenIn: [{ tool: 'list_programs', each: 'programs', where: 'it.pid == args.pid', names: { name: 'it.name' } }],
  },
}

/** The program is looked at for its name, then right before the change, then for the proof. */
function pipelineSeeing(...looks: readonly (readonly Program[])[]): FakePipeline {
  return createFakePipeline({
    tools: [check, fix],
    answers: { list_programs: looks.map((programs) => ({ programs })), end_program: { ended: true } },
  })
}

const editor = { pid: 7, name: 'editor' }
const shown = { seenBy: 'list_programs', names: { name: 'editor' } }

test('a number that belongs to another program by now ends the call, and nothing is changed', async () => {
  for (const request of [{}, { object: shown }]) {
    const looks = 'object' in request ? [] : [[editor]]
    const { submit, steps } = pipelineSeeing(...looks, [{ pid: 7, name: 'payroll' }])
    const ended = await submit({ tool: 'end_program', args: { pid: 7 }, ...request })
    expect(ended).toMatchObject({
      state: 'denied',
      reasons: [{ code: 'object_changed', data: { tool: 'end_program' } }],
    })
    expect(steps.filter((step) => step.includes('end_program') || step.startsWith('audit intent'))).toEqual([])
  }
})

test('the same program, or one of which nothing can be said any more, is no other', async () => {
  for (const now of [[editor], [editor, { pid: 8, name: 'payroll' }], []]) {
    const { submit, steps } = pipelineSeeing([editor], now, [])
    const ended = await submit({ tool: 'end_program', args: { pid: 7 } })
    expect(ended).toMatchObject({ state: 'succeeded', object: shown })
    expect(steps.some((step) => step.includes('end_program'))).toBe(true)
  }
})
