import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Clean up the Windows temp folder', ko: 'Windows 임시 폴더 정리', zh: '清理 Windows 临时文件夹' },
  purpose: {
    en: 'Deletes old files in the temporary folder of Windows.',
    ko: 'Windows 임시 폴더에 있는 오래된 파일을 삭제합니다.',
    zh: '删除 Windows 临时文件夹中的旧文件。',
  },
  notice: {
    what: {
      en: 'Old temporary files of Windows are deleted.',
      ko: 'Windows의 오래된 임시 파일을 삭제합니다.',
      zh: '将删除 Windows 的旧临时文件。',
    },
    why: {
      en: 'They use disk space and are normally no longer needed.',
      ko: '디스크 공간을 차지하며 보통은 더 이상 필요하지 않습니다.',
      zh: '它们占用磁盘空间，通常已不再需要。',
    },
    whatYouLose: {
      en: 'Temporary files that nobody changed for {minAgeHours} hours are deleted. Crash dumps and repair logs are kept as evidence.',
      ko: '{minAgeHours}시간 동안 변경되지 않은 임시 파일이 삭제됩니다. 크래시 덤프와 복구 로그는 확인 자료로 남겨 둡니다.',
      zh: '{minAgeHours} 小时内没有更改过的临时文件会被删除。故障转储和修复日志会作为排查依据保留。',
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
      en: 'Some files are in use and were left alone.',
      ko: '사용 중인 일부 파일은 그대로 두었습니다.',
      zh: '部分文件正在使用，已保持原样。',
    },
  },
  arguments: {
    minAgeHours: { en: 'Only files older than this', ko: '이보다 오래된 파일만', zh: '只处理存在时间超过此时长的文件' },
    dryRun: { en: 'Only show what would be deleted', ko: '삭제할 항목만 표시', zh: '只显示将要删除的内容' },
  },
  utterances: {
    en: [
      'clean the windows temp directory',
      'system temp is huge',
      'delete c windows temp',
      'leftover installer files fill the drive',
      'tidy up windows leftovers',
    ],
    ko: [
      '윈도우 temp 폴더 정리해 주세요',
      '시스템 임시 파일 너무 많아요',
      '설치 찌꺼기 지워 줘요',
      'C:\\Windows\\Temp 비워 주세요',
      '윈도우 잔여 파일 청소해 주세요',
    ],
    zh: ['清理windows临时目录', '系统temp太大了', '删掉安装残留', 'c盘windows里的垃圾清一下', '系统临时文件清空'],
  },
})
