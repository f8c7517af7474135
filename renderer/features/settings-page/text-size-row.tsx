import type { ReactNode } from 'react'

import { nextTextSize, type TextSizeStep } from '../../../shared/domain/text-size.ts'
import { Button } from '../../components/button.tsx'
import { useText } from '../../i18n/text-context.ts'
import type { OfSettings } from './of-settings.ts'
import { SettingFrame } from './setting-row.tsx'
import { useSet } from './use-set.ts'

/** Smaller and larger, as the keys for it do; the new size is in sight at once. */
export function TextSizeRow({ settings: { textSize } }: OfSettings): ReactNode {
  const { text } = useText()
  const set = useSet()
  const size = Number(textSize.value)
  const label = text('ui.settings.textSize.value', { percent: size })
  const step = (to: TextSizeStep, onChange: (value: string) => void): ReactNode => {
    const next = nextTextSize(size, to)
    return (
      <Button
        icon={to === 'larger' ? 'plus' : 'minus'}
        iconAt="only"
        aria-label={text('ui.settings.textSize.step', { step: to })}
        aria-disabled={next === size}
        onClick={() => {
          if (next !== size) onChange(String(next))
        }}
      />
    )
  }
  return (
    <SettingFrame
      icon="text"
      title={text('ui.settings.textSize')}
      about={text('ui.settings.textSizeAbout')}
      setting={textSize}
      label={label}
      onChange={(value) => set('textSize', value)}
      control={(onChange) => (
        <span className="stepper" role="group" aria-label={text('ui.settings.textSize')}>
          {step('smaller', onChange)}
          <output>{label}</output>
          {step('larger', onChange)}
        </span>
      )}
    />
  )
}
