import { portableTool } from '../../../machines/portable/define-portable.ts'
import { namesIn, readSystemValue } from '../../../machines/portable/system-files.ts'
import type { tool } from './tool.ts'

const folder = '/sys/class/video4linux'

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const place = { ports, signal }
    const nodes = ports.platform === 'linux' ? await namesIn('/sys/class', 'video4linux', place) : null
    const found = (await Promise.all(nodes?.map((node) => cameraOf(node)) ?? [])).filter((camera) => camera !== null)
    return {
      // One without a driver is not seen: none is no answer.
      cameras: found.length === 0 ? null : found,
      // Programs ask the desktop there, not one switch of the system.
      consent: null,
      cameraPolicy: null,
      microphonePolicy: null,
    }

    async function cameraOf(node: string): Promise<{ name: string; instanceId: string; code: null } | null> {
      // A camera has several nodes; the first one gives the picture.
      if ((await readSystemValue(`${folder}/${node}/index`, place)) !== '0') return null
      const name = (await readSystemValue(`${folder}/${node}/name`, place)) ?? node
      return { name, instanceId: node, code: null }
    }
  },
})
