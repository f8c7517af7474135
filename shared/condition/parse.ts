import { lexCondition, type Token } from './lex.ts'
import {
  type ConditionNode,
  comparisonOperators,
  isListFunction,
  isValueFunction,
  type PathNode,
  valueFunctions,
} from './node.ts'
import { ConditionSyntaxError } from './syntax-error.ts'

// Conditions also come from tool packs: hostile texts end with an error, not with a full stack.
const maxLength = 4_000
const maxDepth = 60

type Cursor = { readonly source: string; readonly tokens: readonly Token[]; index: number; depth: number }

/**
 * Parses a condition or a value expression.
 * ```
 * or    := and ('||' and)*            and  := not ('&&' not)*          not := '!' not | compare
 * compare := sum (('=='|'!='|'<='|'>='|'<'|'>'|'in') sum)?
 * sum   := product (('+'|'-') product)*    product := unary (('*'|'/') unary)*    unary := '-' unary | primary
 * primary := number | 'text' | true | false | null | '[' or, .. ']' | '(' or ')' | function '(' or, .. ')' | a.b.c
 * ```
 * @throws ConditionSyntaxError with the position.
 */
export function parseCondition(source: string): ConditionNode {
  if (source.length > maxLength) throw new ConditionSyntaxError('condition too long', source, maxLength)
  const cursor: Cursor = { source, tokens: lexCondition(source), index: 0, depth: 0 }
  const node = parseOr(cursor)
  if (current(cursor).kind !== 'end') throw unexpected(cursor)
  return node
}

function parseOr(cursor: Cursor): ConditionNode {
  return nested(cursor, () => {
    let left = parseAnd(cursor)
    while (takeSymbol(cursor, ['||']) !== null) left = { kind: 'or', left, right: parseAnd(cursor) }
    return left
  })
}

function parseAnd(cursor: Cursor): ConditionNode {
  let left = parseNot(cursor)
  while (takeSymbol(cursor, ['&&']) !== null) left = { kind: 'and', left, right: parseNot(cursor) }
  return left
}

function parseNot(cursor: Cursor): ConditionNode {
  if (takeSymbol(cursor, ['!']) === null) return parseCompare(cursor)
  return nested(cursor, () => ({ kind: 'not', operand: parseNot(cursor) }))
}

function parseCompare(cursor: Cursor): ConditionNode {
  const left = parseSum(cursor)
  const operator = takeSymbol(cursor, comparisonOperators)
  if (operator !== null) return { kind: 'compare', operator, left, right: parseSum(cursor) }
  const token = current(cursor)
  if (token.kind !== 'name' || token.value !== 'in') return left
  cursor.index += 1
  return { kind: 'in', element: left, list: parseSum(cursor) }
}

function parseSum(cursor: Cursor): ConditionNode {
  let left = parseProduct(cursor)
  for (;;) {
    const operator = takeSymbol(cursor, ['+', '-'])
    if (operator === null) return left
    left = { kind: 'arithmetic', operator, left, right: parseProduct(cursor) }
  }
}

function parseProduct(cursor: Cursor): ConditionNode {
  let left = parseUnary(cursor)
  for (;;) {
    const operator = takeSymbol(cursor, ['*', '/'])
    if (operator === null) return left
    left = { kind: 'arithmetic', operator, left, right: parseUnary(cursor) }
  }
}

function parseUnary(cursor: Cursor): ConditionNode {
  if (takeSymbol(cursor, ['-']) === null) return parsePrimary(cursor)
  const operand = nested(cursor, () => parseUnary(cursor))
  if (operand.kind === 'literal' && typeof operand.value === 'number')
    return { kind: 'literal', value: 0 - operand.value }
  return { kind: 'arithmetic', operator: '-', left: { kind: 'literal', value: 0 }, right: operand }
}

function parsePrimary(cursor: Cursor): ConditionNode {
  const token = current(cursor)
  if (token.kind === 'number' || token.kind === 'text') {
    cursor.index += 1
    return { kind: 'literal', value: token.value }
  }
  if (takeSymbol(cursor, ['(']) !== null) {
    const node = parseOr(cursor)
    expectSymbol(cursor, ')')
    return node
  }
  if (takeSymbol(cursor, ['[']) !== null) return { kind: 'list', items: parseItems(cursor, ']') }
  const name = takeName(cursor)
  if (name === 'true' || name === 'false') return { kind: 'literal', value: name === 'true' }
  if (name === 'null') return { kind: 'literal', value: null }
  if (takeSymbol(cursor, ['(']) !== null) return parseCall(cursor, name, token.position)
  return parsePath(cursor, name)
}

function parseCall(cursor: Cursor, name: string, position: number): ConditionNode {
  const args = parseItems(cursor, ')')
  if (isListFunction(name)) {
    const [list, body = null] = args
    if (list === undefined || args.length > 2)
      throw new ConditionSyntaxError(`${name}() takes 1 or 2 arguments`, cursor.source, position)
    return { kind: 'each', name, list, body }
  }
  if (!isValueFunction(name)) throw new ConditionSyntaxError(`unknown function ${name}()`, cursor.source, position)
  if (args.length !== valueFunctions[name])
    throw new ConditionSyntaxError(`${name}() takes ${valueFunctions[name]} argument(s)`, cursor.source, position)
  return { kind: 'call', name, args }
}

function parsePath(cursor: Cursor, first: string): PathNode {
  const rest: string[] = []
  while (takeSymbol(cursor, ['.']) !== null) rest.push(takeName(cursor))
  return { kind: 'path', names: [first, ...rest] }
}

function parseItems(cursor: Cursor, close: string): readonly ConditionNode[] {
  if (takeSymbol(cursor, [close]) !== null) return []
  const items = [parseOr(cursor)]
  while (takeSymbol(cursor, [',']) !== null) items.push(parseOr(cursor))
  expectSymbol(cursor, close)
  return items
}

function nested(cursor: Cursor, parse: () => ConditionNode): ConditionNode {
  cursor.depth += 1
  if (cursor.depth > maxDepth)
    throw new ConditionSyntaxError('nested too deeply', cursor.source, current(cursor).position)
  const node = parse()
  cursor.depth -= 1
  return node
}

function current(cursor: Cursor): Token {
  return cursor.tokens[cursor.index] ?? { kind: 'end', value: '', position: cursor.source.length }
}

function takeSymbol<Text extends string>(cursor: Cursor, symbols: readonly Text[]): Text | null {
  const token = current(cursor)
  if (token.kind !== 'symbol') return null
  const found = symbols.find((symbol) => symbol === token.value)
  if (found === undefined) return null
  cursor.index += 1
  return found
}

function expectSymbol(cursor: Cursor, symbol: string): void {
  if (takeSymbol(cursor, [symbol]) === null) throw unexpected(cursor)
}

function takeName(cursor: Cursor): string {
  const token = current(cursor)
  if (token.kind !== 'name') throw unexpected(cursor)
  cursor.index += 1
  return token.value
}

function unexpected(cursor: Cursor): ConditionSyntaxError {
  const token = current(cursor)
  const reason = token.kind === 'end' ? 'unexpected end' : `unexpected ${token.kind} ${JSON.stringify(token.value)}`
  return new ConditionSyntaxError(reason, cursor.source, token.position)
}
