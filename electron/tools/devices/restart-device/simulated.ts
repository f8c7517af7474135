import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const vital = new Set(['System', 'DiskDrive', 'Volume', 'Processor', 'SecurityDevices', 'Firmware', 'Computer'])
const needsAnother = new Set(['Display', 'Keyboard', 'Mouse'])

export const simulated = simulate<typeof tool>({
  run: (pc, { instanceId }) => {
    const device = pc.devices.find(instanceId)
    if (!device) return refuse('device_not_found')
    const deviceClass = device.class ?? ''
    if (vital.has(deviceClass)) return refuse('device_class_denied')
    if (needsAnother.has(deviceClass) && pc.devices.othersOfSameClass(instanceId) === 0) {
      return refuse('only_one_of_its_kind')
    }
    pc.devices.restart(instanceId)
    pc.nics.deviceRestarted(instanceId)
    return { exitCode: 0, instanceId, present: true, code: device.code }
  },
  // Undoing it switches the device on; it already is.
  undo: () => undefined,
})
