import { storePackage, storeServices } from '../../../machines/simulated/parts/store-apps.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const startTypes = { Auto: 'Automatic', Manual: 'Manual', Disabled: 'Disabled' }

export const simulated = simulate<typeof tool>({
  run: (pc, { name: wanted }) => {
    const { apps, cacheBytes } = pc.state.storeApps
    const packages = Object.entries(apps)
      .filter(([name]) => wanted === null || name.toLowerCase() === wanted.toLowerCase())
      .map(([name, { version, status }]) => ({ name, version, status }))
    const store = apps[storePackage]
    return {
      total: packages.length,
      problems: packages.filter(({ status }) => status !== 'Ok'),
      packages: packages.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1)),
      storeInstalled: store !== undefined,
      storeVersion: store?.version ?? null,
      storeStatus: store?.status ?? null,
      storeCacheBytes: cacheBytes,
      services: storeServices.flatMap((name) => {
        const service = pc.services.find(name)
        return service === null ? [] : [{ name, status: service.state, startType: startTypes[service.startMode] }]
      }),
      blockedByPolicy: false,
      unavailable: [],
    }
  },
})
