import * as ts from 'typescript'
import { expect, test } from 'vitest'

import { isTestFile, sourceFiles } from './source-files.ts'
import { pathOf, typedProgram } from './typed-program.ts'

/** Tools know no machine: only the rest of the product can name one. */
const searched = sourceFiles()
  .filter((file) => /^electron\/(?!tools\/).*\.ts$/.test(file.path) && !isTestFile(file))
  .map((file) => file.path)
const machineFile = 'electron/machines/machine.ts'

/** Every way to reach a machine, under names that say nothing. */
const exampleText = `import type { Machine } from './machines/machine.ts'
import type { Runner } from './runners/runners.ts'
declare const pc: Machine
declare const parts: { readonly one: Pick<Runner, 'run' | 'undo'> }
export const all = [pc.run, parts.one['undo'], pc?.undo]
export const { run: start } = parts.one
export const other = { run: () => 1 }.run()
`

/** `folder/file.ts run` of every place that takes `run` or `undo` of a machine or a runner, found by type, not by name. */
function usesOfMachines(program: ts.Program): readonly string[] {
  const checker = program.getTypeChecker()
  const found: string[] = []
  const look = (node: ts.Node, file: string): void => {
    const [owner, name] = takenBy(node)
    if (owner !== null && (name === 'run' || name === 'undo')) {
      const member = checker.getPropertyOfType(checker.getApparentType(checker.getTypeAtLocation(owner)), name)
      if (member?.declarations?.some((each) => pathOf(each.getSourceFile()) === machineFile))
        found.push(`${file} ${name}`)
    }
    ts.forEachChild(node, (child) => look(child, file))
  }
  for (const file of program.getSourceFiles()) if (pathOf(file).startsWith('electron/')) look(file, pathOf(file))
  return found.sort()
}

/** What a part is taken from, and its name. */
function takenBy(node: ts.Node): readonly [ts.Node | null, string] {
  if (ts.isPropertyAccessExpression(node)) return [node.expression, node.name.text]
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return [node.expression, node.argumentExpression.text]
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
    return [node.parent, (node.propertyName ?? node.name).getText()]
  return [null, '']
}

test('only a runner runs and undoes on a PC; one stage of the pipeline each calls a runner, and the broker by its own list', () => {
  const uses = usesOfMachines(typedProgram(searched, { path: 'electron/example.ts', text: exampleText }))
  expect(uses).toEqual([
    'electron/broker/serve-broker.ts run',
    'electron/broker/serve-broker.ts undo',
    'electron/example.ts run',
    'electron/example.ts run',
    'electron/example.ts undo',
    'electron/example.ts undo',
    'electron/pipeline/run-recorded.ts run',
    'electron/pipeline/undo-recorded.ts undo',
    'electron/runners/runners.ts run',
    'electron/runners/runners.ts undo',
  ])
})
