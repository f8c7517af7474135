import type { Conditions } from '../../../shared/condition/evaluate.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { Machine } from '../../machines/machine.ts'
import type { Registry } from '../../registry/registry.ts'
import type { Page } from './page.ts'

/** What the lines of an answer are made with. */
export type Showing = {
  readonly translator: Translator
  readonly registry: Registry
  readonly terminal: Page
  /** How pictures of what was read are made; absent = none are drawn. */
  readonly drawing?: { readonly conditions: Conditions; readonly machine: Pick<Machine, 'now'> } | undefined
  /** True = questions and ways on are said by the host; otherwise they are commands to type. */
  readonly isChat?: boolean | undefined
  /** Questions that the host asks by itself: they are not listed. */
  readonly asks?: readonly ('areas' | 'things')[]
}
