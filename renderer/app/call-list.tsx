import type { ReactNode } from 'react'

import type { CallView, FindingView } from '../../shared/ipc/views.ts'
import { CallCard } from '../features/call-cards/call-card.tsx'

type CardsProps = { readonly calls: readonly CallView[]; readonly findings: readonly FindingView[] }

export function CallCards({ calls, findings }: CardsProps): ReactNode {
  if (calls.length === 0) return null
  return (
    <div className="calls">
      {calls.map((call) => (
        <CallCard key={call.callId} call={call} findings={findings} />
      ))}
    </div>
  )
}
