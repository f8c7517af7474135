/** Settings of the way outside that hold several entries; each is added and taken away by itself. */
export const networkLists = ['allowDomains', 'denyDomains', 'internalHosts', 'workspaces', 'webhooks'] as const
export type NetworkList = (typeof networkLists)[number]

/** Settings of the way outside that hold one text; empty = not set. */
export const networkTexts = ['proxy', 'caFile', 'searxngUrl'] as const
export type NetworkText = (typeof networkTexts)[number]

/** Lists whose entries have a name: `name=value`. */
export function isNamedList(list: NetworkList): list is 'workspaces' | 'webhooks' {
  return list === 'workspaces' || list === 'webhooks'
}
