import { defineFaults } from '../../../machines/simulated/fault.ts'
import { storePackage, type StoreAppState } from '../../../machines/simulated/parts/store-apps.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'

function damage(pc: SimulatedPc, name: string, more: Partial<StoreAppState> = {}): void {
  const app = pc.state.storeApps.apps[name]
  if (app) Object.assign(app, { status: 'Modified', ...more })
}

export const faults = defineFaults([
  {
    name: 'store-app-damaged',
    cause: 'The registration of the Photos app is damaged after an update.',
    areas: ['app_crash', 'software_install'],
    writes: ['storeApps.apps.photos'],
    apply: (pc) => {
      damage(pc, 'Microsoft.Windows.Photos')
      pc.crashes.keepCrashing({
        cause: { kind: 'program_files', name: 'Microsoft.Windows.Photos' },
        crash: { kind: 'app', app: 'Photos.exe', version: '2025.11.1', module: 'Photos.dll', code: '0xc0000005' },
        everyHours: 12,
        hoursAgo: [50, 38, 26, 14, 2],
      })
    },
    finding: 'app_damaged',
    curedBy: { repair_store_app: { name: 'Microsoft.Windows.Photos' } },
    notCuredBy: {
      run_system_file_check: 'Store apps are not checked by it',
      reset_store_cache: 'the cache belongs to the Store, not to this app',
    },
    undo: 'none',
    complaint: {
      en: 'double click on a picture: a window flashes and is gone',
      ko: '사진을 더블 클릭하면 창이 번쩍하고 사라져요',
      zh: '双击图片，窗口闪一下就没了',
    },
  },
  {
    name: 'store-app-beyond-repair',
    cause: 'The files of the Calculator package were changed on disk.',
    areas: ['app_crash', 'software_install'],
    writes: ['storeApps.apps.calculator'],
    apply: (pc) => {
      damage(pc, 'Microsoft.WindowsCalculator', { repairable: false })
    },
    finding: 'app_damaged',
    curedBy: {},
    notCuredBy: {},
    triedFirst: { repair_store_app: 'registers the damaged files again' },
    advice: {
      en: 'Uninstall the app and install it again from the Store.',
      ko: '앱을 제거한 뒤 Store에서 다시 설치하세요.',
      zh: '请卸载该应用，然后从应用商店重新安装。',
    },
    undo: 'none',
    complaint: {
      en: 'Calculator will not open no matter what I try, repair in settings did nothing',
      ko: '계산기가 뭘 해도 안 열려요. 설정에서 복구도 해 봤는데 그대로예요',
      zh: '计算器怎么弄都打不开，设置里点修复也没用',
    },
  },
  {
    name: 'store-damaged',
    cause: 'The package of the Store is damaged.',
    areas: ['software_install'],
    writes: ['storeApps.apps.store'],
    apply: (pc) => {
      damage(pc, storePackage)
    },
    finding: 'store_broken',
    curedBy: { repair_store_app: { name: 'Microsoft.WindowsStore' } },
    notCuredBy: { reset_store_cache: 'the package is damaged, not its cache' },
    undo: 'none',
    complaint: {
      en: 'Microsoft Store opens for half a second and is gone',
      ko: '마이크로소프트 스토어가 0.5초 떴다가 꺼져요',
      zh: '微软商店打开半秒就没了',
    },
  },
  {
    name: 'store-cache-swollen',
    cause: 'The cache of the Store is damaged and swollen, downloads stay at "pending".',
    areas: ['software_install'],
    writes: ['storeApps.cacheBytes'],
    apply: (pc) => {
      pc.state.storeApps.cacheBytes = 900_000_000
    },
    finding: 'store_cache_large',
    curedBy: { reset_store_cache: {} },
    notCuredBy: { repair_store_app: 'the package is whole', reset_windows_update: 'another download folder' },
    undo: 'restores',
    complaint: {
      en: 'app downloads hang on pending in the Store for days',
      ko: '스토어에서 앱 다운로드가 며칠째 보류 중이에요',
      zh: '商店里下载应用好几天都停在“等待中”',
    },
  },
  {
    name: 'store-service-disabled',
    cause: 'A tuning program disabled the service that installs Store apps.',
    areas: ['software_install', 'service'],
    writes: ['services.AppXSvc'],
    apply: (pc) => {
      pc.services.stop('AppXSvc')
      const service = pc.services.find('AppXSvc')
      if (service) service.startMode = 'Disabled'
    },
    finding: 'service_disabled',
    curedBy: {},
    notCuredBy: {
      repair_store_app: 'registering needs the disabled service',
      reset_store_cache: 'the cache is not the trouble',
    },
    advice: {
      en: 'An administrator has to set the service back to Manual.',
      ko: '관리자가 서비스의 시작 유형을 다시 수동으로 바꾸어야 합니다.',
      zh: '需要管理员将该服务的启动类型改回“手动”。',
    },
    undo: 'none',
    complaint: {
      en: 'no app can be installed, 0x80070422 in the Store',
      ko: '스토어에서 아무 앱도 설치가 안 되고 0x80070422가 나옵니다',
      zh: '商店什么应用都装不了，0x80070422',
    },
  },
])
