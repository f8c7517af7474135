import { defineFaults } from '../../../machines/simulated/fault.ts'
import { wifiDeviceId } from '../../../machines/simulated/parts/devices.ts'

export const faults = defineFaults([
  {
    name: 'adapter-stuck-off',
    cause: 'The driver of the network adapter hangs; the adapter stays off when it is switched on.',
    areas: ['no_internet', 'drivers'],
    writes: [`devices.${wifiDeviceId}`],
    apply: (pc) => {
      const device = pc.state.devices[wifiDeviceId]
      if (device) Object.assign(device, { code: 10, cause: 'transient' })
    },
    finding: 'no_adapter_up',
    curedBy: { restart_device: { instanceId: wifiDeviceId }, restart_system: {} },
    notCuredBy: { restart_network_adapter: 'the driver does not switch it on' },
    undo: 'none',
    complaint: {
      en: 'enabling the network card says it is enabled but it stays grey',
      ko: '네트워크 카드를 사용으로 바꿔도 계속 회색이에요',
      zh: '启用网卡显示成功了，可图标还是灰的',
    },
  },
])
