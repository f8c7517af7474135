import type * as z from 'zod'

/** One command of the main window: its input is checked in main, its output is only typed. */
export type Command<Input extends z.ZodType, Output> = {
  readonly input: Input
  readonly output: (value: Output) => Output
}

export function command<Input extends z.ZodType, Output>(input: Input): Command<Input, Output> {
  return { input, output: (value) => value }
}
