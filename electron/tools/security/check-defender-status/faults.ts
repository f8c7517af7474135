import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'threat-active',
    cause: 'A harmful program is active and can be removed.',
    areas: ['defender', 'browser'],
    writes: ['defender.threats.example'],
    apply: (pc) => {
      pc.defender.infect('Trojan:Example', { id: 2_147_700_001, removable: true })
    },
    finding: 'threat_active',
    curedBy: { start_defender_scan: { update: true } },
    notCuredBy: { stop_process: 'starts again', clear_user_temp: 'does not remove it' },
    undo: 'none',
    complaint: {
      en: 'red shield by the clock, something about actions needed',
      ko: '시계 옆에 빨간 방패가 뜨고 조치가 필요하대요',
      zh: '右下角盾牌变红，说需要采取措施',
    },
  },
  {
    name: 'threat-not-removable',
    cause: 'A rootkit protects its files while Windows runs.',
    areas: ['defender'],
    writes: ['defender.threats.rootkit'],
    apply: (pc) => {
      pc.defender.infect('Rootkit:Example', { id: 2_147_700_002, removable: false })
    },
    finding: 'threat_active',
    curedBy: {},
    notCuredBy: {},
    triedFirst: { start_defender_scan: 'finds it but cannot remove it' },
    advice: {
      en: 'Disconnect the PC from the network and call IT; an offline scan outside of Windows is needed.',
      ko: 'PC를 네트워크에서 분리하고 IT 담당자에게 연락하세요. Windows 밖에서 실행하는 오프라인 검사가 필요합니다.',
      zh: '请断开电脑的网络并联系 IT 人员；需要在 Windows 之外进行脱机扫描。',
    },
    undo: 'none',
    complaint: {
      en: 'virus scan finds the same trojan every single day',
      ko: '바이러스 검사를 할 때마다 똑같은 트로이 목마가 또 나와요',
      zh: '天天扫描天天报同一个木马，删不掉',
    },
  },
  {
    name: 'defender-signatures-old',
    cause: 'The definitions were not updated for 24 days.',
    areas: ['defender'],
    writes: ['defender.signaturesUtc'],
    apply: (pc) => {
      const updatedMs = pc.clock.now() - 24 * 86_400_000
      Object.assign(pc.state.defender, { signaturesUtc: new Date(updatedMs).toISOString(), updatesItself: false })
    },
    finding: 'signatures_old',
    curedBy: { start_defender_scan: { update: true } },
    notCuredBy: { reset_windows_update: 'Windows Update works' },
    maskedBy: [
      { faults: ['nothing-protects', 'two-antivirus-programs'], because: 'Defender is not the one that protects' },
    ],
    undo: 'none',
    complaint: {
      en: 'Windows Security complains that protection definitions are out of date',
      ko: '보안 인텔리전스가 오래됐다고 경고가 떠요',
      zh: 'Windows 安全中心说病毒定义过期了',
    },
  },
  {
    name: 'defender-real-time-off',
    cause: 'Somebody switched off real-time protection.',
    areas: ['defender'],
    writes: ['defender.realTime'],
    apply: (pc) => {
      Object.assign(pc.state.defender, { realTime: false, tamperProtection: false })
    },
    finding: 'real_time_off',
    curedBy: {},
    notCuredBy: { start_defender_scan: 'scans once and does not switch it on' },
    advice: {
      en: 'Windows Security > Virus & threat protection > Manage settings: switch real-time protection on.',
      ko: 'Windows 보안 > 바이러스 및 위협 방지 > 설정 관리에서 실시간 보호를 켜세요.',
      zh: '请在“Windows 安全中心”>“病毒和威胁防护”>“管理设置”中启用实时保护。',
    },
    maskedBy: [{ faults: ['two-antivirus-programs'], because: 'Defender is not the one that protects' }],
    undo: 'none',
    complaint: {
      en: 'a game guide told me to turn the virus guard off and now I cannot undo it',
      ko: '게임 설치 안내대로 백신 감시를 껐는데 다시 못 켜겠어요',
      zh: '照游戏攻略关了病毒防护，现在不知道怎么开回来',
    },
  },
  {
    name: 'nothing-protects',
    cause: 'The trial of another virus scanner ran out and keeps Defender off.',
    areas: ['defender'],
    writes: ['defender.mode', 'defender.products', 'defender.realTime'],
    apply: (pc) => {
      Object.assign(pc.state.defender, { mode: 'Passive Mode', realTime: false })
      pc.state.defender.products = [
        { name: 'Contoso Antivirus', enabled: false, upToDate: false },
        { name: 'Windows Defender', enabled: false, upToDate: true },
      ]
    },
    finding: 'nothing_protects',
    curedBy: {},
    notCuredBy: { start_defender_scan: 'Defender is not in normal mode; the precondition refuses it' },
    advice: {
      en: 'Remove the expired virus scanner; Defender then switches itself on.',
      ko: '기간이 끝난 백신을 제거하세요. 그러면 Defender가 저절로 켜집니다.',
      zh: '请卸载已过期的防病毒产品；之后 Defender 会自动启用。',
    },
    undo: 'none',
    complaint: {
      en: 'subscription of my antivirus ran out, am I still protected?',
      ko: '백신 구독이 끝났는데 아직 보호되고 있는 건가요?',
      zh: '杀毒软件到期了，我现在还有保护吗',
    },
  },
])
