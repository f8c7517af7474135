import { readPath } from '../../shared/condition/shape.ts'
import type { DoneChange, PlainValue, PlannedChange } from '../../shared/domain/tool-call.ts'
import type { ChangeView } from '../../shared/ipc/step-facts.ts'
import { atLineStart } from '../../shared/texts/join.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import { shapeOfSchema } from '../contract/shape-of-schema.ts'
import type { Registry } from '../registry/registry.ts'
import { showName, showValue } from './show-values.ts'

type Context = { readonly registry: Pick<Registry, 'find'>; readonly translator: Translator }

/** The changes of one fix in words. What is as before and was not meant to change is none. */
export function changeViews(
  name: string,
  changes: readonly (PlannedChange | DoneChange)[],
  { registry, translator }: Context,
): readonly ChangeView[] {
  const tool = registry.find(name)
  const proof = typeof tool?.proof?.tool === 'string' ? registry.find(tool.proof.tool) : null
  const shape = proof ? shapeOfSchema(proof.result()) : null
  return changes.filter(isChange).map((change) => {
    const declared = tool?.changes?.find(({ field }) => field === change.field)
    const list = declared?.each?.list
    const found = shape ? readPath(shape, list === undefined ? change.field : `${list}[].${change.field}`) : null
    // A list that was only counted comes as its length.
    const plain = found?.type === 'list' ? null : found
    const words = (value: PlainValue): string => showValue(value, plain, translator)
    const after = 'after' in change ? change : null
    return {
      label: atLineStart(
        showName(change.field, translator, { ...proof?.texts.fields, ...tool?.texts.fields }),
        translator.locale,
      ),
      before: words(change.before),
      planned: change.planned === null ? null : words(change.planned),
      after: after ? words(after.after) : null,
      agrees: after?.agrees ?? null,
    }
  })
}

function isChange(change: PlannedChange | DoneChange): boolean {
  return !('after' in change) || change.planned !== null || change.after !== change.before
}
