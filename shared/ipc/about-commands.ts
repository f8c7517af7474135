import * as z from 'zod'

import type { AboutView, PartView, RecordView, UpdateView } from './about-view.ts'
import { command } from './command.ts'

const nothing = z.strictObject({})

/** What the page "Help and About" asks for. */
export const aboutCommands = {
  'about.get': command<typeof nothing, AboutView>(nothing),
  'about.parts': command<typeof nothing, readonly PartView[]>(nothing),
  /** Reads the whole record of changes once. */
  'about.verify': command<typeof nothing, RecordView>(nothing),
  /** Opens the data folder, and no other, in the file manager. */
  'about.openFolder': command<typeof nothing, null>(nothing),
  /** Looks where settings or policy say that releases lie. */
  'about.update': command<typeof nothing, UpdateView>(nothing),
  /** Starts the set-up that was found, once a person has agreed in the confirmation window. */
  'about.install': command<z.ZodType<{ readonly version: string }>, null>(
    z.strictObject({ version: z.string().max(40) }),
  ),
}
