import type { ObjectShape, Shape } from '../../shared/condition/shape.ts'

/**
 * A result as lines `name:type:unit`: `a[]` is a list, `a.b` a field of an object, `a[].b` a field of its elements, `?`
 * after the type means null is possible.
 */
export function shapeLines(shape: Shape): readonly string[] {
  return shape.type === 'object' ? linesOfObject(shape, '') : []
}

function linesOfObject({ fields }: ObjectShape, before: string): readonly string[] {
  return Object.entries(fields).flatMap(([name, shape]) => linesOf(`${before}${name}`, shape))
}

function linesOf(path: string, shape: Shape): readonly string[] {
  const mark = shape.optional === true ? '?' : ''
  if (shape.type === 'list') {
    const { element } = shape
    const unit = shape.unit ?? element.unit ?? ''
    const line = `${path}[]:${typeName(element)}${mark}:${unit}`
    return element.type === 'object' ? [line, ...linesOfObject(element, `${path}[].`)] : [line]
  }
  const line = `${path}:${typeName(shape)}${mark}:${shape.unit ?? ''}`
  return shape.type === 'object' ? [line, ...linesOfObject(shape, `${path}.`)] : [line]
}

function typeName(shape: Shape): string {
  if (shape.type === 'enum') return `enum(${shape.values.join('|')})`
  return shape.type === 'any' || shape.type === 'list' ? 'object' : shape.type
}
