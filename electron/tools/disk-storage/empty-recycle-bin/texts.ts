import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Empty the Recycle Bin', ko: '휴지통 비우기', zh: '清空回收站' },
  titleOf: {
    en: 'Empty the Recycle Bin of drive {drive}',
    ko: '{drive} 드라이브의 휴지통 비우기',
    zh: '清空驱动器 {drive} 的回收站',
  },
  purpose: {
    en: 'Empties the Recycle Bin of one drive.',
    ko: '드라이브 하나의 휴지통을 비웁니다.',
    zh: '清空一个驱动器的回收站。',
  },
  notice: {
    what: {
      en: 'Everything in the Recycle Bin of this drive is deleted for good.',
      ko: '이 드라이브의 휴지통에 있는 모든 항목을 영구적으로 삭제합니다.',
      zh: '该驱动器回收站中的所有内容将被永久删除。',
    },
    why: { en: 'It uses disk space.', ko: '휴지통이 디스크 공간을 차지하고 있습니다.', zh: '回收站占用了磁盘空间。' },
    whatYouLose: {
      en: 'All deleted files in it are gone for good.',
      ko: '휴지통에 있는 삭제된 파일이 모두 사라집니다. 이후에는 복원할 수 없습니다.',
      zh: '回收站中所有已删除的文件都会消失，清空后无法还原。',
    },
    duration: { en: 'Less than 2 minutes.', ko: '2분도 걸리지 않습니다.', zh: '不到 2 分钟。' },
    undo: { en: 'This can’t be undone.', ko: '되돌릴 수 없습니다.', zh: '无法撤销。' },
  },
  findings: {
    preview: {
      en: 'This is what would be deleted for good. Nothing was changed.',
      ko: '영구적으로 삭제될 항목입니다. 변경된 것은 없습니다.',
      zh: '以上是将被永久删除的内容。尚未更改任何内容。',
    },
    nothing_freed: {
      en: 'The Recycle Bin was already empty or nothing could be freed.',
      ko: '휴지통이 이미 비어 있었거나 공간을 확보하지 못했습니다.',
      zh: '回收站原本就是空的，或未能释放任何空间。',
    },
  },
  fields: {
    freedBytes: { en: 'space freed', ko: '확보한 공간', zh: '已释放空间' },
    newestUtc: { en: 'last deleted', ko: '마지막으로 삭제한 시각', zh: '最近删除时间' },
  },
  arguments: {
    drive: { en: 'Drive letter', ko: '드라이브 문자', zh: '驱动器号' },
    dryRun: {
      en: 'Only show what would be deleted',
      ko: '삭제될 항목만 표시',
      zh: '仅显示将被删除的内容',
    },
  },
  requests: {
    en: [
      '(clean|tidy)( up)? (my |the |this )?(disk|drive|hard disk|hard drive|storage|disk space|c drive)( up)?',
      '(free|make|get)( up)? (me )?(some |more )?(disk |drive |storage )?(space|room)( on (my |the )?(disk|drive|hard drive|c drive|computer|pc|laptop))?',
      '(do|run) (a )?disk clean ?up',
      'disk clean ?up',
      '(empty|clear|clean) (out )?(my |the )?(recycle bin|recycling bin|trash|trash can|bin)',
    ],
    ko: [
      '(하드 ?)?(디스크|드라이브|저장 ?공간|용량)(을|를)? ?(좀 ?)?(정리|청소)',
      '(디스크|드라이브|저장)? ?(공간|용량)(을|를)? ?(좀 ?)?(확보|늘리|늘려)',
      '(휴지통)(을|를)? ?(좀 ?)?(비우|비워|청소)(기)?',
    ],
    zh: [
      '(清理|整理)(一下)?(我的)?(磁盘|硬盘|c盘|磁盘空间|硬盘空间|存储空间)',
      '(把)?(磁盘|硬盘|c盘)(清理|整理)',
      '(释放|腾出|腾)(一些|一点|点|些)?(磁盘|硬盘|c盘)?(的)?空间',
      '(把)?回收站(清空|清理|倒掉)',
      '(清空|清理)回收站',
    ],
  },
  utterances: {
    en: [
      'empty the trash',
      'clear my recycle bin',
      'delete everything in the bin',
      'bin is full, get rid of it',
      'trash can takes 40 gb',
    ],
    ko: [
      '휴지통 비워 주세요',
      '휴지통이 꽉 찼어요',
      '휴지통 완전히 삭제해 줘요',
      '쓰레기통 비우기 해주세요',
      '휴지통 용량이 너무 커요',
    ],
    zh: ['清空回收站', '回收站满了', '垃圾桶里的都删掉', '回收站占了好几十g', '彻底删除回收站'],
  },
})
