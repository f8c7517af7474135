import { describe, expect, test } from 'vitest'

import { checkCondition, typeOfExpression } from './check.ts'
import { objectShape, readPath, type Shape, unitOf } from './shape.ts'

const volume = objectShape({
  drive: { type: 'string' },
  freePct: { type: 'number', optional: true, unit: '%' },
  system: { type: 'boolean' },
})
const shape = objectShape({
  volumes: { type: 'list', element: volume, optional: true },
  state: { type: 'enum', values: ['Running', 'Stopped'] },
  states: { type: 'list', element: { type: 'enum', values: ['Running', 'Stopped'] } },
  sizes: { type: 'list', element: { type: 'integer' }, unit: 'B' },
  count: { type: 'integer' },
  bootUtc: { type: 'datetime' },
  extra: { type: 'any' },
  args: objectShape({ name: { type: 'string' } }),
})

describe('checkCondition', () => {
  test.each([
    'any(volumes, it.system == true && it.freePct < 5)',
    "state == 'Running' || state in ['Stopped']",
    "has(states, 'Stopped')",
    'hours_since(bootUtc) > count / 2',
    "bootUtc > '2025-01-01T00:00:00Z'",
    'args.name == null || !(count == 0)',
    'extra.anything.at.all > 3 && any(extra.rows, it.x)',
    'count(volumes, it.system) == 1',
    'max(sizes, it) > 3',
  ])('accepts %s', (source) => {
    expect(checkCondition(source, shape)).toEqual([])
  })

  test.each([
    ['volume == null', 'unknown field volume'],
    ['any(volumes, it.free < 5)', 'unknown field it.free'],
    ['volumes.drive == null', 'unknown field volumes.drive'],
    ['constructor == null', 'unknown field constructor'],
    ['it.free < 5', "'it' outside a list function"],
    ['any(volumes, el.drive == it.drive)', "'el' outside a list function"],
    ["state == 'Runing'", "'Runing' is not one of Running|Stopped"],
    ["state in ['Running', 'Off']", "'Off' is not one of"],
    ["has(states, 'Off')", "'Off' is not one of"],
    ["count == 'a'", 'compares number with string'],
    ['volumes == 3', 'compares a list or object'],
    ["count in 'a'", "'in' needs a list"],
    ['count', 'needs yes/no, got integer'],
    ['!count', 'needs yes/no, got integer'],
    ['any(count, it)', 'any() needs a list'],
    ['any(volumes, it.freePct)', 'any() needs a yes/no condition'],
    ['state + 1 > 0', 'arithmetic on enum'],
    ['hours_since(count) > 1', 'hours_since() needs a datetime'],
    ["contains(count, 'a')", 'contains() needs text'],
    ["abs('a') > 1", 'abs() needs a number'],
    ["has(count, 'a')", 'has() needs a list'],
    ['count ==', 'unexpected end'],
  ])('finds the mistake in %s', (source, problem) => {
    const problems = checkCondition(source, shape)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(problem)
  })
})

describe('typeOfExpression', () => {
  test.each<[string, string]>([
    ['it.drive', 'string'],
    ['el.freePct', 'number'],
    ["'Spooler'", 'string'],
    ['3', 'integer'],
    ['true', 'boolean'],
    ['null', 'null'],
    ['volumes', 'list'],
    ['state', 'enum'],
    ['count(volumes)', 'integer'],
    ['lower(it.drive)', 'string'],
    ['count + 1', 'number'],
    ["it.drive == 'C'", 'boolean'],
  ])('%s is %s', (source, type) => {
    expect(typeOfExpression(source, shape, { it: volume, el: volume })).toMatchObject({ type: { type }, problems: [] })
  })

  test('a text that cannot be parsed has no node', () => {
    expect(typeOfExpression('(', shape)).toMatchObject({ node: null, problems: [expect.stringContaining('at 1')] })
  })
})

describe('paths', () => {
  test('are read as a rule names them', () => {
    expect(readPath(shape, 'volumes[].freePct')?.type).toBe('number')
    expect(readPath(shape, 'volumes[]')).toBe(volume)
    expect(readPath(shape, 'extra.a[].b')?.type).toBe('any')
    for (const path of ['volumes.freePct', 'volumes[][]', 'count[]', 'nothing', 'volumes[].x'])
      expect(readPath(shape, path)).toBeNull()
  })

  test('carry the unit of the field, or of the list for its elements', () => {
    const units: readonly (readonly [string, string | null])[] = [
      ['volumes[].freePct', '%'],
      ['sizes', 'B'],
      ['sizes[]', 'B'],
      ['volumes[].drive', null],
      ['nothing', null],
    ]
    const wide: Shape = shape
    for (const [path, unit] of units) expect(unitOf(wide, path)).toBe(unit)
  })
})
