import * as ts from 'typescript'
import { expect, test } from 'vitest'

import { errorCodes } from '../../shared/errors.ts'
import { isTestFile, sourceFiles } from '../architecture/source-files.ts'
import { pathOf, typedProgram } from '../architecture/typed-program.ts'
import { declaredUnions } from './declared-unions.ts'
import { givenWords, nodesOf, wordsOf } from './given-words.ts'

const product = sourceFiles().filter((file) => /^(electron|shared)\/.*\.ts$/.test(file.path) && !isTestFile(file))

/** A union of which each word but the last one comes to be somewhere; others of the same words do not count. */
const example = {
  path: 'electron/example.ts',
  text: `type State = 'assigned' | 'kept' | 'narrowed' | 'cast' | 'looked_for'
export type Other = 'looked_for' | 'other'
declare function take(state: State): void
declare const said: string
take('assigned')
const kept = said === 'looked_for' ? 'kept' : 'assigned'
take(kept)
export const one = (): State => (said === 'narrowed' ? said : 'assigned')
export const two = said as 'cast' | 'kept'
export const three: Other[] = ['looked_for', 'other']
export const found = (state: State) => (['looked_for'] as const).includes(state) || state === 'looked_for'
`,
}

const program = typedProgram(
  product.map((file) => file.path),
  example,
)
const checker = program.getTypeChecker()
const files = program.getSourceFiles().filter((file) => /^(electron|shared)\//.test(pathOf(file)))

/** What a simulated PC can be is read from its state as well, which faults, tests and people set. */
const declared = declaredUnions(
  checker,
  files.filter((file) => !pathOf(file).startsWith('electron/machines/simulated/')),
)
const wanted = new Set([...declared.flatMap((union) => union.words), ...Object.keys(errorCodes)])
const given = givenWords(
  checker,
  files.filter((file) => !/^shared\/texts\/.*\.(en|ko|zh)\.ts$/.test(pathOf(file))),
  wanted,
)

/** `file: word` of every word of a declared union that no value of it comes to be. */
function unreached(): readonly string[] {
  const types = declared.map(({ node, words }) => {
    const holds = wordsOf(checker.getTypeFromTypeNode(node), checker) ?? words
    return { words, holds: new Set(holds), name: holds.toSorted().join(), file: node.getSourceFile() }
  })
  const declaring = new Map<string, ts.SourceFile[]>()
  for (const { name, file } of types) declaring.set(name, [...(declaring.get(name) ?? []), file])
  return types.flatMap(({ words, holds, name, file }) => {
    const type = { holds, files: declaring.get(name) ?? [] }
    return words.filter((word) => !given.isGiven(word, type)).map((word) => `${pathOf(file)}: ${word}`)
  })
}

test('every error code is produced', () => {
  const codes = Object.keys(errorCodes)
  const [file] = files.filter((each) => pathOf(each) === 'shared/errors.ts')
  if (file === undefined) throw new Error('no file of error codes')
  const type = { holds: new Set(codes), files: [file] }
  expect(codes.filter((code) => !given.isGiven(code, type))).toEqual([])
})

test('every state, verdict and reason is reached: a value of its own type comes to be', () => {
  expect(declared.length).toBeGreaterThan(500)
  expect(unreached()).toEqual(['electron/example.ts: looked_for'])
})

/** Errors that are put together by hand, past `appError`, which asks for the data of their code. */
function handMade(file: ts.SourceFile): readonly string[] {
  return [...nodesOf(file)].flatMap((node) => {
    if (!ts.isObjectLiteralExpression(node) || isFileWork(node.parent)) return []
    const fields = new Map(
      node.properties.flatMap((each) => (ts.isPropertyAssignment(each) ? [nameAndValue(each)] : [])),
    )
    const code = fields.get('code')
    const isError = code !== undefined && ts.isStringLiteral(code) && Object.hasOwn(errorCodes, code.text)
    return isError && fields.has('data') ? [`${pathOf(file)}: ${code.text}`] : []
  })
}

function nameAndValue({ name, initializer }: ts.PropertyAssignment): readonly [string, ts.Expression] {
  return [name.getText(), initializer]
}

function isFileWork(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === 'ioResult'
}

test('an error is made with the data of its code', () => {
  const text = `const a: AppError = { code: 'internal', data: {} }; ioResult({ code: 'file_unreadable', data: {} }, work)`
  const file = ts.createSourceFile('electron/by-hand.ts', text, ts.ScriptTarget.Latest, true)
  expect(handMade(file)).toEqual([expect.stringMatching(/by-hand.ts: internal$/)])
  expect(files.flatMap(handMade)).toEqual([])
})
