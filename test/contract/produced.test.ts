import * as ts from 'typescript'
import { expect, test } from 'vitest'

import { errorCodes } from '../../shared/errors.ts'
import { isTestFile, sourceFiles, type SourceFile } from '../architecture/source-files.ts'

const product = sourceFiles()
  .filter((file) => /^(electron|shared)\/.*\.ts$/.test(file.path) && !isTestFile(file))
  .map(parse)

function parse({ path: name, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
}

/** Everything in the files, from the outside in. */
function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* nodesOf(child)
}

const comparisons = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken])

/** A word that is only looked for is given by nobody. */
function isLookedFor({ parent }: ts.Node): boolean {
  if (ts.isBinaryExpression(parent)) return comparisons.has(parent.operatorToken.kind)
  return ts.isCaseClause(parent) || ts.isLiteralTypeNode(parent)
}

/** Words that these files give as a value. */
function given(files: readonly ts.SourceFile[]): ReadonlySet<string> {
  const words = files.flatMap((file) =>
    [...nodesOf(file)].flatMap((node) => (ts.isStringLiteralLike(node) && !isLookedFor(node) ? [node.text] : [])),
  )
  return new Set(words)
}

const words = given(product)

test('a word that is only compared or declared counts as given by nobody', () => {
  const text = `type State = 'declared' | 'made'; if (x === 'compared') y = 'made'; switch (x) { case 'cased': }`
  expect([...given([parse({ path: 'example.ts', text })])]).toEqual(['made'])
})

test('every error code is produced', () => {
  const engine = given(product.filter(({ fileName }) => fileName.startsWith('electron/')))
  expect(Object.keys(errorCodes).filter((code) => !engine.has(code))).toEqual([])
})

/** Errors that are put together by hand, past `appError`, which asks for the data of their code. */
function handMade(file: ts.SourceFile): readonly string[] {
  return [...nodesOf(file)].flatMap((node) => {
    if (!ts.isObjectLiteralExpression(node) || isFileWork(node.parent)) return []
    const given = new Map(
      node.properties.flatMap((each) => (ts.isPropertyAssignment(each) ? [nameAndValue(each)] : [])),
    )
    const code = given.get('code')
    const isError = code !== undefined && ts.isStringLiteral(code) && Object.hasOwn(errorCodes, code.text)
    return isError && given.has('data') ? [`${file.fileName}: ${code.text}`] : []
  })
}

function nameAndValue({ name, initializer }: ts.PropertyAssignment): readonly [string, ts.Expression] {
  return [name.getText(), initializer]
}

function isFileWork(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === 'ioResult'
}

test('an error is made with the data of its code', () => {
  const example = `const a: AppError = { code: 'internal', data: {} }; ioResult({ code: 'file_unreadable', data: {} }, work)`
  expect(handMade(parse({ path: 'example.ts', text: example }))).toEqual(['example.ts: internal'])
  expect(product.flatMap(handMade)).toEqual([])
})

test('every state, verdict and reason that a call, a chat or a page can have is reached', () => {
  const declared = product
    .filter(({ fileName }) => /^shared\/(domain|ipc)\//.test(fileName))
    .flatMap((file) => [...nodesOf(file)])
    .flatMap((node) => (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node] : []))
    .filter(({ parent }) => ts.isUnionTypeNode(parent) || ts.isPropertySignature(parent))
    .map(({ literal }) => (literal as ts.StringLiteral).text)
  expect(declared.length).toBeGreaterThan(100)
  expect([...new Set(declared)].filter((state) => !words.has(state))).toEqual([])
})
