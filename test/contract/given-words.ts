import * as ts from 'typescript'

import { knownFiles } from './known-files.ts'

/** A union of words, as a file declares it. */
export type DeclaredUnion = { readonly node: ts.TypeNode; readonly words: readonly string[] }

/** What places of the code can hold, and which words come to be there, in which files. */
type Place = { readonly holds: ReadonlySet<string>; readonly words: Map<string, Set<ts.SourceFile>> }

/**
 * A type is told by the words that it holds: TypeScript keeps no other name of a union. One word says little: then a file that declares
 * them has to be known there, too.
 */
export type WordType = { readonly holds: ReadonlySet<string>; readonly files: readonly ts.SourceFile[] }

/** Words that come to be as values of a type. */
export type GivenWords = { isGiven(word: string, type: WordType): boolean }

/** Everything in a node, from the outside in. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* nodesOf(child)
}

/** Where words come to be in these files. Only the `wanted` ones are looked for. */
export function givenWords(
  checker: ts.TypeChecker,
  files: readonly ts.SourceFile[],
  wanted: ReadonlySet<string>,
): GivenWords {
  const places = new Map<string, Place>()
  for (const file of files)
    for (const node of nodesOf(file)) {
      const given = givenBy(node, wanted, checker)
      if (given === null) continue
      const key = given.holds.toSorted().join('\0')
      const place: Place = places.get(key) ?? { holds: new Set(given.holds), words: new Map() }
      places.set(key, place)
      for (const word of given.words) place.words.set(word, (place.words.get(word) ?? new Set()).add(file))
    }
  const canBeOf = knownFiles(files)
  const all = [...places.values()]
  return {
    isGiven: (word, { holds, files: declaring }) =>
      all.some(
        (place) =>
          (isWithin(place.holds, holds) || isWithin(holds, place.holds)) &&
          [...(place.words.get(word) ?? [])].some(
            (from) => isTelling(place.holds, holds) || declaring.some((file) => canBeOf(from, file)),
          ),
      ),
  }
}

function isTelling(...types: readonly ReadonlySet<string>[]): boolean {
  return types.every((holds) => holds.size > 1)
}

function isWithin(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...words].every((word) => others.has(word))
}

type Given = { readonly holds: readonly string[]; readonly words: readonly string[] }

function givenBy(node: ts.Node, wanted: ReadonlySet<string>, checker: ts.TypeChecker): Given | null {
  if (ts.isStringLiteralLike(node)) {
    if (!wanted.has(node.text) || isLookedFor(node)) return null
    const holds = expectedAt(node, checker) ?? keptAt(node, checker)
    return holds === null ? null : { holds, words: [node.text] }
  }
  if (ts.isAsExpression(node)) return believed(node, checker)
  if (ts.isTemplateExpression(node) || isHandedOn(node)) return narrowed(node, checker)
  return null
}

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
])
const lookUps = new Set(['includes', 'has', 'indexOf', 'startsWith', 'endsWith', 'get', 'delete'])

/** A word that is only looked for, or that names something, is given by nobody. */
function isLookedFor(node: ts.StringLiteralLike): boolean {
  const { parent } = node
  if (ts.isBinaryExpression(parent)) return comparisons.has(parent.operatorToken.kind)
  if (ts.isCallExpression(parent))
    return ts.isPropertyAccessExpression(parent.expression) && lookUps.has(parent.expression.name.text)
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name === node
  return (
    ts.isCaseClause(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent)
  )
}

/** What is expected where this stands; null = nothing, or any text. */
function expectedAt(node: ts.Expression, checker: ts.TypeChecker): readonly string[] | null {
  const type = checker.getContextualType(node)
  return (type === undefined ? null : wordsOf(type, checker)) ?? assignedInto(node, checker)
}

/** `Object.assign(service, { state: 'Stopped' })`: what the first one holds there. */
function assignedInto({ parent: field }: ts.Node, checker: ts.TypeChecker): readonly string[] | null {
  if (!ts.isPropertyAssignment(field)) return null
  let whole: ts.Node = field.parent
  while (ts.isConditionalExpression(whole.parent) || ts.isParenthesizedExpression(whole.parent)) whole = whole.parent
  const call = whole.parent
  if (!ts.isCallExpression(call) || call.expression.getText() !== 'Object.assign') return null
  const [target] = call.arguments
  const held = target && checker.getTypeAtLocation(target).getNonNullableType().getProperty(field.name.getText())
  return held === undefined ? null : wordsOf(checker.getTypeOfSymbol(held), checker)
}

/** Where nothing is expected: what the value that it is part of holds, as long as it is not any text. */
function keptAt(node: ts.Expression, checker: ts.TypeChecker): readonly string[] | null {
  let part: ts.Expression = node
  while (isPartOfValue(part.parent)) part = part.parent
  const { parent } = part
  if (ts.isPropertyAccessExpression(parent) && lookUps.has(parent.name.text)) return null
  const type = typeKept(part, checker)
  const words = type === null ? null : wordsOf(elementOf(type, checker), checker)
  return words ?? (isExact(node) && ts.isStringLiteralLike(node) ? [node.text] : null)
}

/** What is known of a value by the name that it gets, by the function that it ends, or by itself where nothing widens it. */
function typeKept(part: ts.Expression, checker: ts.TypeChecker): ts.Type | null {
  const { parent } = part
  if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) return checker.getTypeAtLocation(parent.name)
  if (isExact(parent)) return checker.getTypeAtLocation(part)
  return ts.isPropertyAssignment(parent) ? checker.getTypeAtLocation(parent.name) : returnedBy(part, checker)
}

/** Whether it stands in what is `as const`. */
function isExact(node: ts.Node): boolean {
  for (let part = node; !ts.isStatement(part) && !ts.isFunctionLike(part); part = part.parent)
    if (ts.isAsExpression(part) && ts.isConstTypeReference(part.type)) return true
  return false
}

function isPartOfValue(node: ts.Node): node is ts.Expression {
  if (ts.isBinaryExpression(node)) return !comparisons.has(node.operatorToken.kind)
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isConditionalExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    (ts.isAsExpression(node) && ts.isConstTypeReference(node.type))
  )
}

function returnedBy(part: ts.Node, checker: ts.TypeChecker): ts.Type | null {
  const { parent } = part
  const made = ts.isReturnStatement(parent) ? ts.findAncestor(parent, ts.isFunctionLike) : parent
  if (made === undefined || !ts.isFunctionLike(made)) return null
  const signature = checker.getSignatureFromDeclaration(made)
  return signature === undefined ? null : checker.getReturnTypeOfSignature(signature)
}

function elementOf(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const one = type.getNonNullableType()
  return (checker.isArrayLikeType(one) ? checker.getIndexTypeOfType(one, ts.IndexKind.Number) : undefined) ?? type
}

/** Text of others that is taken for one of the words: each of them can be it. */
function believed({ expression, type }: ts.AsExpression, checker: ts.TypeChecker): Given | null {
  const words = ts.isConstTypeReference(type) ? null : wordsOf(checker.getTypeFromTypeNode(type), checker)
  if (words === null || wordsOf(checker.getTypeAtLocation(expression), checker) !== null) return null
  return { holds: words, words }
}

/** A name whose value is handed on: what is known of it there can be less than what it was declared as. */
function isHandedOn(node: ts.Node): node is ts.Expression {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return false
  const { parent } = node
  if (ts.isConditionalExpression(parent)) return parent.condition !== node
  return ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === node)
}

function narrowed(node: ts.Expression, checker: ts.TypeChecker): Given | null {
  const holds = expectedAt(node, checker)
  const words = holds === null ? null : wordsOf(checker.getTypeAtLocation(node), checker)
  if (holds === null || words === null) return null
  const symbol = checker.getSymbolAtLocation(node)
  const before = symbol === undefined ? null : wordsOf(checker.getTypeOfSymbol(symbol), checker)
  return before !== null && before.length <= words.length ? null : { holds, words }
}

/** The words of a type beside what is no text; null = there are none, or any text fits. */
export function wordsOf(type: ts.Type, checker: ts.TypeChecker): readonly string[] | null {
  const based = checker.getBaseConstraintOfType(type) ?? type
  const parts = based.isUnion() ? based.types : [based]
  if (parts.some(({ flags }) => (flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0)) return null
  const words = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []))
  return words.length === 0 ? null : words
}
