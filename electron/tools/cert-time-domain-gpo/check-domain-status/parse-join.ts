import type { NativeOutput } from '../../../contract/define-tool.ts'

/** How the PC and its person belong to a directory; null = it is not said. */
export type JoinState = {
  azureAdJoined: boolean | null
  domainJoined: boolean | null
  workplaceJoined: boolean | null
  prt: boolean | null
  deviceAuth: string | null
  tenant: string | null
}

const line = /^[ \t]*([A-Za-z]+)[ \t]*:[ \t]*(.*?)[ \t]*$/gm

/** Reads `dsregcmd /status`. Its keys and YES or NO are English on every Windows; a key can be missing. */
export function parseJoin({ stdout }: Pick<NativeOutput, 'stdout'>): JoinState {
  const values = new Map<string, string>()
  for (const [, key = '', value = ''] of stdout.matchAll(line)) {
    // The first one counts: sections about other accounts follow.
    if (!values.has(key)) values.set(key, value)
  }
  const yesOrNo = (key: string): boolean | null => {
    const value = values.get(key)
    if (value === 'YES') return true
    return value === 'NO' ? false : null
  }
  const textOf = (key: string): string | null => {
    const value = values.get(key) ?? ''
    return value === '' ? null : value
  }
  return {
    azureAdJoined: yesOrNo('AzureAdJoined'),
    domainJoined: yesOrNo('DomainJoined'),
    workplaceJoined: yesOrNo('WorkplaceJoined'),
    prt: yesOrNo('AzureAdPrt'),
    deviceAuth: textOf('DeviceAuthStatus'),
    tenant: textOf('TenantName'),
  }
}
