import * as z from 'zod'

/** The part of JSON Schema that every endpoint understands, whatever runs behind it. */
export type PortableSchema = {
  readonly type: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: PortableSchema
  readonly properties?: Readonly<Record<string, PortableSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: false
}

type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * What a model is told of arguments: types, choices and whole-number limits; everything else in words, because servers drop, refuse or
 * misread it. What only the program fills in is left out. The schema itself stays the gate.
 * @param words what each argument is, by name.
 */
export function portableSchema(schema: z.ZodType, words: Readonly<Record<string, string>> = {}): PortableSchema {
  return portable(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), words)
}

function portable(schema: JsonSchema, words: Readonly<Record<string, string>>, about = ''): PortableSchema {
  const inner = innerOf(schema)
  const { type, values } = typeOf(inner)
  const description = [about, ...limitsInWords({ ...inner, ...defaultOf(schema) }, type)].filter((text) => text !== '')
  return {
    type,
    ...(description.length === 0 ? {} : { description: description.join(' ') }),
    ...(values === null ? {} : { enum: values }),
    ...(type === 'integer' ? wholeLimits(inner) : {}),
    ...(type === 'array' ? { items: portable(elementOf(inner), {}) } : {}),
    ...(type === 'object' ? objectOf(inner, words) : {}),
  }
}

/** Null is what an argument is that is left out. Several shapes become the first of them, and words. */
function innerOf(schema: JsonSchema): JsonSchema {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter((choice) => choice.type !== 'null')
  const [first] = choices
  return first === undefined ? schema : innerOf(first)
}

function typeOf({ type, enum: values, const: only }: JsonSchema): {
  readonly type: string
  readonly values: readonly unknown[] | null
} {
  const found = only === undefined ? (values ?? null) : [only]
  const named = typeof type === 'string' ? type : Array.isArray(type) ? type[0] : undefined
  return { type: named ?? (typeof found?.[0] === 'number' ? 'number' : 'string'), values: found }
}

/** The largest number that a computer holds exactly is no limit. */
function wholeLimits({ minimum, maximum }: JsonSchema): Pick<PortableSchema, 'minimum' | 'maximum'> {
  return {
    ...(minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? {} : { maximum }),
  }
}

function elementOf({ items }: JsonSchema): JsonSchema {
  return typeof items === 'object' && !Array.isArray(items) ? items : { type: 'string' }
}

function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  words: Readonly<Record<string, string>>,
): Pick<PortableSchema, 'properties' | 'required' | 'additionalProperties'> {
  const shown = Object.entries(properties).flatMap(([name, property]) =>
    typeof property === 'object' && !isHidden(property) ? [[name, portable(property, {}, words[name])] as const] : [],
  )
  const names = new Set(shown.map(([name]) => name))
  return {
    properties: Object.fromEntries(shown),
    required: required.filter((name) => names.has(name)),
    additionalProperties: false,
  }
}

function isHidden(property: JsonSchema): boolean {
  return property['userVisible'] === false || innerOf(property)['userVisible'] === false
}

function defaultOf(schema: JsonSchema): Pick<JsonSchema, 'default'> {
  return schema.default === undefined ? {} : { default: schema.default }
}

const mostPattern = 120

function limitsInWords(schema: JsonSchema, type: string): readonly string[] {
  const { default: usual, minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema
  const isNumber = type === 'number'
  return [
    usual === undefined || usual === null ? '' : `Default: ${JSON.stringify(usual)}.`,
    isNumber && minimum !== undefined ? `At least ${minimum.toString()}.` : '',
    isNumber && maximum !== undefined ? `At most ${maximum.toString()}.` : '',
    minLength === undefined || minLength === 0 ? '' : `At least ${minLength.toString()} characters.`,
    maxLength === undefined ? '' : `At most ${maxLength.toString()} characters.`,
    minItems === undefined || minItems === 0 ? '' : `At least ${minItems.toString()} entries.`,
    maxItems === undefined ? '' : `At most ${maxItems.toString()} entries.`,
    pattern === undefined || pattern.length > mostPattern ? '' : `Must match ${pattern}`,
  ]
}
