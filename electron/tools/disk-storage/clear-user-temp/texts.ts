import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Clean up temporary files', ko: '임시 파일 정리', zh: '清理临时文件' },
  purpose: {
    en: 'Deletes old files in the temporary folder of the signed-in user.',
    ko: '로그인한 사용자의 임시 폴더에 있는 오래된 파일을 삭제합니다.',
    zh: '删除当前登录用户的临时文件夹中的旧文件。',
  },
  notice: {
    what: {
      en: 'Old temporary files of your account are deleted.',
      ko: '내 계정의 오래된 임시 파일을 삭제합니다.',
      zh: '将删除您帐户中的旧临时文件。',
    },
    why: {
      en: 'They use disk space and are normally no longer needed.',
      ko: '디스크 공간을 차지하며 보통은 더 이상 필요하지 않습니다.',
      zh: '它们占用磁盘空间，通常已不再需要。',
    },
    whatYouLose: {
      en: 'Temporary files that nobody changed for {minAgeHours} hours are deleted. Your documents, downloads and the Recycle Bin aren’t touched.',
      ko: '{minAgeHours}시간 동안 변경되지 않은 임시 파일이 삭제됩니다. 문서, 다운로드, 휴지통은 그대로 둡니다.',
      zh: '{minAgeHours} 小时内没有更改过的临时文件会被删除。您的文档、下载内容和回收站不受影响。',
    },
    duration: { en: 'Up to 3 minutes.', ko: '최대 3분 걸립니다.', zh: '最长 3 分钟。' },
    undo: {
      en: 'This can’t be undone.',
      ko: '되돌릴 수 없습니다.',
      zh: '无法撤销。',
    },
  },
  findings: {
    preview: {
      en: 'This is a preview. Nothing has been deleted.',
      ko: '미리 보기입니다. 아무것도 삭제하지 않았습니다.',
      zh: '这是预览。尚未删除任何内容。',
    },
    in_use: {
      en: 'Some files are in use or contain links and were left alone.',
      ko: '사용 중이거나 링크가 포함된 일부 파일은 그대로 두었습니다.',
      zh: '部分文件正在使用或包含链接，已保持原样。',
    },
  },
  arguments: {
    minAgeHours: { en: 'Only files older than this', ko: '이보다 오래된 파일만', zh: '只处理存在时间超过此时长的文件' },
    exclude: { en: 'Names to leave alone', ko: '그대로 둘 이름', zh: '保留不动的名称' },
    dryRun: { en: 'Only show what would be deleted', ko: '삭제할 항목만 표시', zh: '只显示将要删除的内容' },
  },
  requests: {
    en: [
      '(clean|tidy)( up)? (my |the |this )?(disk|drive|hard disk|hard drive|storage|disk space|c drive)( up)?',
      '(free|make|get)( up)? (me )?(some |more )?(disk |drive |storage )?(space|room)( on (my |the )?(disk|drive|hard drive|c drive|computer|pc|laptop))?',
      '(do|run) (a )?disk clean ?up',
      'disk clean ?up',
      '(delete|clear|clean( up)?|remove) (my |the |all )?(temp|temporary|junk) files',
    ],
    ko: [
      '(하드 ?)?(디스크|드라이브|저장 ?공간|용량)(을|를)? ?(좀 ?)?(정리|청소)',
      '(디스크|드라이브|저장)? ?(공간|용량)(을|를)? ?(좀 ?)?(확보|늘리|늘려)',
      '(임시|정크|쓸데없는) ?파일(을|들을|들)? ?(다 |모두 )?(삭제|지우|지워|정리|청소)',
    ],
    zh: [
      '(清理|整理)(一下)?(我的)?(磁盘|硬盘|c盘|磁盘空间|硬盘空间|存储空间)',
      '(把)?(磁盘|硬盘|c盘)(清理|整理)',
      '(释放|腾出|腾)(一些|一点|点|些)?(磁盘|硬盘|c盘)?(的)?空间',
      '(把)?(临时|垃圾)文件(删掉|删除|清理|清掉|清空)',
      '(删除|清理|清空)(所有)?(临时|垃圾)文件',
    ],
  },
  utterances: {
    en: [
      'clean up junk files',
      'delete temp files',
      'free up space quickly',
      'clear the temp folder',
      'my pc needs a cleanup',
      'remove temporary garbage',
    ],
    ko: [
      '임시 파일 지워 주세요',
      '쓰레기 파일 정리해 줘요',
      'temp 폴더 비워 주세요',
      '용량 좀 빨리 확보해 주세요',
      '컴퓨터 청소 부탁해요',
    ],
    zh: ['清理一下垃圾文件', '删除临时文件', '帮我腾点空间', 'temp文件夹清空', '电脑清理一下'],
  },
})
