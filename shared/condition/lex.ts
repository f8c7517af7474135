import { ConditionSyntaxError } from './syntax-error.ts'

export type Token =
  | { readonly kind: 'number'; readonly value: number; readonly position: number }
  | { readonly kind: 'text' | 'name' | 'symbol'; readonly value: string; readonly position: number }
  | { readonly kind: 'end'; readonly value: ''; readonly position: number }

const tokenPattern =
  /(?<space>\s+)|(?<number>\d+(?:\.\d+)?)|(?<text>'(?:[^'\\]|\\.)*')|(?<name>[A-Za-z_][A-Za-z0-9_]*)|(?<symbol>\|\||&&|==|!=|<=|>=|[!<>+\-*/().,[\]])/y

/** @throws ConditionSyntaxError at a character that starts no token. */
export function lexCondition(source: string): readonly Token[] {
  const pattern = new RegExp(tokenPattern)
  const tokens: Token[] = []
  let position = 0
  while (position < source.length) {
    pattern.lastIndex = position
    const match = pattern.exec(source)
    if (match === null) throw new ConditionSyntaxError('unexpected character', source, position)
    const token = tokenOf(match.groups ?? {}, position)
    if (token !== null) tokens.push(token)
    position = pattern.lastIndex
  }
  tokens.push({ kind: 'end', value: '', position })
  return tokens
}

function tokenOf(groups: Readonly<Record<string, string | undefined>>, position: number): Token | null {
  const { number, text, name, symbol } = groups
  if (number !== undefined) return { kind: 'number', value: Number(number), position }
  if (text !== undefined) return { kind: 'text', value: text.slice(1, -1).replace(/\\([^])/g, '$1'), position }
  if (name !== undefined) return { kind: 'name', value: name, position }
  if (symbol !== undefined) return { kind: 'symbol', value: symbol, position }
  return null
}
