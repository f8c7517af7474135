import type { NetworkMode } from '../../shared/domain/network-mode.ts'
import { modeAllows } from '../../shared/domain/network-mode.ts'
import type { DestinationSource, ToolManifest } from '../../shared/domain/tool-manifest.ts'
import type { AppError } from '../../shared/errors.ts'
import { appError } from '../kernel/result.ts'

/** Where one call leads, as settings and policy see it at this moment. */
export type Destination = {
  /** A server that settings or policy name as one of the own network. */
  readonly inOwnNetwork: boolean
  /** The address carries a query string, in which something could be told. */
  readonly carriesQuery: boolean
  /** The machine policy names the site among the allowed ones. */
  readonly listedByPolicy: boolean
  /** The first host named by the arguments that is no address of the own network; absent = there is none. */
  readonly foreignHost?: string
}

/** Ways by which a call can lead to a server of the own network, as settings and policy stand. */
export type OwnNetwork = Readonly<Record<DestinationSource, boolean>>

type Placed = Pick<ToolManifest, 'placement'>

/** True when some call of this tool may be made in this mode. Which of them is decided for each call. */
export function modeLetsTool({ placement }: Placed, mode: NetworkMode, own: OwnNetwork): boolean {
  if (modeAllows(mode, placement.networkType)) return true
  return mode === 'internal' && placement.destinationSource !== undefined && own[placement.destinationSource]
}

export type CallWay = {
  readonly tool: ToolManifest
  readonly mode: NetworkMode
  /** Null = it is not known: then it counts as any place of the internet. */
  readonly destination: Destination | null
  /** A person gave the arguments of exactly this call. */
  readonly typedByPerson: boolean
}

/**
 * Why this call may not lead where it does, or null. In internal mode only servers of the own network are talked to; a download, which
 * stays allowed without internet, tells nothing: a query string has to come from the person, or the site from the policy.
 */
export function wrongDestination({ tool, mode, destination, typedByPerson }: CallWay): AppError | null {
  const { networkType, destinationSource, hostArguments } = tool.placement
  if (mode === 'online') return null
  if (hostArguments !== undefined && (destination === null || destination.foreignHost !== undefined))
    return appError('mode_blocks_host', { tool: tool.name, mode, host: destination?.foreignHost ?? '' })
  if (destinationSource === undefined) return null
  if (networkType === 'external_api')
    return destination?.inOwnNetwork === true ? null : appError('mode_blocks_tool', { tool: tool.name, mode })
  if (networkType !== 'external_download' || typedByPerson) return null
  const isOneWay = destination !== null && (!destination.carriesQuery || destination.listedByPolicy)
  return isOneWay ? null : appError('download_not_one_way', { mode })
}
