import { defineFaults } from '../../../machines/simulated/fault.ts'
import {
  inAirplaneMode,
  withoutAddress,
  withoutConnections,
  withoutLink,
} from '../../../machines/simulated/masked-by.ts'
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
    maskedBy: [inAirplaneMode],
    undo: 'none',
    complaint: {
      en: 'enabling the network card says it is enabled but it stays grey',
      ko: '네트워크 카드를 사용으로 바꿔도 계속 회색이에요',
      zh: '启用网卡显示成功了，可图标还是灰的',
    },
  },
  {
    name: 'airplane-mode-on',
    cause: 'Airplane mode was switched on by a key.',
    areas: ['no_internet', 'bluetooth', 'wifi_drops'],
    writes: ['internet.airplaneMode'],
    apply: (pc) => {
      pc.state.internet.airplaneMode = true
    },
    finding: 'airplane_mode',
    curedBy: {},
    notCuredBy: {
      restart_network_adapter: 'the radio stays off while airplane mode is on',
      reset_network_stack: 'the settings are fine',
    },
    advice: {
      en: 'Switch airplane mode off with the key or in the quick settings.',
      ko: '키보드의 키나 빠른 설정에서 비행기 모드를 끄세요.',
      zh: '请用按键或在快速设置中关闭飞行模式。',
    },
    undo: 'none',
    complaint: {
      en: 'neither Wi-Fi nor wireless mouse work, I must have hit some key',
      ko: '와이파이도 무선 마우스도 안 돼요. 무슨 키를 잘못 누른 것 같아요',
      zh: 'WiFi 和无线鼠标一起没了，好像是我碰到了哪个键',
    },
  },
  {
    name: 'gateway-missing',
    cause: 'The default route was deleted by a VPN program that ended badly.',
    areas: ['no_internet', 'vpn'],
    writes: ['addresses.byInterface.12.lease'],
    apply: (pc) => {
      const lease = pc.state.addresses.byInterface['12']?.lease
      if (lease) lease.gateway = null
    },
    finding: 'no_gateway',
    curedBy: { renew_ip_address: { ifIndex: 12 }, restart_network_adapter: { name: 'Wi-Fi' } },
    notCuredBy: { flush_dns_cache: 'no packet leaves the network' },
    maskedBy: [withoutLink],
    undo: 'none',
    complaint: {
      en: 'since the VPN program crashed I can reach the printer but nothing on the web',
      ko: 'VPN 프로그램이 튕긴 뒤로 프린터는 되는데 웹은 아무것도 안 열려요',
      zh: 'VPN 软件崩了以后，打印机能连，网页全打不开',
    },
  },
  {
    name: 'winsock-damaged',
    cause: 'A removed security program left damaged network entries.',
    areas: ['no_internet', 'browser'],
    writes: ['internet.socketsWork'],
    apply: (pc) => {
      pc.state.internet.socketsWork = false
    },
    finding: 'no_internet',
    curedBy: { reset_network_stack: {} },
    cureShows: 'after_restart',
    notCuredBy: { flush_dns_cache: 'no program can open a connection', renew_ip_address: 'the address is right' },
    maskedBy: [withoutLink],
    undo: 'restores',
    complaint: {
      en: 'uninstalled an antivirus, since then no browser opens anything though ping works',
      ko: '백신을 삭제한 뒤로 핑은 되는데 어떤 브라우저도 안 열려요',
      zh: '卸了个杀毒软件，ping 得通但所有浏览器都打不开网页',
    },
  },
  {
    name: 'internet-line-down',
    cause: 'The provider has an outage.',
    areas: ['no_internet', 'slow_internet'],
    writes: ['internet.lineUp'],
    apply: (pc) => {
      pc.state.internet.lineUp = false
    },
    finding: 'no_internet',
    curedBy: {},
    notCuredBy: { reset_network_stack: 'the PC and the router are fine', renew_ip_address: 'the address is right' },
    advice: {
      en: 'If other devices are offline too, it isn’t this PC. Restart the router, then contact your internet provider.',
      ko: '다른 기기도 인터넷이 안 되면 이 PC의 문제가 아닙니다. 공유기를 한 번 다시 시작한 뒤 통신사에 문의하세요.',
      zh: '如果其他设备也上不了网，问题就不在这台电脑上。请重启一次路由器，然后咨询网络运营商。',
    },
    maskedBy: [withoutLink],
    undo: 'none',
    complaint: {
      en: 'no internet on any of our devices, router shows a red globe',
      ko: '집에 있는 기기 전부 인터넷이 안 되고 공유기에 빨간불이에요',
      zh: '家里所有设备都没网，路由器上网灯是红的',
    },
  },
  {
    name: 'captive-portal',
    cause: 'The guest network wants a sign-in in the browser first.',
    areas: ['no_internet', 'browser'],
    writes: ['internet.signInPage'],
    apply: (pc) => {
      pc.state.internet.signInPage = true
    },
    finding: 'sign_in_page',
    curedBy: {},
    notCuredBy: {
      reset_network_stack: 'the network is waiting for your sign-in',
      reconnect_wifi: 'the page comes up again',
    },
    advice: {
      en: 'Open a browser and sign in on the page of the network.',
      ko: '브라우저를 열고 네트워크의 로그인 페이지에서 로그인하세요.',
      zh: '请打开浏览器，在该网络的登录页面上登录。',
    },
    maskedBy: [withoutLink, withoutAddress, withoutConnections],
    undo: 'none',
    complaint: {
      en: 'hotel Wi-Fi is connected, mail says offline',
      ko: '호텔 와이파이에 연결은 됐는데 메일이 오프라인이래요',
      zh: '酒店 WiFi 连上了，可邮件一直显示脱机',
    },
  },
  {
    name: 'adapter-disabled',
    cause: 'The adapter was disabled in the network settings.',
    areas: ['no_internet', 'wifi_drops'],
    writes: ['nics.Wi-Fi'],
    apply: (pc) => {
      const nic = pc.state.nics['Wi-Fi']
      if (nic) nic.disabled = true
    },
    finding: 'no_adapter_up',
    curedBy: { restart_network_adapter: { name: 'Wi-Fi' } },
    notCuredBy: { reconnect_wifi: 'an adapter that is off connects to nothing', renew_ip_address: 'there is no link' },
    maskedBy: [inAirplaneMode],
    undo: 'none',
    complaint: {
      en: 'there is no Wi-Fi entry at all in the network menu',
      ko: '네트워크 메뉴에 와이파이 항목이 아예 없습니다',
      zh: '网络菜单里压根没有 WiFi 这一项',
    },
  },
  {
    name: 'cable-unplugged',
    cause: 'The network cable is out and there is no Wi-Fi.',
    areas: ['no_internet'],
    writes: ['nics', `devices.${wifiDeviceId}`],
    apply: (pc) => {
      // A PC with a cable only, and it is out.
      delete pc.state.nics['Wi-Fi']
      Reflect.deleteProperty(pc.state.devices, wifiDeviceId)
    },
    finding: 'no_adapter_up',
    curedBy: {},
    notCuredBy: {
      restart_network_adapter: 'without a cable there is no link',
      reset_network_stack: 'without a cable there is no link',
    },
    advice: {
      en: 'If you use a cable, plug it in at both ends and look for the light beside the socket.',
      ko: '유선이라면 케이블을 양쪽 끝까지 꽂고 단자 옆의 불이 켜지는지 확인하세요.',
      zh: '如果使用网线，请将两端插好，并查看插口旁的指示灯是否亮起。',
    },
    maskedBy: [inAirplaneMode],
    undo: 'none',
    complaint: {
      en: 'moved my desk yesterday, today the desktop PC has no network',
      ko: '어제 자리를 옮겼는데 오늘 데스크톱 네트워크가 안 돼요',
      zh: '昨天挪了工位，今天台式机没网',
    },
  },
])
