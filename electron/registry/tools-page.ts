import { categories, type Category } from '../../shared/domain/tool-manifest.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import type { Tool } from '../contract/define-tool.ts'
import { portableToolNames } from './folders.ts'

const opening = `# Tools

Written from the tool folders by \`npm run tools-page\`; do not edit. \`deskmedic show <tool>\` gives one in full,
\`deskmedic catalogue --json\` everything with scripts. "Also here" marks checks that give this computer's true values
without Windows.
`

/** The page of all tools for people who read the documentation: one table a category, in English. */
export function toolsPage(tools: readonly Tool[]): string {
  const portable = portableToolNames()
  const count = (kind: Tool['kind']): number => tools.filter((tool) => tool.kind === kind).length
  const summary = `${tools.length} tools: ${count('diagnostic')} that only read, ${count('remediation')} that repair, ${count('action')} that send, fetch or collect; ${portable.size} of them also run without Windows.`
  const parts = categories.flatMap((category) => categoryPart(category, tools, portable))
  return [opening, `${summary}\n`, ...parts].join('\n')
}

function categoryPart(category: Category, tools: readonly Tool[], portable: ReadonlySet<string>): readonly string[] {
  const own = tools.filter((tool) => tool.category === category)
  if (own.length === 0) return []
  const rows = own.map((tool) => `| ${cells(tool, portable.has(tool.name)).join(' | ')} |`)
  const head = [
    '| tool | what it does | risk | needs | network | proved by | way back |',
    '|---|---|---|---|---|---|---|',
  ]
  return [`## ${createTranslator('en').text(`ui.category.${category}`)}\n`, ...head, ...rows, '']
}

function cells(tool: Tool, isPortable: boolean): readonly string[] {
  const { access, placement, texts } = tool
  const needs = [
    access.minRole,
    access.requiresAdmin ? 'administrator' : null,
    access.requiresUserNotice ? 'notice' : null,
    access.requiresIdleCheck ? 'idle PC' : null,
    isPortable ? 'also here' : null,
  ].filter((need) => need !== null)
  return [
    `\`${tool.name}\``,
    texts.purpose.en,
    access.risk,
    needs.join(', '),
    placement.networkType,
    proofCell(tool),
    tool.undo ?? '',
  ]
}

function proofCell({ proof }: Tool): string {
  if (proof === undefined) return ''
  return typeof proof.tool === 'string' ? `\`${proof.tool}\`` : `the check named in \`${proof.tool.argument}\``
}
