import * as z from 'zod'

import { categories } from '../../shared/domain/tool-manifest.ts'
import { ok, type Result } from '../kernel/result.ts'
import { mostEntries, serverAddresses } from './judge-values.ts'
import { row, type JudgeContext } from './setting-row.ts'

const address = z
  .string()
  .max(300)
  .regex(/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/)

/** Which model may help, and what it may be told. */
export const modelSettings = {
  /** Where it is asked, up to `/v1`; empty = no model. */
  modelAddress: row({
    schema: z.union([z.literal(''), address]),
    initial: '',
    judge: async (wanted, _before, context) => reachable(wanted.trim(), context),
  }),
  modelName: row({ schema: z.string().max(200).regex(/^\S*$/), initial: '' }),
  /** Whether the model that is set up may be asked: switched off, its address stays. */
  modelOn: row({
    schema: z.boolean(),
    initial: true,
    judge: async (isOn, _before, context) => {
      const reached = isOn ? await reachable(context.modelAddress(), context) : ok('')
      return reached.ok ? ok(isOn) : reached
    },
  }),
  /** `listed` = only at addresses of `modelEndpoints`. */
  modelMode: row({ schema: z.enum(['none', 'listed', 'any']), initial: 'any', policy: 'ModelMode', strictest: 'none' }),
  modelEndpoints: row({
    schema: z.array(address).max(mostEntries).readonly(),
    initial: [],
    judge: serverAddresses,
    policy: 'ModelEndpoints',
  }),
  /** Addresses at which a person has let a model be told what they and checks say. */
  modelAgreed: row({ schema: z.array(address).max(mostEntries).readonly(), initial: [], agreedOnly: true }),
  /** Areas whose checks a model that runs elsewhere is told nothing of. */
  modelWithheld: row({ schema: z.array(z.enum(categories)).max(categories.length).readonly(), initial: [] }),
  /** What a model that runs elsewhere is told of people, files, devices and networks: nothing, or a stand-in for each. */
  sendPii: row({
    schema: z.enum(['never', 'placeholders']),
    initial: 'placeholders',
    policy: 'SendPii',
    strictest: 'never',
  }),
  /** Which models may be sent code to compare it by its meaning: none, one on this PC, or any that a person has agreed to. */
  codeVectors: row({ schema: z.enum(['off', 'here', 'agreed']), initial: 'here' }),
  /** Which of the models of that server does so; empty = the first whose name says that it can. */
  embeddingModel: row({ schema: z.string().max(200).regex(/^\S*$/), initial: '' }),
} as const

/** Where no model may be asked now, none is set up either. */
async function reachable(address: string, { modelWay }: JudgeContext): Promise<Result<string>> {
  const way = address === '' ? ok(address) : await modelWay(address)
  return way.ok ? ok(address) : way
}
