import { defineFaults } from '../../../machines/simulated/fault.ts'

const photos = 'D:\\Old PC\\Photos'
const ledger = 'C:\\Program Files\\Ledger\\Data'

export const faults = defineFaults([
  {
    name: 'folder-no-read-right',
    cause: 'The folder belongs to the account of a former PC.',
    areas: ['permission_denied', 'file_missing'],
    writes: ['account.rights.photos'],
    apply: (pc) => {
      pc.files.addFolder('D:\\Old PC', pc.clock.utc())
      pc.files.addFolder(photos, pc.clock.utc())
      pc.state.account.rights[photos] = 'O:S-1-5-21-9-9-9-1001G:SYD:(A;;FA;;;S-1-5-21-9-9-9-1001)'
    },
    finding: 'no_read',
    findingArgs: { path: photos },
    curedBy: {},
    notCuredBy: { run_disk_check: 'rights are not errors', restart_system: 'rights stay as they are' },
    advice: {
      en: 'An administrator can take over the folder: Properties > Security > Advanced > Owner.',
      ko: '관리자가 속성 > 보안 > 고급 > 소유자에서 폴더의 소유권을 가져올 수 있습니다.',
      zh: '管理员可以取得该文件夹的所有权：“属性”>“安全”>“高级”>“所有者”。',
    },
    undo: 'none',
    complaint: {
      en: 'pictures from my old computer: you do not currently have permission to access this folder',
      ko: '예전 컴퓨터에서 가져온 사진 폴더에 액세스 권한이 없다고 합니다',
      zh: '旧电脑拷来的照片，打开说你当前无权访问该文件夹',
    },
  },
  {
    name: 'folder-read-only-right',
    cause: 'The user may read but not write in the folder of the program.',
    areas: ['permission_denied'],
    writes: ['account.rights.ledger'],
    apply: (pc) => {
      pc.files.addFolder('C:\\Program Files\\Ledger', pc.clock.utc())
      pc.files.addFolder(ledger, pc.clock.utc())
      pc.state.account.rights[ledger] = 'O:BAG:SYD:(A;;FR;;;BU)'
    },
    finding: 'no_write',
    findingArgs: { path: ledger },
    curedBy: {},
    notCuredBy: { restart_application: 'the right does not change' },
    advice: {
      en: 'Save in your own Documents folder, or ask IT for the right to write there.',
      ko: '내 문서 폴더에 저장하거나 IT 담당자에게 그 위치의 쓰기 권한을 요청하세요.',
      zh: '请保存到您自己的“文档”文件夹，或向 IT 人员申请写入权限。',
    },
    undo: 'none',
    complaint: {
      en: 'I can open the ledger but saving says access denied, try another location',
      ko: '장부를 열 수는 있는데 저장하면 액세스가 거부됐다고 해요',
      zh: '账本打得开，一保存就说拒绝访问',
    },
  },
])
