import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'component-store-corrupt',
    cause: 'The component store is damaged but can be repaired.',
    areas: ['windows_update', 'app_crash'],
    writes: ['windowsFiles.store', 'updates.cache'],
    apply: (pc) => {
      Object.assign(pc.state.windowsFiles.store, { damage: 'repairable', marked: true })
      for (const daysAgo of [1.8, 1.3, 0.8, 0.3]) pc.updates.failedTry(daysAgo, '0x80073712')
    },
    finding: 'repairable',
    curedBy: { repair_component_store: {} },
    notCuredBy: {
      reset_windows_update: 'the download is whole, the store is not',
      run_system_file_check: 'takes its files from the damaged store; the precondition refuses it',
    },
    undo: 'none',
    complaint: {
      en: 'cumulative update rolls back at 98 percent, 0x80073712',
      ko: '누적 업데이트가 98%에서 되돌려집니다. 0x80073712래요',
      zh: '累积更新到 98% 就回滚，错误 0x80073712',
    },
  },
  {
    name: 'repair-source-missing',
    cause: 'The image is damaged and the company update server has no repair files.',
    areas: ['windows_update', 'group_policy'],
    writes: ['windowsFiles.store', 'updates.cache', 'updates.server'],
    apply: (pc) => {
      Object.assign(pc.state.windowsFiles.store, { damage: 'repairable', marked: true, sourceReachable: false })
      pc.state.updates.server = 'https://wsus.example'
      for (const daysAgo of [1.5, 0.5]) pc.updates.failedTry(daysAgo, '0x800f0831')
    },
    finding: 'repairable',
    curedBy: { repair_component_store: { source: 'D:\\mount\\Windows' } },
    personBrings: true,
    notCuredBy: {
      reset_windows_update: 'the image stays damaged',
      run_system_file_check: 'its source is the damaged store',
    },
    undo: 'none',
    complaint: {
      en: 'repair says the source files could not be found 0x800f081f',
      ko: '복구를 돌리면 원본 파일을 찾을 수 없다고 0x800f081f가 떠요',
      zh: '修复时提示找不到源文件 0x800f081f',
    },
  },
  {
    name: 'component-store-beyond-repair',
    cause: 'The component store is damaged beyond repair.',
    areas: ['windows_update'],
    writes: ['windowsFiles.store'],
    apply: (pc) => {
      Object.assign(pc.state.windowsFiles.store, { damage: 'beyond_repair', marked: true })
    },
    finding: 'not_repairable',
    curedBy: {},
    notCuredBy: {
      repair_component_store: 'the precondition refuses it: not repairable',
      run_system_file_check: 'its source is destroyed',
    },
    advice: {
      en: 'Back up your files and have Windows installed over itself (repair installation) by IT.',
      ko: '파일을 백업해 두고 IT 담당자에게 Windows를 덮어쓰는 복구 설치를 요청하세요.',
      zh: '请备份您的文件，并请 IT 人员对 Windows 进行覆盖式修复安装。',
    },
    undo: 'none',
    complaint: {
      en: 'nothing from Microsoft installs any more, not even language packs',
      ko: '언어 팩조차 설치가 안 되고 마이크로소프트 구성 요소가 전부 실패해요',
      zh: '微软的东西一样都装不上，连语言包都失败',
    },
  },
  {
    name: 'cbs-cannot-repair',
    cause:
      'An earlier file check found a damaged file it could not replace, because its copy in the store is damaged too.',
    areas: ['event_log', 'app_crash', 'windows_update'],
    writes: ['windowsFiles.store', 'windowsFiles.damagedFiles', 'logFiles'],
    apply: (pc) => {
      Object.assign(pc.state.windowsFiles.store, { damage: 'repairable', marked: true })
      pc.state.windowsFiles.damagedFiles.push('opencl.dll')
      const atText = pc.clock
        .utc(-26 * 60)
        .slice(0, 19)
        .replace('T', ' ')
      const line = `${atText}, Info  CSI  [SR] Cannot repair member file [l:10]"opencl.dll" of Microsoft-Windows-OpenCL`
      pc.logFiles.append('C:\\Windows\\Logs\\CBS\\CBS.log', line)
    },
    finding: 'repairable',
    curedBy: { repair_component_store: {} },
    notCuredBy: { run_system_file_check: 'its copy of the file is damaged too', restart_system: 'nothing is replaced' },
    undo: 'none',
    complaint: {
      en: 'sfc found corrupt files but was unable to fix some of them, what now',
      ko: 'sfc를 돌렸더니 손상된 파일 일부를 고칠 수 없다는데 이제 어떡하죠',
      zh: 'sfc 说发现损坏文件但无法修复其中某些，接下来怎么办',
    },
  },
])
