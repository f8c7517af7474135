import { useEffect, useState, type ReactNode } from 'react'

import type { PcView } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useCopy } from '../../components/use-copy.ts'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useAppState } from '../../state/app-context.ts'

/** More than anybody reads; the newest lines are those that help. */
const mostLogLines = 200

/** What whoever helps needs to know, to read first and then to copy. Nothing is sent; names of people and of the PC are not in it. */
export function ProblemReport({ version }: { readonly version: string }): ReactNode {
  const { text } = useText()
  const { api, actions } = useApp()
  const pc = useAppState((state) => state.pc)
  const [log, setLog] = useState<readonly string[] | null>(null)
  const { copied, copy } = useCopy()
  useEffect(() => {
    void actions.ask(api['log.read']({})).then((read) => setLog(read?.lines ?? []))
  }, [api, actions])
  if (pc === null || log === null) return null
  const report = [`Deskmedic ${version}`, ...factsOf(pc), '', 'log', ...log.slice(-mostLogLines)].join('\n')
  return (
    <div className="problem-report">
      <p className="small muted">{text('ui.help.problemSay')}</p>
      <pre tabIndex={0} aria-label={text('ui.help.problemPreview')}>
        <PlainText text={report} />
      </pre>
      <div className="row">
        <Button small icon="copy" onClick={() => void copy(report)}>
          {text('ui.help.problemCopy')}
        </Button>
        <span role="status" className="small muted">
          {copied && text('ui.log.copied')}
        </span>
      </div>
    </div>
  )
}

/** For people who know programs: in the words of programs. */
function factsOf({ target, mode, admin, tools, runtimes, runs }: PcView): readonly string[] {
  return [
    `system: ${target.system} (${target.kind})`,
    `network mode: ${mode.value} (${mode.source})`,
    `admin mode: ${String(admin.enabled)}`,
    `tools: ${String(tools.available)} of ${String(tools.total)}`,
    ...tools.disabled.map(({ tool, reason }) => `  ${tool}: ${reason.code} ${reason.number}`),
    ...runtimes.map(({ name, found, version }) => `${name}: ${found ? (version ?? 'version not known') : 'not found'}`),
    `runs: ${String(runs.succeeded)} of ${String(runs.calls)} ended well`,
  ]
}
