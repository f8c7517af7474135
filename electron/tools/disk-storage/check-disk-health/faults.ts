import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'disk-failing',
    cause: 'The disk has unreadable sectors and reports a failing state.',
    areas: ['disk_failing', 'freeze', 'file_missing'],
    writes: ['disks.0.health', 'disks.0.readErrors'],
    apply: (pc) => {
      pc.disks.startFailing(0, 214)
      // One bad block every 45 minutes since yesterday.
      for (let block = 0; block < 31; block++) {
        pc.eventLog.record({
          log: 'System',
          provider: 'disk',
          id: 7,
          level: 2,
          utc: pc.clock.utc(-block * 45),
          count: 1,
          sample: '\\Device\\Harddisk0\\DR0',
        })
      }
    },
    finding: 'disk_failing',
    curedBy: {},
    notCuredBy: {
      run_disk_check: 'heavy reading and writing can finish the disk off; the precondition refuses it',
      optimize_drive: 'the precondition refuses an unhealthy disk',
    },
    advice: {
      en: 'Copy your important files to another place today and have the disk replaced.',
      ko: '오늘 중요한 파일을 다른 곳에 복사해 두고 디스크 교체를 요청하세요.',
      zh: '请今天就将重要文件复制到其他位置，并更换该磁盘。',
    },
    undo: 'none',
    complaint: {
      en: 'PC freezes for half a minute whenever I open certain folders and the drive clicks',
      ko: '특정 폴더만 열면 30초씩 멈추고 하드에서 딸깍 소리가 나요',
      zh: '一打开某些文件夹就卡半分钟，硬盘还咔哒咔哒响',
    },
  },
  {
    name: 'disk-bad-sectors-hidden',
    cause: 'The disk still calls itself healthy but counts uncorrected read errors.',
    areas: ['disk_failing', 'app_crash'],
    writes: ['disks.0.readErrors'],
    apply: (pc) => {
      const [disk] = pc.state.disks.disks
      if (disk) disk.readErrors = 6
    },
    finding: 'disk_failing',
    curedBy: {},
    notCuredBy: { run_disk_check: 'cannot repair sectors that cannot be read' },
    advice: {
      en: 'Copy your important files to another place today and have the disk replaced.',
      ko: '오늘 중요한 파일을 다른 곳에 복사해 두고 디스크 교체를 요청하세요.',
      zh: '请今天就将重要文件复制到其他位置，并更换该磁盘。',
    },
    undo: 'none',
    complaint: {
      en: 'copying my archive stops at the same file every time with a cyclic redundancy check error',
      ko: '백업 복사가 항상 같은 파일에서 순환 중복 검사 오류로 멈춥니다',
      zh: '拷贝备份每次都在同一个文件停住，报循环冗余检查错误',
    },
  },
  {
    name: 'ssd-worn',
    cause: 'The SSD used up 94 percent of its write life.',
    areas: ['disk_failing'],
    writes: ['disks.0.wearPct'],
    apply: (pc) => {
      const [disk] = pc.state.disks.disks
      if (disk) disk.wearPct = 94
    },
    finding: 'ssd_worn',
    curedBy: {},
    notCuredBy: { optimize_drive: 'trim does not give back write life' },
    advice: {
      en: 'Plan a replacement of the SSD and keep a backup.',
      ko: '파일을 백업하고 SSD 교체를 준비하세요.',
      zh: '请计划更换该固态硬盘，并保留备份。',
    },
    undo: 'none',
    complaint: {
      en: 'some tool told me my SSD health is at 6 percent, should I worry?',
      ko: 'SSD 수명이 6퍼센트 남았다고 나오는데 괜찮은 건가요?',
      zh: '有软件说我固态硬盘寿命只剩 6% 了，要紧吗',
    },
  },
  {
    name: 'hdd-fragmented',
    cause: 'The optimization task of the hard disk was off, files are in thousands of pieces.',
    areas: ['slow_pc', 'slow_boot'],
    writes: ['disks.0.media', 'disks.0.wearPct', 'disks.optimizations'],
    apply: (pc) => {
      const hardDisk = { name: 'Example HDD', media: 'HDD', bus: 'SATA', wearPct: null } as const
      Object.assign(pc.state.disks.disks[0] ?? {}, hardDisk)
      pc.state.disks.optimizations = []
    },
    finding: 'not_optimized',
    curedBy: { optimize_drive: { drive: 'C' } },
    notCuredBy: { clear_user_temp: 'free space is not the trouble', run_disk_check: 'the file system has no errors' },
    undo: 'none',
    complaint: {
      en: 'old desktop with a spinning disk, opening a folder takes ages and it rattles all day',
      ko: '오래된 하드 달린 데스크톱인데 폴더 하나 여는 데 한참 걸리고 하루 종일 드르륵거려요',
      zh: '老台式机还是机械硬盘，开个文件夹要等半天，整天哗啦哗啦响',
    },
  },
])
