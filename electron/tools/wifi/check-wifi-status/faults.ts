import { defineFaults } from '../../../machines/simulated/fault.ts'
import { withoutLink, withoutWifiAdapter } from '../../../machines/simulated/masked-by.ts'
import { wifiDeviceId } from '../../../machines/simulated/parts/devices.ts'
import type { AccessPointState } from '../../../machines/simulated/parts/wifi.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'

const reconnect = { adapter: 'Wi-Fi', profile: 'Office' }
const far = { rxMbps: 13, txMbps: 6.5 }

function changeAccessPoint(pc: SimulatedPc, changes: Partial<AccessPointState>): void {
  for (const accessPoint of pc.state.wifi.accessPoints) Object.assign(accessPoint, changes)
}

export const faults = defineFaults([
  {
    name: 'wifi-service-stopped',
    cause: 'The Wi-Fi service crashed.',
    areas: ['wifi_drops', 'no_internet', 'service'],
    writes: ['services.WlanSvc'],
    apply: (pc) => pc.services.crash('WlanSvc'),
    finding: 'service_stopped',
    curedBy: { restart_whitelisted_service: { name: 'WlanSvc' } },
    notCuredBy: {
      reconnect_wifi: 'needs the service',
      restart_network_adapter: 'the service stays stopped',
    },
    undo: 'none',
    complaint: {
      en: 'Wi-Fi list is empty and Windows says it cannot find the wireless service',
      ko: '와이파이 목록이 비어 있고 무선 서비스가 실행되지 않는다고 나와요',
      zh: 'WiFi 列表空空的，提示无线服务没有运行',
    },
  },
  {
    name: 'wifi-dropped',
    cause: 'The PC lost the network at a roaming attempt and did not connect again.',
    areas: ['wifi_drops', 'no_internet'],
    writes: ['wifi.joinedBssid'],
    apply: (pc) => pc.wifi.leave(),
    finding: 'not_connected',
    curedBy: { reconnect_wifi: reconnect, restart_network_adapter: { name: 'Wi-Fi' } },
    notCuredBy: { reset_proxy_settings: 'no proxy is set', flush_dns_cache: 'there is no link' },
    maskedBy: [withoutWifiAdapter],
    undo: 'none',
    complaint: {
      en: 'walked to the meeting room and the Wi-Fi never came back',
      ko: '회의실로 옮겼더니 와이파이가 끊기고 다시 안 붙어요',
      zh: '走到会议室 WiFi 就断了，再也没连上',
    },
  },
  {
    name: 'wifi-adapter-wedged',
    cause: 'The Wi-Fi adapter hangs after a wake-up and joins no network.',
    areas: ['wifi_drops', 'sleep_wake', 'no_internet'],
    writes: ['nics.Wi-Fi', 'wifi.joinedBssid'],
    apply: (pc) => {
      const nic = pc.state.nics['Wi-Fi']
      if (nic) nic.wedged = true
      pc.wifi.leave()
    },
    finding: 'not_connected',
    curedBy: { restart_network_adapter: { name: 'Wi-Fi' } },
    notCuredBy: {},
    triedFirst: { reconnect_wifi: 'the adapter hangs, the attempt times out' },
    maskedBy: [withoutWifiAdapter],
    undo: 'none',
    complaint: {
      en: 'each time I open the lid it says cannot connect to this network',
      ko: '덮개를 열 때마다 이 네트워크에 연결할 수 없다고 해요',
      zh: '每次掀开盖子都提示无法连接到此网络',
    },
  },
  {
    name: 'wifi-key-changed',
    cause: 'The password of the network was changed at the router.',
    areas: ['wifi_drops', 'no_internet'],
    writes: ['wifi.profiles', 'wifi.joinedBssid'],
    apply: (pc) => {
      for (const profile of pc.state.wifi.profiles) profile.keyRight = false
      pc.wifi.leave()
    },
    finding: 'not_connected',
    curedBy: {},
    notCuredBy: {},
    triedFirst: {
      reconnect_wifi: 'tries the old password again',
      restart_network_adapter: 'tries the old password again',
    },
    advice: {
      en: 'If the password of the network was changed, click the network, choose Forget, and connect with the new password.',
      ko: '네트워크 암호가 바뀌었다면 해당 네트워크에서 "저장 안 함"을 선택한 뒤 새 암호로 다시 연결하세요.',
      zh: '如果网络密码已更改：请单击该网络，选择“忘记”，然后用新密码连接。',
    },
    maskedBy: [withoutWifiAdapter],
    undo: 'none',
    complaint: {
      en: 'phone works on our home network, the laptop keeps asking for something and fails',
      ko: '집 와이파이가 폰은 되는데 노트북은 자꾸 보안 키가 틀리다고 합니다',
      zh: '家里 WiFi 手机能用，笔记本老说安全密钥不对',
    },
  },
  {
    name: 'wifi-sticky-access-point',
    cause: 'The PC clings to a far access point although a near one is there.',
    areas: ['wifi_drops', 'slow_internet'],
    writes: ['wifi.accessPoints'],
    apply: (pc) => {
      const [known] = pc.state.wifi.accessPoints.map((accessPoint) => ({ ...accessPoint }))
      changeAccessPoint(pc, { ...far, signalPct: 31 })
      if (known) pc.state.wifi.accessPoints.push({ ...known, bssid: '00:00:5e:00:53:ab', channel: 36 })
    },
    finding: 'weak_signal',
    curedBy: { reconnect_wifi: reconnect },
    notCuredBy: { flush_dns_cache: 'names are not the trouble' },
    maskedBy: [withoutLink],
    undo: 'none',
    complaint: {
      en: 'signal is one bar right under the access point',
      ko: '공유기 바로 아래인데 와이파이가 한 칸이에요',
      zh: '就坐在路由器底下，WiFi 只有一格',
    },
  },
  {
    name: 'wifi-too-far',
    cause: 'The PC stands too far from the only access point.',
    areas: ['wifi_drops', 'slow_internet'],
    writes: ['wifi.accessPoints'],
    apply: (pc) => changeAccessPoint(pc, { ...far, signalPct: 28, rxMbps: 19 }),
    finding: 'weak_signal',
    curedBy: {},
    notCuredBy: {
      reconnect_wifi: 'there is no better access point',
      restart_network_adapter: 'does not make the signal stronger',
    },
    advice: {
      en: 'Move closer to the access point or ask for another one.',
      ko: '무선 공유기에 더 가까이 가거나 공유기를 더 설치해 달라고 요청하세요.',
      zh: '请靠近无线接入点，或申请增加一个。',
    },
    maskedBy: [withoutLink],
    undo: 'none',
    complaint: {
      en: 'Wi-Fi in the back room drops every few minutes',
      ko: '안쪽 방에서만 와이파이가 몇 분마다 끊깁니다',
      zh: '在里屋 WiFi 隔几分钟就断一次',
    },
  },
  {
    name: 'wifi-card-hung',
    cause: 'The Wi-Fi card hangs in its driver and Windows shows no wireless adapter.',
    areas: ['wifi_drops', 'drivers', 'no_internet'],
    writes: [`devices.${wifiDeviceId}`],
    apply: (pc) => {
      const device = pc.state.devices[wifiDeviceId]
      if (device) Object.assign(device, { code: 10, cause: 'transient' })
    },
    finding: 'no_adapter',
    curedBy: { restart_device: { instanceId: wifiDeviceId }, restart_system: {} },
    notCuredBy: { reconnect_wifi: 'there is no adapter to connect with' },
    maskedBy: [{ faults: ['wifi-service-stopped'], because: 'without the service Windows asks no card' }],
    undo: 'none',
    complaint: {
      en: 'flight mode is off, yet the wireless button is gone from the panel',
      ko: '비행기 모드도 아닌데 무선 버튼이 사라졌어요',
      zh: '没开飞行模式，可无线按钮从面板上消失了',
    },
  },
  {
    name: 'wifi-comes-and-goes',
    cause: 'The access point restarts by itself every few minutes.',
    areas: ['wifi_drops', 'no_internet'],
    writes: ['wifi.silence'],
    apply: (pc) => {
      pc.state.wifi.silence = { sinceMs: pc.clock.now(), everyMs: 210_000, forMs: 45_000 }
    },
    finding: 'not_connected',
    curedBy: {},
    notCuredBy: {
      reconnect_wifi: 'there is nothing to join while the access point is silent',
      restart_network_adapter: 'the access point goes on restarting',
    },
    // What one look can say of it: only a watch tells that it comes and goes.
    advice: {
      en: 'If the password of the network was changed, click the network, choose Forget, and connect with the new password.',
      ko: '네트워크 암호가 바뀌었다면 해당 네트워크에서 "저장 안 함"을 선택한 뒤 새 암호로 다시 연결하세요.',
      zh: '如果网络密码已更改：请单击该网络，选择“忘记”，然后用新密码连接。',
    },
    maskedBy: [withoutWifiAdapter],
    undo: 'none',
    complaint: {
      en: 'the Wi-Fi is gone for a moment every few minutes and then it is back',
      ko: '와이파이가 몇 분마다 잠깐 끊겼다가 다시 붙어요',
      zh: 'WiFi 每隔几分钟就断一下，然后又自己连上',
    },
  },
])
