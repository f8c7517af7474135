import type { Change, ChangesSince, ComparedValue } from '../../shared/domain/changes-since.ts'
import { checkUpAreas } from '../../shared/domain/check-up.ts'
import type { Compared } from '../contract/compared.ts'
import type { Tool } from '../contract/define-tool.ts'
import type { Registry } from '../registry/registry.ts'
import { areaOf } from './areas.ts'
import { changeSentence } from './change-words.ts'
import type { SeenPart, SeenThing } from './snapshot.ts'

/** What a check-up saw, and when it ended in milliseconds since the epoch. */
export type KeptSnapshot = { readonly at: number; readonly seen: readonly SeenPart[] }

/**
 * What differs between two check-ups. What is unknown on either side could not be compared: it is never told as the same, as new
 * or as gone. Pure: the words come later.
 */
export function compareSnapshots(
  before: KeptSnapshot,
  after: KeptSnapshot,
  registry: Pick<Registry, 'find'>,
): ChangesSince {
  const pairs = pairsOf(before.seen, after.seen).flatMap((pair): readonly PartCompared[] => {
    const { tool: name, id } = pair.part
    const tool = registry.find(name)
    const how = tool?.compare?.find((compared) => compared.id === id)
    return tool && how ? [comparePart(pair, how, tool)] : []
  })
  const uncompared = pairs.flatMap((pair) => pair.uncompared)
  const placeOf = ({ tool }: Change): number => checkUpAreas.indexOf(areaOf(registry.find(tool)))
  return {
    sinceMs: before.at,
    changes: pairs
      .flatMap((pair) => pair.changes)
      .toSorted((one, other) => placeOf(one) - placeOf(other) || inOrder(one.label, other.label)),
    uncompared: [...new Map(uncompared.map((one) => [`${one.tool}\u0000${one.label}`, one])).values()],
  }
}

function inOrder(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}

/** Also what only one of them has looked at. */
function pairsOf(before: readonly SeenPart[], after: readonly SeenPart[]): readonly Pair[] {
  const keyOf = ({ tool, id }: SeenPart): string => `${tool}\u0000${id}`
  const then = new Map(before.map((part) => [keyOf(part), part]))
  const now = new Map(after.map((part) => [keyOf(part), part]))
  return [...new Map([...then, ...now])].map(([key, part]): Pair => ({
    part,
    then: then.get(key) ?? null,
    now: now.get(key) ?? null,
  }))
}

type PartCompared = Pick<ChangesSince, 'changes' | 'uncompared'>
type Pair = { readonly part: SeenPart; readonly then: SeenPart | null; readonly now: SeenPart | null }

function comparePart({ part: { tool: name, id }, then, now }: Pair, how: Compared, tool: Tool): PartCompared {
  if (!then?.things || !now?.things) return { changes: [], uncompared: [{ tool: name, label: '' }] }
  const told = [...withUpdates(sidesOf(then.things, now.things), how)].map((side) =>
    compareThing(side, { wasWhole: then.isWhole, isWhole: now.isWhole, how }),
  )
  return {
    changes: told
      .flatMap((one): readonly Change[] =>
        typeof one === 'object' && one !== null ? [{ tool: name, id, ...one }] : [],
      )
      .filter((change) => changeSentence(change, tool) !== null),
    uncompared: told.flatMap((one) => (typeof one === 'string' ? [{ tool: name, label: one }] : [])),
  }
}

type Side = { readonly then: SeenThing | null; readonly now: SeenThing | null }

function sidesOf(then: readonly SeenThing[], now: readonly SeenThing[]): readonly Side[] {
  const before = new Map(then.map((thing) => [thing.key, thing]))
  const keys = new Set(now.map(({ key }) => key))
  return [
    ...now.map((thing): Side => ({ then: before.get(thing.key) ?? null, now: thing })),
    ...then.filter(({ key }) => !keys.has(key)).map((thing): Side => ({ then: thing, now: null })),
  ]
}

/** A program whose name carries its version is the same after an update: exactly one went and exactly one came. */
function withUpdates(sides: readonly Side[], how: Compared): readonly Side[] {
  if (how.each === undefined || how.namesCarryVersions !== true) return sides
  const gone = byBareName(sides.filter(({ now }) => now === null))
  const come = byBareName(sides.filter(({ then }) => then === null))
  const pairs = [...come].flatMap(([name, [first, ...more]]) => {
    const [other, ...others] = gone.get(name) ?? []
    return first && other && more.length + others.length === 0 ? [{ come: first, gone: other }] : []
  })
  const paired = new Set(pairs.flatMap((pair) => [pair.come, pair.gone]))
  return [
    ...sides.filter((side) => !paired.has(side)),
    ...pairs.map((pair): Side => ({ then: pair.gone.then, now: pair.come.now })),
  ]
}

function byBareName(sides: readonly Side[]): ReadonlyMap<string, readonly Side[]> {
  const found = new Map<string, readonly Side[]>()
  for (const side of sides) {
    const label = (side.now ?? side.then)?.label ?? ''
    const bare = label.replaceAll(/\d+(?:\.\d+)+/g, '#')
    if (bare !== label) found.set(bare, [...(found.get(bare) ?? []), side])
  }
  return found
}

type Wholes = { readonly wasWhole: boolean; readonly isWhole: boolean; readonly how: Compared }

/** A text = it could not be compared: what people call it. Null = it is the same. */
function compareThing(
  { then, now }: Side,
  { wasWhole, isWhole, how }: Wholes,
): Omit<Change, 'tool' | 'id'> | string | null {
  const label = (now ?? then)?.label ?? ''
  if (then?.counts === false || now?.counts === false) return label
  if (then === null)
    return wasWhole ? { kind: 'added', label, before: null, after: now?.value ?? null, ...wordsOf(then, now) } : ''
  if (now === null)
    return isWhole ? { kind: 'removed', label, before: then.value, after: null, ...wordsOf(then, now) } : ''
  if (then.value === true && now.value === true && then.count !== now.count)
    return { kind: now.count > then.count ? 'added' : 'removed', label, before: null, after: null }
  if (then.value === null || now.value === null) return label
  if (isSame(then.value, now.value, how)) return null
  return { kind: 'changed', label, before: then.value, after: now.value, ...wordsOf(then, now) }
}

function isSame(before: ComparedValue, after: ComparedValue, { least = 0 }: Compared): boolean {
  if (typeof before === 'number' && typeof after === 'number')
    return before === after || Math.abs(after - before) < least
  return before === after
}

function wordsOf(then: SeenThing | null, now: SeenThing | null): Pick<Change, 'words'> {
  const words = { before: then?.word ?? null, after: now?.word ?? null }
  return words.before === null && words.after === null ? {} : { words }
}
