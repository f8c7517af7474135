import { defineFaults } from '../../../machines/simulated/fault.ts'

const path = '\\\\files\\team'

export const faults = defineFaults([
  {
    name: 'workstation-service-stopped',
    cause: 'The workstation service stopped.',
    areas: ['shared_folder', 'service'],
    writes: ['services.LanmanWorkstation'],
    apply: (pc) => pc.services.crash('LanmanWorkstation'),
    finding: 'service_stopped',
    curedBy: { restart_whitelisted_service: { name: 'LanmanWorkstation' } },
    notCuredBy: { map_network_drive: 'no drive can be connected without the service' },
    undo: 'none',
    complaint: {
      en: 'no network drive at all and \\\\server says the network is not present or not started',
      ko: '네트워크 드라이브가 전부 사라지고 네트워크가 시작되지 않았다고 해요',
      zh: '网络驱动器全没了，输 \\\\服务器 说网络不存在或尚未启动',
    },
  },
  {
    name: 'drive-connection-broken',
    cause: 'The connection of drive S hangs since the server was restarted.',
    areas: ['shared_folder', 'file_missing'],
    writes: ['shares.connections'],
    apply: (pc) => {
      for (const connection of pc.state.shares.connections) connection.hangs = true
    },
    finding: 'drive_broken',
    curedBy: { map_network_drive: { drive: 'S:', path, replace: true } },
    notCuredBy: { flush_dns_cache: 'the server answers; the old connection hangs' },
    // Undoing it removes the drive; nothing makes the old connection hang again.
    maskedBy: [{ faults: ['workstation-service-stopped'], because: 'without the service there is no drive at all' }],
    undo: 'none',
    complaint: {
      en: 'S: has a red cross and opening it says the local device name is already in use',
      ko: 'S 드라이브에 빨간 X가 있고 로컬 장치 이름을 이미 사용 중이래요',
      zh: 'S 盘打了红叉，点开说本地设备名已在使用中',
    },
  },
  {
    name: 'drive-not-connected',
    cause: 'At sign-in the network was not ready, the remembered drive stayed away.',
    areas: ['shared_folder', 'file_missing'],
    writes: ['shares.connections'],
    apply: (pc) => {
      pc.state.shares.connections = []
    },
    finding: 'drive_missing',
    curedBy: { map_network_drive: { drive: 'S:', path } },
    notCuredBy: { restart_whitelisted_service: 'the service runs' },
    // Undoing it removes the drive also from what Windows remembers.
    undo: 'none',
    complaint: {
      en: 'my team drive is missing from This PC this morning',
      ko: '오늘 아침 내 PC에 팀 드라이브가 안 보여요',
      zh: '今早“此电脑”里的部门盘不见了',
    },
  },
  {
    name: 'file-server-down',
    cause: 'The file server is down.',
    areas: ['shared_folder'],
    writes: ['hosts.files.example'],
    apply: (pc) => {
      const server = pc.state.hosts['files.example']
      if (server) server.up = false
    },
    finding: 'drive_broken',
    curedBy: {},
    notCuredBy: { map_network_drive: 'nobody answers at the server' },
    advice: {
      en: 'If others can’t open this folder either, the file server is down. Tell IT.',
      ko: '다른 사람도 이 폴더를 열지 못하면 파일 서버가 응답하지 않는 것이므로 IT 담당자에게 알려 주세요.',
      zh: '如果其他人也打不开此文件夹，说明文件服务器没有响应，请告知 IT 人员。',
    },
    maskedBy: [
      { faults: ['workstation-service-stopped', 'drive-not-connected'], because: 'no drive leads to the server' },
    ],
    undo: 'none',
    complaint: {
      en: 'whole team lost the project folder at the same minute',
      ko: '팀 전체가 같은 시각에 프로젝트 폴더 접속이 끊겼어요',
      zh: '全组的人同一时间都打不开项目文件夹了',
    },
  },
])
