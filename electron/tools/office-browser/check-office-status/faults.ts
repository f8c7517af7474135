import { defineFaults } from '../../../machines/simulated/fault.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'

function closeOutlook(pc: SimulatedPc): void {
  const outlook = pc.processes.all().find(({ name }) => name === 'OUTLOOK.EXE')
  if (outlook) pc.processes.end(outlook.pid)
}

export const faults = defineFaults([
  {
    name: 'office-install-broken',
    cause: 'A cleaning tool removed the Office program folder; the local repair cache is whole.',
    areas: ['outlook', 'app_crash', 'software_install'],
    writes: ['office.folderPresent', 'processes.outlook'],
    apply: (pc) => {
      pc.state.office.folderPresent = false
      closeOutlook(pc)
    },
    finding: 'broken_install',
    curedBy: { repair_office: {} },
    notCuredBy: { restart_application: 'there is nothing to start' },
    undo: 'none',
    complaint: {
      en: 'all Office icons are white and clicking them says the shortcut target was not found',
      ko: '오피스 아이콘이 전부 하얗게 변하고 대상을 찾을 수 없다고 나와요',
      zh: 'Office 图标全变白，点了说找不到快捷方式指向的项目',
    },
  },
  {
    name: 'office-beyond-quick-repair',
    cause: 'Office program folder and repair cache are both gone.',
    areas: ['outlook', 'software_install'],
    writes: ['office', 'processes.outlook'],
    apply: (pc) => {
      Object.assign(pc.state.office, { folderPresent: false, repairCachePresent: false })
      closeOutlook(pc)
    },
    finding: 'broken_install',
    curedBy: {},
    notCuredBy: {},
    triedFirst: { repair_office: 'the quick repair has no files to work with' },
    advice: {
      en: 'Settings > Apps > Microsoft 365 > Modify > Online repair, or ask IT to install Office again.',
      ko: '설정 > 앱 > Microsoft 365 > 수정 > 온라인 복구를 실행하거나 IT 담당자에게 Office 재설치를 요청하세요.',
      zh: '打开“设置”>“应用”> Microsoft 365 >“修改”>“联机修复”，或请 IT 人员重新安装 Office。',
    },
    undo: 'none',
    complaint: {
      en: 'Outlook will not start, quick repair ended with error 17002',
      ko: '아웃룩이 안 켜져서 빠른 복구를 했는데 17002 오류로 끝났어요',
      zh: 'Outlook 打不开，快速修复报 17002 失败',
    },
  },
])
