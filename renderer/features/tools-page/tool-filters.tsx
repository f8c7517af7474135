import type { ReactNode } from 'react'

import type { ToolRow } from '../../../shared/ipc/tool-row.ts'
import { ChoiceField } from '../../components/choice-field.tsx'
import { Icon } from '../../components/icon.tsx'
import { useText } from '../../i18n/text-context.ts'
import type { ToolFilter, ToolSet } from '../../state/tool-filter.ts'
import { choicesIn, countIn } from './filter-tools.ts'

const sets = ['all', 'checks', 'repairs', 'actions', 'available', 'disabled'] as const satisfies readonly ToolSet[]

type ToolFiltersProps = {
  readonly tools: readonly ToolRow[]
  readonly filter: ToolFilter
  readonly onChange: (filter: ToolFilter) => void
}

export function ToolFilters({ tools, filter, onChange }: ToolFiltersProps): ReactNode {
  const { text, formats } = useText()
  const choices = choicesIn(tools)
  const any = { value: 'any', label: text('ui.tools.any') } as const
  return (
    <div className="toolbar">
      <div className="chips" role="group" aria-label={text('ui.tools.show')}>
        {sets.map((set) => (
          <button
            key={set}
            type="button"
            className="chip"
            aria-pressed={filter.set === set}
            onClick={() => onChange({ ...filter, set })}
          >
            {set === 'disabled' && <Icon name="skipped" />}
            {text(`ui.tools.${set}`)} <span className="num">{formats.count(countIn(set, tools))}</span>
          </button>
        ))}
      </div>
      <div className="choices">
        <ChoiceField
          label={text('ui.tools.category')}
          showLabel
          value={filter.category}
          choices={[any, ...choices.categories.map(({ category, title }) => ({ value: category, label: title }))]}
          onChange={(category) => onChange({ ...filter, category })}
        />
        <ChoiceField
          label={text('ui.tools.risk')}
          showLabel
          value={filter.risk}
          choices={[any, ...choices.risks.map((risk) => ({ value: risk, label: text(`ui.shell.risk.${risk}`) }))]}
          onChange={(risk) => onChange({ ...filter, risk })}
        />
      </div>
    </div>
  )
}
