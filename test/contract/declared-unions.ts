import * as ts from 'typescript'

import { nodesOf, type DeclaredUnion } from './given-words.ts'

/** Unions of words that these files declare, and fields of one word. Those that only name parts of a type are no values. */
export function declaredUnions(checker: ts.TypeChecker, files: readonly ts.SourceFile[]): readonly DeclaredUnion[] {
  const all = files.flatMap((file) => [...nodesOf(file)])
  const naming = aliasesThatName(checker, all)
  return all.flatMap((node): readonly DeclaredUnion[] => {
    if (!ts.isTypeNode(node) || isNaming(node) || isIn(naming, node, checker)) return []
    const parts = ts.isUnionTypeNode(node) ? node.types : ts.isPropertySignature(node.parent) ? [node] : []
    const words = parts.flatMap((part) =>
      ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? [part.literal.text] : [],
    )
    return words.length === 0 ? [] : [{ node, words }]
  })
}

const byName = new Set(['Pick', 'Omit', 'Extract', 'Exclude'])

/** Whether the type says which fields or parts of another one are meant. */
function isNaming(node: ts.Node): boolean {
  for (let part = node; !ts.isStatement(part); part = part.parent) {
    const { parent } = part
    if (ts.isTypeReferenceNode(parent) && parent.typeArguments?.includes(part as ts.TypeNode) === true) {
      const name = parent.typeName.getText()
      if (byName.has(name) || (name === 'Record' && parent.typeArguments[0] === part)) return true
    }
    if (ts.isIndexedAccessTypeNode(parent) && parent.indexType === part) return true
    if (ts.isConditionalTypeNode(parent) && parent.extendsType === part) return true
    if (ts.isTypeParameterDeclaration(parent) || ts.isMappedTypeNode(parent)) return true
  }
  return false
}

/** Names of unions that stand nowhere but in such places. */
function aliasesThatName(checker: ts.TypeChecker, nodes: readonly ts.Node[]): ReadonlySet<ts.Symbol> {
  const [names, values] = [new Set<ts.Symbol>(), new Set<ts.Symbol>()]
  for (const node of nodes) {
    if (!ts.isTypeReferenceNode(node)) continue
    const found = checker.getSymbolAtLocation(node.typeName)
    if (found === undefined) continue
    const symbol = (found.flags & ts.SymbolFlags.Alias) === 0 ? found : checker.getAliasedSymbol(found)
    if (isNaming(node)) names.add(symbol)
    else values.add(symbol)
  }
  return new Set([...names].filter((symbol) => !values.has(symbol)))
}

function isIn(aliases: ReadonlySet<ts.Symbol>, node: ts.Node, checker: ts.TypeChecker): boolean {
  const { parent } = node
  if (!ts.isTypeAliasDeclaration(parent)) return false
  const symbol = checker.getSymbolAtLocation(parent.name)
  return symbol !== undefined && aliases.has(symbol)
}
