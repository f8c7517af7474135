import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'file-system-errors',
    cause: 'A power cut left wrong entries in the file system.',
    areas: ['file_missing', 'app_crash', 'disk_failing'],
    writes: ['volumes.C.hasErrors'],
    apply: (pc) => {
      const volume = pc.volumes.find('C')
      if (volume) volume.hasErrors = true
      for (const hoursAgo of [9, 5, 2]) {
        pc.eventLog.record({
          log: 'System',
          provider: 'Ntfs',
          id: 55,
          level: 2,
          utc: pc.clock.utc(-hoursAgo * 60),
          count: 1,
          sample: 'C: | 0xc0000102',
        })
      }
    },
    finding: 'errors_found',
    findingArgs: { drive: 'C' },
    curedBy: { run_disk_check: { drive: 'C', mode: 'repair' } },
    cureShows: 'after_restart',
    notCuredBy: {
      run_system_file_check: 'looks at Windows files only',
      optimize_drive: 'moving pieces on a damaged file system makes it worse',
    },
    undo: 'restores',
    complaint: {
      en: 'after the power went out some folders say the file or directory is corrupted and unreadable',
      ko: '정전된 뒤로 폴더를 열면 파일이나 디렉터리가 손상되어 읽을 수 없대요',
      zh: '停电之后有些文件夹提示文件或目录损坏且无法读取',
    },
  },
  {
    name: 'volume-dirty',
    cause: 'The drive is marked for a check that was always skipped at start.',
    areas: ['slow_boot', 'disk_failing'],
    writes: ['volumes.C.dirty'],
    apply: (pc) => {
      const volume = pc.volumes.find('C')
      if (volume) volume.dirty = true
      pc.boot.wasSlow()
    },
    finding: 'marked_dirty',
    findingArgs: { drive: 'C' },
    curedBy: { run_disk_check: { drive: 'C', mode: 'repair' } },
    cureShows: 'after_restart',
    notCuredBy: { disable_startup_app: 'the delay comes before Windows starts' },
    undo: 'restores',
    complaint: {
      en: 'at every start it wants to check disk C and I always press a key to skip it',
      ko: '켤 때마다 C 드라이브 검사한다고 떠서 매번 아무 키나 눌러서 넘깁니다',
      zh: '每次开机都要检查 C 盘，我每次都按键跳过',
    },
  },
  {
    name: 'external-drive-errors',
    cause: 'The external drive was pulled out while it was being written to.',
    areas: ['external_drive', 'file_missing'],
    writes: ['volumes.E'],
    apply: (pc) => {
      pc.volumes.add('E:', { label: 'Backup', sizeBytes: 2_000_000_000_000 })
      Object.assign(pc.volumes.find('E') ?? {}, { hasErrors: true, dirty: true })
    },
    finding: 'errors_found',
    findingArgs: { drive: 'E' },
    curedBy: { run_disk_check: { drive: 'E', mode: 'repair' } },
    notCuredBy: { optimize_drive: 'moving pieces about mends no entry of the file system' },
    undo: 'none',
    complaint: {
      en: 'my backup disk opens but half of the folders are empty, I may have unplugged it too early',
      ko: '외장하드가 열리긴 하는데 폴더 절반이 비어 있어요. 제가 너무 빨리 뽑았나 봐요',
      zh: '移动硬盘能打开，但一半文件夹是空的，可能是我拔早了',
    },
  },
])
