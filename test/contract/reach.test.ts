import { expect, test } from 'vitest'

import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadTools } from '../../electron/registry/folders.ts'

const tools = loadTools()

type Schema = { readonly shape?: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> }

/** Arguments that take one of these texts, alone or in a list. */
function taking(tool: Tool, texts: readonly string[]): readonly string[] {
  const { shape = {} } = tool.args() as Schema
  return Object.entries(shape).flatMap(([name, schema]) =>
    texts.some((text) => schema.safeParse(text).success || schema.safeParse([text]).success) ? [name] : [],
  )
}

const hosts = ['name.example.com', '8.8.8.8', '\\\\name.example.com\\team']
const places = ['C:\\Users\\test', '/home/test']

test('what reaches the own network names its hosts, so that the mode is asked before it runs', () => {
  const open = tools
    .filter(({ placement }) => placement.networkType === 'internal')
    .flatMap((tool) => {
      const { hostArguments = [] } = tool.placement
      const used = (argument: string): boolean =>
        tool.steps.some(({ reaches }) => reaches?.({ p: { [argument]: 'mark' }, s: {}, r: {} }) === 'mark')
      return taking(tool, hosts)
        .filter((argument) => !hostArguments.includes(argument) && !used(argument))
        .map((argument) => `${tool.name}.${argument}`)
    })
  expect(open).toEqual([])
})

test('a slot for a host belongs to a tool that names its hosts', () => {
  const isHost = (schema: unknown): boolean =>
    (schema as { meta?: () => { slot?: string } | undefined }).meta?.()?.slot === 'host_name'
  const asked = tools.filter((tool) => Object.values((tool.args() as Schema).shape ?? {}).some(isHost))
  expect(asked.length).toBeGreaterThan(2)
  expect(asked.filter(({ placement }) => placement.hostArguments === undefined).map(({ name }) => name)).toEqual([])
})

/** Scripts ask other computers only where the tool says which, or where a step says so by itself. */
const asksOthers =
  /Test-Connection|Resolve-DnsName|TcpClient|Net\.Dns|Net\.WebClient|Invoke-WebRequest|Invoke-RestMethod/
const asksByProgram = /\\(tracert|ping|nslookup|w32tm|curl)\.exe$/

test('a script or program that asks another computer is held to the mode', () => {
  const open = tools.flatMap(({ name, placement, steps }) =>
    steps
      .filter((step) => step.reaches === undefined && placement.hostArguments === undefined)
      .filter((step) =>
        step.via === 'powershell'
          ? asksOthers.test(step.script)
          : step.via === 'native' && asksByProgram.test(step.executable) && !step.argv.includes('/resync'),
      )
      .map(({ id }) => `${name}.${id}`),
  )
  expect(open).toEqual([])
})

/** Reads in folders of its own list by real path; says what a person types back. */
const elsewhere: readonly string[] = ['analyze_logs.path']

test('what takes a free path on this PC names it, so that an agent is held to the workspaces', () => {
  const open = tools
    .filter(({ access, placement }) => access.risk === 'safe' && placement.destinationSource === undefined)
    .flatMap((tool) =>
      taking(tool, places)
        .filter((argument) => !(tool.placement.folderArguments ?? []).includes(argument))
        .map((argument) => `${tool.name}.${argument}`),
    )
  expect(open.filter((each) => !elsewhere.includes(each) && !isFreeText(each))).toEqual([])
})

/** Text for people or for Windows, not a place: it is never opened. */
function isFreeText(argument: string): boolean {
  return [
    'analyze_logs.pattern',
    'check_event_log_details.provider',
    'check_installed_software.contains',
    'code_search.question',
    // A page begins behind this name; it is compared, no more.
    'list_files.after',
    'search_files.content',
  ].includes(argument)
}
