import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { ToolFieldView } from '../../../shared/ipc/tool-form-view.ts'
import { windowTextIn } from '../../../test/fakes/window-text.ts'
import { TextContext } from '../../i18n/text-context.ts'
import { ToolField } from './tool-field.tsx'

const hours: ToolFieldView = {
  ...{ name: 'hours', label: 'How far back', kind: 'number', value: '72', required: false },
  ...{ unit: 'hours', hint: 'From 1 to 168', choices: [], variants: [] },
}

function drawn(field: ToolFieldView, fault: string | null = null, value = field.value): string {
  return renderToStaticMarkup(
    <TextContext.Provider value={windowTextIn('en')}>
      <ToolField field={field} value={value} fault={fault} onChange={() => undefined} />
    </TextContext.Provider>,
  )
}

test('a number is read with its unit and its limits', () => {
  const html = drawn(hours)
  const [, described = ''] = /aria-describedby="([^"]+)"/.exec(html) ?? []
  const ids = described.split(' ')
  expect(ids).toHaveLength(2)
  for (const id of ids) expect(html).toContain(`id="${id}"`)
  expect(html).toContain('>hours</span>')
  expect(html).toContain('From 1 to 168')
  expect(html).toContain('>How far back</label>')
  expect(drawn({ ...hours, value: '' })).toContain('How far back (optional)')
})

test('what is wrong stands at the field, is said aloud, and takes the place of the hint', () => {
  const html = drawn(hours, 'Enter a whole number from 1 to 168.', 'many')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/role="alert"><p class="field-error">.*Enter a whole number from 1 to 168\./)
  expect(html).not.toContain('From 1 to 168</p>')
})

test('a choice shows words, and a switch says whether it is on', () => {
  const choices = [
    { value: 'scan', label: 'Only look' },
    { value: 'repair', label: 'Look and repair' },
  ]
  const choice = drawn({ ...hours, kind: 'choice', unit: null, choices, value: 'repair' })
  expect(choice).toContain('<option value="repair" selected="">Look and repair</option>')
  expect(drawn({ ...hours, kind: 'switch', value: 'true' })).toContain('aria-checked="true"')
})
