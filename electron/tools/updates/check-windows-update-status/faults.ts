import { defineFaults } from '../../../machines/simulated/fault.ts'
import { withoutUpdateHistory } from '../../../machines/simulated/masked-by.ts'

export const faults = defineFaults([
  {
    name: 'update-cache-damaged',
    cause: 'The download folder of Windows Update is damaged.',
    areas: ['windows_update'],
    writes: ['updates.cache'],
    apply: (pc) => {
      pc.updates.damageCache()
      for (const daysAgo of [2, 1, 0]) {
        pc.updates.failedTry(daysAgo)
        pc.eventLog.record({
          log: 'System',
          provider: 'Microsoft-Windows-WindowsUpdateClient',
          id: 20,
          level: 2,
          utc: pc.clock.utc(-daysAgo * 24 * 60),
          count: 1,
          sample: '0x80070002 | Cumulative Update',
        })
      }
    },
    finding: 'updates_fail',
    curedBy: { reset_windows_update: {} },
    notCuredBy: { restart_system: 'the folder stays damaged' },
    maskedBy: [withoutUpdateHistory],
    undo: 'restores',
    complaint: {
      en: 'update stops with 0x80070002 no matter how often I press retry',
      ko: '다시 시도를 아무리 눌러도 업데이트가 0x80070002로 멈춰요',
      zh: '更新怎么重试都停在 0x80070002',
    },
  },
  {
    name: 'update-service-disabled',
    cause: 'A tuning program disabled Windows Update.',
    areas: ['windows_update', 'service'],
    writes: ['services.wuauserv'],
    apply: (pc) => {
      const service = pc.services.find('wuauserv')
      if (service) Object.assign(service, { startMode: 'Disabled', state: 'Stopped', pid: 0 })
    },
    finding: 'service_disabled',
    curedBy: {},
    notCuredBy: { reset_windows_update: 'does not change start types' },
    advice: {
      en: 'An administrator has to set the service Windows Update back to Manual; remove the tuning program that switched it off.',
      ko: '관리자가 Windows Update 서비스를 수동으로 되돌려야 합니다. 서비스를 꺼 놓은 최적화 프로그램은 제거하세요.',
      zh: '需要由管理员将 Windows Update 服务改回“手动”；请卸载关闭它的优化软件。',
    },
    undo: 'none',
    complaint: {
      en: 'Settings says Windows Update cannot run because a service is not running, 0x80070422',
      ko: '업데이트를 누르면 서비스가 실행되고 있지 않다고 0x80070422가 떠요',
      zh: '点检查更新就报 0x80070422，说服务没有运行',
    },
  },
  {
    name: 'update-waits-for-restart',
    cause: 'Updates are installed and wait for a restart since eight days.',
    areas: ['windows_update', 'slow_pc'],
    writes: ['boot.pendingReasons', 'updates.restartRequired'],
    apply: (pc) => {
      pc.state.boot.pendingReasons = ['servicing', 'windows_update']
      pc.state.updates.restartRequired = true
    },
    finding: 'restart_required',
    curedBy: { restart_system: {} },
    notCuredBy: {
      reset_windows_update: 'throws away what is already installed half-way; the precondition refuses it',
      run_system_file_check: 'the precondition refuses it while a restart is pending',
    },
    maskedBy: [withoutUpdateHistory],
    undo: 'none',
    complaint: {
      en: 'update page nags about a restart and other installers refuse to run',
      ko: '업데이트 화면에서 다시 시작하라고만 하고 다른 프로그램 설치도 안 돼요',
      zh: '更新页面一直催重启，别的软件也装不了',
    },
  },
  {
    name: 'update-servicing-stuck',
    cause: 'The servicing process hangs and keeps the update folder locked.',
    areas: ['windows_update', 'high_cpu'],
    writes: ['updates.cacheLocked', 'updates.cache', 'processes.TiWorker'],
    apply: (pc) => {
      pc.processes.add({
        pid: 5560,
        name: 'TiWorker.exe',
        path: 'C:\\Windows\\servicing\\TiWorker.exe',
        cpuPct: 31,
        killable: false,
        allowListed: false,
        session: 0,
      })
      pc.state.updates.cacheLocked = true
      for (const daysAgo of [1.5, 0.5]) pc.updates.failedTry(daysAgo, '0x80240016')
    },
    finding: 'updates_fail',
    curedBy: { restart_system: {} },
    notCuredBy: {
      reset_windows_update: 'the folder is in use',
      run_system_file_check: 'another servicing action is running',
    },
    maskedBy: [withoutUpdateHistory],
    undo: 'none',
    complaint: {
      en: 'installing has been at 20 percent since yesterday, TiWorker never rests',
      ko: '어제부터 설치 20%에서 멈춰 있고 TiWorker가 계속 돌아요',
      zh: '安装从昨天起就停在 20%，TiWorker 一直不歇',
    },
  },
  {
    name: 'update-never-searches',
    cause: 'The update service hangs since its last search a month ago.',
    areas: ['windows_update', 'service'],
    writes: ['updates.lastSearchUtc', 'updates.serviceHung'],
    apply: (pc) => {
      pc.services.start('wuauserv')
      Object.assign(pc.state.updates, { lastSearchUtc: '2025-10-20T08:00:00.000Z', serviceHung: true })
    },
    finding: 'not_searched',
    curedBy: { restart_whitelisted_service: { name: 'wuauserv' }, reset_windows_update: {} },
    notCuredBy: { repair_component_store: 'the image is healthy' },
    maskedBy: [withoutUpdateHistory],
    undo: 'none',
    complaint: {
      en: 'last checked: a month ago, and the button only spins',
      ko: '마지막 확인이 한 달 전이고 확인 버튼을 누르면 계속 돌기만 해요',
      zh: '上次检查是一个月前，点了按钮就一直转',
    },
  },
  {
    name: 'update-paused',
    cause: 'Somebody paused updates for five weeks.',
    areas: ['windows_update'],
    writes: ['updates.pausedUntil'],
    apply: (pc) => {
      pc.state.updates.pausedUntil = '2025-12-20T08:00:00Z'
    },
    finding: 'paused',
    curedBy: {},
    notCuredBy: { reset_windows_update: 'the pause is a setting and stays' },
    advice: {
      en: 'Settings > Windows Update > Resume updates.',
      ko: '설정 > Windows 업데이트에서 업데이트 계속을 선택하세요.',
      zh: '请在“设置”>“Windows 更新”中选择“继续更新”。',
    },
    undo: 'none',
    complaint: {
      en: 'everyone in the office got the new version except me',
      ko: '사무실에서 저만 새 버전이 안 왔어요',
      zh: '办公室里就我没收到新版本',
    },
  },
])
