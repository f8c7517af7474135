import { defineFaults } from '../../../machines/simulated/fault.ts'
import { withoutDomainAnswer } from '../../../machines/simulated/masked-by.ts'
import { companyDomain } from '../../../machines/simulated/parts/directory.ts'
import { texts } from './texts.ts'

export const faults = defineFaults([
  {
    name: 'dc-name-stale',
    cause: 'The name cache remembers from a moment without network that the domain does not exist.',
    areas: ['login_domain', 'dns', 'group_policy'],
    writes: ['nameLookup.cache.corp.example'],
    apply: (pc) => {
      pc.state.nameLookup.cache.push({ name: companyDomain, address: null, expiresUtc: pc.clock.utc(15) })
    },
    finding: 'controller_missing',
    curedBy: { flush_dns_cache: {} },
    notCuredBy: {
      refresh_group_policy: 'the precondition refuses it without a controller',
      sync_time: 'the clock is right',
    },
    maskedBy: [withoutDomainAnswer],
    undo: 'none',
    complaint: {
      en: 'changing my password says the domain is not available, others are fine',
      ko: '비밀번호를 바꾸려는데 도메인을 사용할 수 없대요. 다른 사람은 됩니다',
      zh: '改密码时说域不可用，别人却没问题',
    },
  },
  {
    name: 'netlogon-stopped',
    cause: 'The Netlogon service stopped.',
    areas: ['login_domain', 'service'],
    writes: ['services.Netlogon'],
    apply: (pc) => pc.services.crash('Netlogon'),
    finding: 'controller_missing',
    curedBy: { restart_whitelisted_service: { name: 'Netlogon' } },
    notCuredBy: { refresh_group_policy: 'the precondition refuses it without a controller' },
    maskedBy: [withoutDomainAnswer],
    undo: 'none',
    complaint: {
      en: 'the trust or security database message came up when I opened the finance share',
      ko: '재무 공유 폴더를 열 때 도메인 컨트롤러에 연결할 수 없다고 떠요',
      zh: '打开财务共享时提示联系不上域控制器',
    },
  },
  {
    name: 'away-from-company-network',
    cause: 'The PC is at home without VPN, no domain controller in reach.',
    areas: ['login_domain', 'group_policy'],
    writes: ['nameLookup.zone.corp.example', 'hosts.dc1.corp.example', 'directory.networkSuffix'],
    apply: (pc) => {
      pc.state.directory.networkSuffix = 'home.example'
      const { zone } = pc.state.nameLookup
      pc.state.nameLookup.zone = Object.fromEntries(
        Object.entries(zone).filter(([name]) => !name.endsWith(companyDomain)),
      )
      const controller = pc.state.hosts['dc1.corp.example']
      if (controller) controller.up = false
    },
    finding: 'controller_missing',
    curedBy: {},
    notCuredBy: { restart_whitelisted_service: 'the service runs' },
    triedFirst: { flush_dns_cache: 'the controller is not in this network' },
    advice: texts.advice.controller_missing,
    maskedBy: [withoutDomainAnswer],
    undo: 'none',
    complaint: {
      en: 'at home the PC says there are currently no logon servers available',
      ko: '집에서 로그온 서버가 없다는 메시지가 뜹니다',
      zh: '在家里电脑提示当前没有可用的登录服务器',
    },
  },
  {
    name: 'device-rejected',
    cause: 'The device was deleted in the directory of the company.',
    areas: ['login_domain', 'certificates'],
    writes: ['directory.domain', 'directory.cloud'],
    apply: (pc) => {
      pc.state.directory.domain = null
      pc.state.directory.cloud = {
        deviceJoined: true,
        accountAdded: false,
        signedIn: false,
        deviceAuth: 'FAILED. Device is either disabled or deleted',
        tenant: 'Example',
      }
    },
    finding: 'device_rejected',
    curedBy: {},
    notCuredBy: { sync_time: 'the clock is right', restart_system: 'the device stays deleted' },
    advice: texts.advice.device_rejected,
    undo: 'none',
    complaint: {
      en: 'Office asks for my password every hour and says this device is not registered',
      ko: '오피스가 한 시간마다 암호를 묻고 등록되지 않은 장치래요',
      zh: 'Office 每小时都要我输密码，还说设备未注册',
    },
  },
])
