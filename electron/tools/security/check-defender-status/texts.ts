import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Virus protection', ko: '바이러스 방지', zh: '病毒和威胁防护' },
  purpose: {
    en: 'State of Microsoft Defender and of other antivirus products.',
    ko: 'Microsoft Defender와 다른 바이러스 백신 제품의 상태를 확인합니다.',
    zh: '查看 Microsoft Defender 和其他防病毒产品的状态。',
  },
  measured: {
    signatures_old: {
      en: 'The virus definitions are {figure} old.',
      ko: '바이러스 정의가 업데이트되지 않았습니다. 경과 기간: {figure}',
      zh: '病毒定义已有 {figure}没有更新。',
    },
  },
  findings: {
    threat_active: {
      en: 'Defender has found something that is still active.',
      ko: 'Defender에서 발견한 위협이 아직 활성 상태입니다.',
      zh: 'Defender 发现了威胁，并且该威胁仍处于活动状态。',
    },
    nothing_protects: {
      en: 'No antivirus product is switched on.',
      ko: '켜져 있는 바이러스 백신 제품이 없습니다.',
      zh: '没有任何防病毒产品处于打开状态。',
    },
    real_time_off: { en: 'Real-time protection is off.', ko: '실시간 보호가 꺼져 있습니다.', zh: '实时保护已关闭。' },
    signatures_old: {
      en: 'The virus definitions are older than a week.',
      ko: '바이러스 정의가 일주일 넘게 업데이트되지 않았습니다.',
      zh: '病毒定义已超过一周没有更新。',
    },
    no_recent_scan: {
      en: 'There was no scan in the last two weeks.',
      ko: '최근 2주 동안 바이러스 검사를 하지 않았습니다.',
      zh: '最近两周没有进行过扫描。',
    },
    two_products: {
      en: 'Two antivirus products are on at the same time; the PC can get slow.',
      ko: '바이러스 백신 제품 두 개가 동시에 켜져 있어 PC가 느려질 수 있습니다.',
      zh: '有两个防病毒产品同时打开；电脑可能会变慢。',
    },
    other_product: {
      en: 'Another antivirus product protects this PC.',
      ko: '다른 바이러스 백신 제품이 이 PC를 보호하고 있습니다.',
      zh: '这台电脑由另一个防病毒产品保护。',
    },
  },
  advice: {
    threat_active: {
      en: 'Disconnect the PC from the network and call IT; an offline scan outside of Windows is needed.',
      ko: 'PC를 네트워크에서 분리하고 IT 담당자에게 연락하세요. Windows 밖에서 실행하는 오프라인 검사가 필요합니다.',
      zh: '请断开电脑的网络并联系 IT 人员；需要在 Windows 之外进行脱机扫描。',
    },
    nothing_protects: {
      en: 'Remove the expired virus scanner; Defender then switches itself on.',
      ko: '기간이 끝난 백신을 제거하세요. 그러면 Defender가 저절로 켜집니다.',
      zh: '请卸载已过期的防病毒产品；之后 Defender 会自动启用。',
    },
    real_time_off: {
      en: 'Windows Security > Virus & threat protection > Manage settings: switch real-time protection on.',
      ko: 'Windows 보안 > 바이러스 및 위협 방지 > 설정 관리에서 실시간 보호를 켜세요.',
      zh: '请在“Windows 安全中心”>“病毒和威胁防护”>“管理设置”中启用实时保护。',
    },
    two_products: {
      en: 'Remove one of the antivirus products; one is enough.',
      ko: '백신 제품 중 하나를 제거하세요. 하나면 충분합니다.',
      zh: '请卸载其中一个防病毒产品；一个就够了。',
    },
  },
  fields: {
    activeThreats: { en: 'active threats', ko: '활성 위협', zh: '活动威胁' },
    lastFullScanUtc: { en: 'last full scan', ko: '마지막 전체 검사', zh: '上次完整扫描' },
    lastQuickScanUtc: { en: 'last quick scan', ko: '마지막 빠른 검사', zh: '上次快速扫描' },
    realTime: { en: 'real-time protection', ko: '실시간 보호', zh: '实时保护' },
    signatureAgeDays: { en: 'age of the virus definitions', ko: '바이러스 정의 경과일', zh: '病毒定义天数' },
    tamperProtection: { en: 'protected against tampering', ko: '변조 방지', zh: '防篡改保护' },
    upToDate: { en: 'up to date', ko: '최신 상태', zh: '已是最新' },
  },
  picture: {
    realTime: { en: 'Protection while you work', ko: '실시간 보호', zh: '实时保护' },
    threats: { en: 'Active threats', ko: '활성 위협', zh: '活动威胁' },
    found: { en: 'Found', ko: '발견됨', zh: '已发现' },
    signatures: { en: 'Age of the virus list', ko: '바이러스 정의 경과', zh: '病毒库更新距今' },
    old: { en: 'Old', ko: '오래됨', zh: '过旧' },
    fresh: { en: 'Up to date', ko: '최신', zh: '最新' },
  },
  compared: {
    realTime: { changed: { en: 'Real-time protection', ko: '실시간 보호', zh: '实时保护' } },
    products: {
      added: { en: 'New protection program: {name}', ko: '새 보안 프로그램: {name}', zh: '新的安全软件：{name}' },
      removed: {
        en: 'The protection program {name} is gone',
        ko: '없어진 보안 프로그램: {name}',
        zh: '安全软件 {name} 已不在',
      },
      changed: { en: 'Protection by {name}', ko: '보안 프로그램: {name}', zh: '{name} 的防护' },
    },
  },
  arguments: {},
  utterances: {
    en: [
      'do i have a virus',
      'weird popups, maybe malware',
      'is my antivirus on',
      'windows says threats found',
      'i clicked on a bad link',
      'security center shows a red cross',
    ],
    ko: [
      '바이러스 걸린 것 같아요',
      '이상한 팝업이 계속 떠요',
      '백신이 켜져 있나요',
      '위협이 발견됐대요',
      '이상한 링크를 눌렀어요',
      '악성코드 검사 상태 봐 주세요',
    ],
    zh: ['电脑是不是中毒了', '老弹奇怪的窗口', '杀毒软件开着吗', '提示发现威胁', '我点了个可疑链接', '安全中心打红叉'],
  },
})
