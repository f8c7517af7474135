import * as z from 'zod'

import { mostContextTokens, type MeasuredModel, type ModelEndpoint } from '../../shared/domain/model-endpoint.ts'
import { writeFileAtomic, type AtomicFileDeps } from './atomic-file.ts'
import { readOwn } from './foreign-file.ts'
import { ioResult } from './io-result.ts'
import { firstFormat, parseJson, readSealed, sealed } from './schema-version.ts'

/** What tests have found out about models. */
export type MeasuredModels = {
  read(): Promise<readonly MeasuredModel[]>
  /** In place of what was known of this model at this address. What cannot be written is measured again. */
  keep(measured: MeasuredModel): Promise<void>
}

const mostKept = 100
const document = z.object({
  models: z
    .array(
      z.strictObject({
        address: z.string().max(300),
        model: z.string().max(200),
        canUseTools: z.boolean(),
        contextTokens: z.int().min(1).max(mostContextTokens).nullable(),
      }),
    )
    .max(mostKept),
})

/** A file that is damaged counts as none; one of a later version is not written over. */
export function createMeasuredModelsFile(deps: AtomicFileDeps, file: string): MeasuredModels {
  const found = async (): Promise<readonly MeasuredModel[] | 'newer'> => {
    const read = await ioResult({ code: 'data_folder_unwritable' }, () => readOwn(deps.fileSystem, file))
    return read.ok && read.value !== null ? modelsIn(read.value.toString('utf8')) : []
  }
  return {
    read: async () => {
      const models = await found()
      return models === 'newer' ? [] : models
    },
    keep: async (measured) => {
      await ioResult({ code: 'data_folder_unwritable' }, async () => {
        const before = await found()
        if (before === 'newer') return
        const others = before.filter((each) => !isOf(each, measured))
        const models = [measured, ...others].slice(0, mostKept)
        await writeFileAtomic(deps, file, JSON.stringify(sealed({ models }, firstFormat)))
      })
    },
  }
}

function isOf(measured: ModelEndpoint, { address, model }: ModelEndpoint): boolean {
  return measured.address === address && measured.model === model
}

function modelsIn(text: string): readonly MeasuredModel[] | 'newer' {
  const read = readSealed(parseJson(text), firstFormat)
  if (read.kind === 'newer') return 'newer'
  const parsed = document.safeParse(read.content)
  return read.kind === 'whole' && parsed.success ? parsed.data.models : []
}
