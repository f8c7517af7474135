import * as z from 'zod'

import { command } from './command.ts'

type KeepingBack = { readonly chatId: string; readonly keys: readonly string[] }

/** Keeps parts of a chat from models from now on, and gives all that there are; no keys = nothing is changed. */
export const keepBackCommand = command<z.ZodType<KeepingBack>, readonly KeepableView[]>(
  z.strictObject({ chatId: z.string().min(1).max(64), keys: z.array(z.string().min(1).max(200)).max(100) }),
)

/** A message of a chat, or a check with all that it reads, and whether a model is told of it. */
export type KeepableView = { readonly key: string; readonly label: string; readonly isKept: boolean }
