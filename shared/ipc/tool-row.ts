import type { NetworkType } from '../domain/network-mode.ts'
import type { Role } from '../domain/role.ts'
import type { Category, Risk, ToolKind } from '../domain/tool-manifest.ts'
import type { ErrorView } from './views.ts'

export type ToolRow = {
  readonly name: string
  readonly title: string
  readonly purpose: string
  readonly category: Category
  readonly categoryTitle: string
  readonly kind: ToolKind
  readonly risk: Risk
  readonly minRole: Role
  readonly network: NetworkType
  readonly needsAdmin: boolean
  readonly needsIdle: boolean
  readonly reason: ErrorView | null
  /** Usable tools that can stand in. */
  readonly alternatives: readonly { readonly name: string; readonly title: string }[]
}
