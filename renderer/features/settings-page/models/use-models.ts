import { useEffect, useState } from 'react'

import type { ModelEndpoint } from '../../../../shared/domain/model-endpoint.ts'
import type { ModelsView, ModelTestView } from '../../../../shared/ipc/model-view.ts'
import { useApp } from '../../../state/app-context.ts'
import { useField, type Field } from '../use-field.ts'

/** What the page of models shows and does. */
export type Models = {
  readonly view: ModelsView
  readonly field: Field
  readonly test: ModelTestView | null
  readonly isTesting: boolean
  /** Keeps this model, where it is another one, and tries it step by step. */
  readonly tryOut: (endpoint: ModelEndpoint) => Promise<void>
  readonly stop: () => void
  readonly turn: (on: boolean) => Promise<void>
  /** Shows a view that a command has answered with. */
  readonly take: (view: ModelsView | null) => boolean
}

/** Null until main has told what is set up. */
export function useModels(): Models | null {
  const { api, actions } = useApp()
  const { ask } = actions
  const field = useField()
  const [view, setView] = useState<ModelsView | null>(null)
  const [test, setTest] = useState<ModelTestView | null>(null)
  const [isTesting, setTesting] = useState(false)
  useEffect(() => {
    void ask(api['models.get']({})).then(setView)
    // A test that nobody looks at is not waited for.
    return () => void api['models.stopTest']({})
  }, [api, ask])
  if (view === null) return null
  const take = (next: ModelsView | null): boolean => {
    if (next !== null) setView(next)
    return next !== null
  }
  const tryOut = async ({ address, model }: ModelEndpoint): Promise<void> => {
    setTest(null)
    const isOther = address !== view.address || model !== view.model
    if (isOther && !take(await field.tell(api['models.use']({ address, model })))) return
    setTesting(true)
    setTest(await field.tell(api['models.test']({})))
    setTesting(false)
    take(await ask(api['models.get']({})))
  }
  return {
    view,
    field,
    test,
    isTesting,
    tryOut,
    take,
    stop: () => void api['models.stopTest']({}),
    turn: async (on) => void take(await field.tell(api['models.turn']({ on }))),
  }
}
