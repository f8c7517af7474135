import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import * as z from 'zod'

import type { CommandCall } from './powershell-scripts.ts'

// The recorded command list of Windows PowerShell 5.1 is not part of this repository.
const profileFile = path.join(import.meta.dirname, '../../../shared/catalogue/ps51/ps51-win10pro-slim.json')

export const hasProfile = existsSync(profileFile)

const commandSchema = z.object({
  params: z.record(z.string(), z.unknown()),
  paramAliases: z.record(z.string(), z.unknown()).optional(),
})
const profileSchema = z.object({ commands: z.record(z.string(), commandSchema) })

const commonParameters = [
  ...['Verbose', 'Debug', 'ErrorAction', 'WarningAction', 'InformationAction', 'ErrorVariable', 'WarningVariable'],
  ...['InformationVariable', 'OutVariable', 'OutBuffer', 'PipelineVariable', 'WhatIf', 'Confirm'],
]

/** Parameters that a provider adds at run time: a recorded list cannot know them. */
const providerParameters: Readonly<Record<string, readonly string[]>> = {
  'get-childitem': ['File', 'Directory', 'Hidden', 'ReadOnly', 'System', 'Attributes'],
  'set-itemproperty': ['Type'],
  'new-itemproperty': ['Type'],
  'get-content': ['Encoding', 'Raw', 'Tail'],
  'set-content': ['Encoding', 'Raw', 'Tail'],
  'get-item': ['Stream'],
}

/** What Windows PowerShell 5.1 does not know of a call; empty = it knows all of it. */
export type Profile = (call: CommandCall) => readonly string[]

export function loadProfile(): Profile {
  const { commands } = profileSchema.parse(JSON.parse(readFileSync(profileFile, 'utf8')))
  const known = new Map(
    Object.entries(commands).map(([name, { params, paramAliases = {} }]) => {
      const own = [...Object.keys(params), ...Object.keys(paramAliases), ...commonParameters]
      const added = providerParameters[name.toLowerCase()] ?? []
      return [name.toLowerCase(), new Set([...own, ...added].map((parameter) => parameter.toLowerCase()))] as const
    }),
  )
  return ({ name, parameters }) => {
    if (name === null) return []
    const allowed = known.get(name.toLowerCase())
    if (allowed === undefined) return [`no command ${name}`]
    return parameters
      .filter((parameter) => !allowed.has(parameter.toLowerCase()))
      .map((parameter) => `${name} has no parameter ${parameter}`)
  }
}
