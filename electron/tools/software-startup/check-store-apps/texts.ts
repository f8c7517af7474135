import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Store apps', ko: 'Microsoft Store 앱', zh: 'Microsoft Store 应用' },
  purpose: {
    en: 'State of the Microsoft Store, of one or all apps of this user, and of the services behind them.',
    ko: 'Microsoft Store 상태, 이 사용자의 앱 하나 또는 전체의 상태, 관련 서비스의 상태를 확인합니다.',
    zh: '查看 Microsoft Store、此用户的一个或全部应用以及相关服务的状态。',
  },
  named: {
    app_damaged: {
      en: 'The app package {name} of this user is damaged.',
      ko: '이 사용자의 앱 패키지가 손상되었습니다: {name}',
      zh: '此用户的应用包 {name} 已损坏。',
    },
  },
  measured: {
    store_cache_large: {
      en: 'The Store cache has grown to {figure}.',
      ko: 'Microsoft Store 캐시가 {figure}까지 커졌습니다.',
      zh: 'Microsoft Store 缓存已达 {figure}。',
    },
  },
  findings: {
    app_damaged: {
      en: 'An app package of this user is damaged.',
      ko: '이 사용자의 앱 패키지가 손상되었습니다.',
      zh: '此用户有应用包已损坏。',
    },
    service_disabled: {
      en: 'A service that Store apps need is disabled.',
      ko: 'Microsoft Store 앱에 필요한 서비스가 사용하지 않도록 설정되어 있습니다.',
      zh: 'Microsoft Store 应用所需的一个服务已禁用。',
    },
    store_broken: {
      en: 'The Microsoft Store itself is damaged.',
      ko: 'Microsoft Store 자체가 손상되었습니다.',
      zh: 'Microsoft Store 本身已损坏。',
    },
    store_cache_large: {
      en: 'The Store cache is larger than 500 MB.',
      ko: 'Microsoft Store 캐시가 500MB보다 큽니다.',
      zh: 'Microsoft Store 缓存大于 500 MB。',
    },
    store_blocked: {
      en: 'A company policy blocks the Microsoft Store.',
      ko: '회사 정책에서 Microsoft Store 사용을 차단하고 있습니다.',
      zh: '公司策略阻止使用 Microsoft Store。',
    },
    store_missing: {
      en: 'The Microsoft Store isn’t installed for this account.',
      ko: '이 계정에는 Microsoft Store 자체가 설치되어 있지 않습니다.',
      zh: '此帐户未安装 Microsoft Store。',
    },
  },
  advice: {
    app_damaged: {
      en: 'Uninstall the app and install it again from the Store.',
      ko: '앱을 제거한 뒤 Store에서 다시 설치하세요.',
      zh: '请卸载该应用，然后从应用商店重新安装。',
    },
    service_disabled: {
      en: 'An administrator has to set the service back to Manual.',
      ko: '관리자가 서비스의 시작 유형을 다시 수동으로 바꾸어야 합니다.',
      zh: '需要管理员将该服务的启动类型改回“手动”。',
    },
  },
  fields: {
    packages: { en: 'apps', ko: '앱', zh: '应用' },
    problems: { en: 'damaged apps', ko: '손상된 앱', zh: '损坏的应用' },
    storeCacheBytes: { en: 'cache of the Store', ko: '스토어 캐시', zh: '应用商店缓存' },
    storeInstalled: { en: 'Store installed', ko: '스토어 설치', zh: '已安装应用商店' },
    storeStatus: { en: 'state of the Store', ko: '스토어 상태', zh: '应用商店状态' },
    storeVersion: { en: 'version of the Store', ko: '스토어 버전', zh: '应用商店版本' },
  },
  picture: {
    damaged: { en: 'Damaged', ko: '손상됨', zh: '已损坏' },
    allWork: { en: 'All Store apps are fine', ko: '모든 Store 앱이 정상입니다', zh: '所有商店应用都正常' },
    store: { en: 'Microsoft Store', ko: 'Microsoft Store', zh: 'Microsoft Store' },
    missing: { en: 'Not installed', ko: '설치되지 않음', zh: '未安装' },
  },
  arguments: {
    name: {
      en: 'Exact package name, for example Microsoft.WindowsCalculator',
      ko: '정확한 패키지 이름(예: Microsoft.WindowsCalculator)',
      zh: '准确的包名称，例如 Microsoft.WindowsCalculator',
    },
  },
  utterances: {
    en: [
      'microsoft store will not open',
      'store app closes immediately',
      'calculator does not start',
      'photos app is broken',
      'windows apps do not update from the store',
      "this app can't open",
    ],
    ko: [
      '마이크로소프트 스토어가 안 열려요',
      '계산기가 안 켜져요',
      '사진 앱이 바로 닫혀요',
      '스토어 앱 업데이트가 안 돼요',
      '이 앱을 열 수 없대요',
    ],
    zh: ['微软商店打不开', '计算器打不开', '照片应用闪退', '商店应用更新不了', '提示无法打开此应用'],
  },
})
