import { useMemo, useState, type ReactNode } from 'react'

import type { ToolRow } from '../../../shared/ipc/tool-row.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useAppState, useChange } from '../../state/app-context.ts'
import { noFilter, type ToolFilter } from '../../state/tool-filter.ts'
import { filterTools } from './filter-tools.ts'
import { ToolDetails } from './tool-details.tsx'
import { ToolFilters } from './tool-filters.tsx'
import { ToolList } from './tool-list.tsx'
import { useToolSearch } from './use-tool-search.ts'
import { useTools } from './use-tools.ts'
import '../../styles/fields.css'
import './tools-page.css'

const mostQueryLength = 200

/** Everything Deskmedic can do: what each tool is for, how risky it is, and why some cannot be used now. */
export function ToolsPage(): ReactNode {
  const { text } = useText()
  const tools = useTools()
  if (tools === null) return <p className="page-wait">{text('ui.tools.loading')}</p>
  return <Catalogue tools={tools} />
}

/** What a person has chosen here, and for the how manieth time they chose. */
type Choice = { readonly tool: string | null; readonly times: number }

function Catalogue({ tools }: { readonly tools: readonly ToolRow[] }): ReactNode {
  const { text } = useText()
  const change = useChange()
  const filter = useAppState((state) => state.toolFilter)
  const chosen = useAppState((state) => state.chosenTool)
  const setFilter = (toolFilter: ToolFilter): void => change({ toolFilter })
  const [choice, setChoice] = useState<Choice>({ tool: null, times: 0 })
  const setChosen = (chosenTool: string): void => {
    setChoice(({ times }) => ({ tool: chosenTool, times: times + 1 }))
    change({ chosenTool })
  }
  const about = useToolSearch(filter.words)
  const found = useMemo(() => filterTools(tools, filter, about), [tools, filter, about])
  const filtered = filter !== noFilter
  const tool = tools.find(({ name }) => name === chosen)
  return (
    <>
      <div className="pane-head big" data-pane="page">
        <h1>{text('ui.shell.tools')}</h1>
        <SearchField
          label={text('ui.tools.search', { count: tools.length })}
          value={filter.words}
          {...(filtered ? { found: text('ui.tools.count', { count: found.length }) } : {})}
          onChange={(words) => setFilter({ ...filter, words: words.slice(0, mostQueryLength) })}
        />
      </div>
      <ToolFilters tools={tools} filter={filter} onChange={setFilter} />
      {found.length === 0 ? (
        <EmptyState icon="search" title={text('ui.tools.none')} text={text('ui.tools.noneText')}>
          <Button onClick={() => setFilter(noFilter)}>{text('ui.tools.clear')}</Button>
        </EmptyState>
      ) : (
        <div className="tools-split">
          <ToolList tools={found} chosen={tool?.name ?? null} onChoose={setChosen} />
          <ToolDetails tool={tool} onChoose={setChosen} timesChosen={tool?.name === choice.tool ? choice.times : 0} />
        </div>
      )}
    </>
  )
}
