import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'File system check', ko: '파일 시스템 검사', zh: '文件系统检查' },
  purpose: {
    en: 'Scans one drive for file system errors while it stays in use.',
    ko: '드라이브를 계속 사용하면서 파일 시스템 오류가 있는지 검사합니다.',
    zh: '扫描一个驱动器的文件系统错误，扫描期间仍可使用该驱动器。',
  },
  named: {
    errors_found: {
      en: 'The scan found file system errors on drive {name}.',
      ko: '검사 결과 파일 시스템 오류가 발견된 드라이브: {name}',
      zh: '扫描在驱动器 {name} 上发现了文件系统错误。',
    },
    marked_dirty: {
      en: 'Windows has marked drive {name} for a check.',
      ko: 'Windows에서 검사가 필요하다고 표시한 드라이브: {name}',
      zh: 'Windows 已将驱动器 {name} 标记为需要检查。',
    },
    volume_unhealthy: {
      en: 'Windows reports a problem with drive {name}.',
      ko: 'Windows에서 문제가 있다고 보고한 드라이브: {name}',
      zh: 'Windows 报告驱动器 {name} 存在问题。',
    },
  },
  findings: {
    errors_found: {
      en: 'The scan found file system errors on this drive.',
      ko: '검사 결과 이 드라이브에서 파일 시스템 오류가 발견되었습니다.',
      zh: '扫描在该驱动器上发现了文件系统错误。',
    },
    marked_dirty: {
      en: 'Windows has marked this drive for a check.',
      ko: 'Windows에서 이 드라이브를 검사가 필요한 드라이브로 표시했습니다.',
      zh: 'Windows 已将该驱动器标记为需要检查。',
    },
    volume_unhealthy: {
      en: 'Windows reports a problem with this drive.',
      ko: 'Windows에서 이 드라이브에 문제가 있다고 보고합니다.',
      zh: 'Windows 报告该驱动器存在问题。',
    },
    check_planned: {
      en: 'A check is already planned for the next start.',
      ko: '다음에 시작할 때 검사하도록 이미 예약되어 있습니다.',
      zh: '已计划在下次启动时进行检查。',
    },
  },
  fields: {
    checkScheduled: { en: 'check planned', ko: '검사 예약', zh: '已计划检查' },
    dirty: { en: 'marked for a check', ko: '검사 필요 표시', zh: '标记为需要检查' },
  },
  picture: {
    errors: { en: 'Errors on the drive', ko: '드라이브 오류', zh: '驱动器错误' },
    none: { en: 'None', ko: '없음', zh: '没有' },
    found: { en: 'Found', ko: '발견됨', zh: '已发现' },
    dirtyMark: { en: 'Marked for repair', ko: '복구 필요 표시', zh: '标记为需要修复' },
    marked: { en: 'Yes', ko: '예', zh: '是' },
    volumeHealth: { en: 'State of the drive', ko: '드라이브 상태', zh: '驱动器状态' },
    damaged: { en: 'Damaged', ko: '손상됨', zh: '已损坏' },
  },
  arguments: {
    drive: {
      en: 'Drive letter. If empty, the drive that Windows has marked, or else the Windows drive',
      ko: '드라이브 문자(비워 두면 Windows에서 표시한 드라이브, 없으면 Windows 드라이브)',
      zh: '驱动器号；留空表示 Windows 已标记的驱动器，没有时为系统盘',
    },
  },
  utterances: {
    en: [
      'file or directory is corrupted and unreadable',
      'need to scan the drive for errors',
      'it says there is a problem with this drive',
      'files suddenly cannot be opened',
      'folder gives cyclic redundancy check',
      'check d drive for errors',
    ],
    ko: [
      '파일이 손상되어 읽을 수 없대요',
      '드라이브 오류 검사해 주세요',
      '이 드라이브에 문제가 있다고 나와요',
      '갑자기 파일들이 안 열려요',
      'CRC 오류가 나요',
      'D드라이브 검사 좀요',
    ],
    zh: [
      '文件或目录损坏无法读取',
      '扫描一下磁盘错误',
      '提示此驱动器存在问题',
      '文件突然都打不开',
      '循环冗余检查错误',
      '查一下d盘有没有坏',
    ],
  },
})
