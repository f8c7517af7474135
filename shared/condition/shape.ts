type ShapeNotes = {
  /** True when the value can be null: it may be impossible to read. */
  readonly optional?: boolean
  /** Unit of a number (`B`, `%`, `ms`) or meaning of a value. */
  readonly unit?: string
}

export type ObjectShape = ShapeNotes & { readonly type: 'object'; readonly fields: Readonly<Record<string, Shape>> }
export type ListShape = ShapeNotes & { readonly type: 'list'; readonly element: Shape }
export type EnumShape = ShapeNotes & { readonly type: 'enum'; readonly values: readonly string[] }
export type PlainShape = ShapeNotes & {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'datetime' | 'any'
}

/** What a record looks like, as far as conditions need it. */
export type Shape = ObjectShape | ListShape | EnumShape | PlainShape

export function objectShape(fields: Readonly<Record<string, Shape>>): ObjectShape {
  return { type: 'object', fields }
}

/** The shape of one field; null when there is none. Every field of `any` is `any`. */
export function fieldShape(shape: Shape, name: string): Shape | null {
  if (shape.type === 'any') return shape
  if (shape.type !== 'object' || !Object.hasOwn(shape.fields, name)) return null
  return shape.fields[name] ?? null
}

/** The shape at a path as in a rule: `volumes[].freePct`. Null when the path does not exist. */
export function readPath(shape: Shape, path: string): Shape | null {
  let found: Shape | null = shape
  for (const step of path.split('.')) {
    const name = step.replace(/(\[\])+$/, '')
    found = found === null ? null : fieldShape(found, name)
    for (let depth = (step.length - name.length) / 2; depth > 0; depth -= 1) found = elementShape(found)
  }
  return found
}

/** The unit at a path as in a rule: the unit of a list counts for its elements. */
export function unitOf(shape: Shape, path: string): string | null {
  const own = readPath(shape, path)?.unit
  if (own !== undefined) return own
  return path.endsWith('[]') ? unitOf(shape, path.slice(0, -2)) : null
}

function elementShape(shape: Shape | null): Shape | null {
  if (shape?.type === 'any') return shape
  return shape?.type === 'list' ? shape.element : null
}
