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
    notCuredBy: {},
    advice: {
      en: 'Copy your important files to another place today and have the disk replaced.',
      ko: '오늘 중요한 파일을 다른 곳에 복사해 두고 디스크 교체를 요청해 주세요.',
      zh: '请今天就将重要文件复制到其他位置，并更换该磁盘。',
    },
    undo: 'none',
    complaint: {
      en: 'PC freezes for half a minute whenever I open certain folders and the drive clicks',
      ko: '특정 폴더만 열면 30초씩 멈추고 하드에서 딸깍 소리가 나요',
      zh: '一打开某些文件夹就卡半分钟，硬盘还咔哒咔哒响',
    },
  },
])
