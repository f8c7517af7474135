import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Check and repair a drive', ko: '드라이브 검사 및 복구', zh: '检查并修复驱动器' },
  titleOf: {
    en: 'Check and repair drive {drive}',
    ko: '{drive} 드라이브 검사 및 복구',
    zh: '检查并修复驱动器 {drive}',
  },
  values: {
    mode: {
      scan: { en: 'Only look', ko: '살펴보기만', zh: '仅扫描' },
      repair: { en: 'Look and repair', ko: '살펴보고 복구', zh: '扫描并修复' },
    },
  },
  purpose: {
    en: 'Scans a drive while it is in use; with repair it fixes errors, for the Windows drive at the next start.',
    ko: '드라이브를 사용하는 동안 검사합니다. 복구를 선택하면 오류를 고치며, Windows 드라이브는 다음에 시작할 때 복구합니다.',
    zh: '在驱动器使用期间进行扫描；如果选择修复，则会修复错误（系统盘在下次启动时修复）。',
  },
  withoutUndo: 'not_needed',
  notice: {
    what: {
      en: 'Windows checks this drive and repairs errors in its file tables.',
      ko: 'Windows에서 이 드라이브를 검사하고 파일 테이블의 오류를 복구합니다.',
      zh: 'Windows 会检查该驱动器，并修复其文件表中的错误。',
    },
    why: {
      en: 'Errors were found; they can damage files and stop programs.',
      ko: '오류가 발견되었습니다. 오류 때문에 파일이 손상되거나 프로그램이 중단될 수 있습니다.',
      zh: '发现了错误；这些错误可能损坏文件，并导致程序停止运行。',
    },
    whatYouLose: {
      en: 'Damaged files may be cut or moved to a folder named FOUND. The PC can’t be used while the Windows drive is repaired.',
      ko: '손상된 파일은 일부가 잘리거나 FOUND 폴더로 옮겨질 수 있습니다. Windows 드라이브를 복구하는 동안에는 PC를 사용할 수 없습니다.',
      zh: '损坏的文件可能会被截断，或被移到名为 FOUND 的文件夹中。修复系统盘期间无法使用电脑。',
    },
    duration: {
      en: 'The scan takes minutes; a repair at the next start takes 10 minutes to several hours.',
      ko: '검사는 몇 분 걸립니다. 다음에 시작할 때 실행되는 복구는 10분에서 몇 시간까지 걸립니다.',
      zh: '扫描需要几分钟；在下次启动时修复需要 10 分钟到数小时。',
    },
    undo: {
      en: 'Until the restart the planned repair can be called off; afterwards none.',
      ko: '다시 시작하기 전까지는 예약된 복구를 취소할 수 있습니다. 그 후에는 되돌릴 수 없습니다.',
      zh: '重启之前可以取消已计划的修复；之后无法撤销。',
    },
  },
  undo: {
    title: {
      en: 'Cancel the planned repair of drive {drive}',
      ko: '{drive} 드라이브의 예약된 복구 취소',
      zh: '取消驱动器 {drive} 的计划修复',
    },
    what: {
      en: 'Windows won’t repair the drive at the next start.',
      ko: '다음에 시작할 때 Windows에서 드라이브를 복구하지 않습니다.',
      zh: '下次启动时，Windows 不会修复该驱动器。',
    },
    lose: {
      en: 'No files. Errors on the drive stay until it is repaired.',
      ko: '파일은 사라지지 않습니다. 드라이브의 오류는 복구할 때까지 남아 있습니다.',
      zh: '不会丢失文件。驱动器上的错误在修复之前会一直存在。',
    },
  },
  findings: {
    errors_found: {
      en: 'The scan found errors. A repair needs your consent.',
      ko: '검사에서 오류가 발견되었습니다. 복구하려면 사용자의 동의가 필요합니다.',
      zh: '扫描发现了错误。修复需要您的同意。',
    },
    planned: {
      en: 'The repair will run at the next start of Windows.',
      ko: '다음에 Windows를 시작할 때 복구가 실행됩니다.',
      zh: '修复将在下次启动 Windows 时运行。',
    },
    failed: {
      en: 'Windows couldn’t repair this drive.',
      ko: 'Windows에서 이 드라이브를 복구하지 못했습니다.',
      zh: 'Windows 无法修复该驱动器。',
    },
  },
  fields: {
    deviceId: { en: 'drive in Windows', ko: 'Windows의 드라이브 이름', zh: 'Windows 中的驱动器名' },
    repairCode: { en: 'code of the repair', ko: '복구 코드', zh: '修复代码' },
    scheduled: { en: 'planned for the next start', ko: '다음 시작 때 예정', zh: '已安排在下次启动' },
  },
  arguments: {
    drive: { en: 'Drive letter', ko: '드라이브 문자', zh: '驱动器号' },
    mode: {
      en: 'What to do with errors',
      ko: '오류를 찾았을 때',
      zh: '发现错误时',
    },
  },
  requests: {
    en: [
      'run (a )?(chkdsk|disk check)( on (my|the) (drive|disk))?',
      '(check|scan) (my |the )?(disk|drive|hard drive) for errors',
      'chkdsk',
    ],
    ko: ['(디스크|드라이브|하드)(를|을)? ?(검사|오류 ?검사)', 'chkdsk(를|을)? ?(실행|돌려)'],
    zh: ['(检查|扫描)(磁盘|硬盘)(错误)?', '运行chkdsk'],
  },
  utterances: {
    en: [
      'run chkdsk',
      'fix the errors on my drive',
      'repair the disk',
      'schedule a disk check at reboot',
      'chkdsk on c please',
      'the drive needs a repair',
    ],
    ko: [
      'chkdsk 돌려 주세요',
      '디스크 오류 고쳐 주세요',
      '재부팅할 때 검사 예약해 줘요',
      'C드라이브 복구해 주세요',
      '디스크 검사하고 수리 부탁해요',
    ],
    zh: ['跑一下chkdsk', '修复磁盘错误', '重启时检查硬盘', 'c盘修复一下', '磁盘坏了帮我修'],
  },
})
