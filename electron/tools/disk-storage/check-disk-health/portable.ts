import type { Systeminformation } from 'systeminformation'

import { portableTool } from '../../../machines/portable/define-portable.ts'
import type { ResultOf } from '../../../contract/define-tool.ts'
import type { tool } from './tool.ts'

type DiskHealth = ResultOf<typeof tool>
type Disk = DiskHealth['disks'][number]

export const portable = portableTool<typeof tool>({
  run: async ({ ports }) => {
    const information = await ports.systemInformation()
    return diskHealth(await information.diskLayout(), ports.platform)
  },
})

/** What the disks say of themselves. Without a SMART answer the health is unknown, never healthy. */
export function diskHealth(layout: readonly Systeminformation.DiskLayoutData[], platform: NodeJS.Platform): DiskHealth {
  const disks = layout.map((disk) => diskOf(disk, platform))
  const silent = disks.filter((disk) => disk.health === 'Unknown').map((disk) => `health:${disk.name}`)
  const uncounted = disks.some((disk) => disk.readErrorsUncorrected === null) ? ['counters'] : []
  return {
    disks,
    optimizations: null,
    lastOptimizedUtc: null,
    unavailable: [...silent, ...uncounted, 'optimizations'],
  }
}

function diskOf(layout: Systeminformation.DiskLayoutData, platform: NodeJS.Platform): Disk {
  // Not every disk fills in every log.
  const smart: Partial<Systeminformation.SmartData> | undefined = layout.smartData
  // Windows says "OK" of a disk that was never asked for its own verdict.
  const asked = platform !== 'win32' || smart !== undefined
  const nvme = smart?.nvme_smart_health_information_log
  return {
    name: layout.name === '' ? layout.device : layout.name,
    media: mediaOf(layout.type),
    bus: layout.interfaceType,
    health: asked ? healthOf(layout.smartStatus) : 'Unknown',
    states: [layout.smartStatus],
    sizeBytes: layout.size,
    wearPct: nvme?.percentage_used ?? null,
    tempC: layout.temperature ?? null,
    readErrorsUncorrected: nvme?.media_errors ?? null,
    powerOnHours: smart?.power_on_time?.hours ?? null,
  }
}

function healthOf(smartStatus: string): Disk['health'] {
  const status = smartStatus.toLowerCase()
  if (status === 'ok') return 'Healthy'
  if (status.includes('fail')) return 'Unhealthy'
  if (status === 'degraded') return 'Warning'
  return 'Unknown'
}

function mediaOf(type: string): Disk['media'] {
  if (type === 'SSD' || type === 'NVMe') return 'SSD'
  return type === 'HD' ? 'HDD' : 'Unspecified'
}
