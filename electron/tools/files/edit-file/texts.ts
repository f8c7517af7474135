import { defineTexts } from '../../../contract/define-tool.ts'
import { editArguments, editFields, editNotice, editParts } from '../../../contract/edit-texts.ts'

export const texts = defineTexts({
  title: { en: 'Edit a text file', ko: '텍스트 파일 편집', zh: '编辑文本文件' },
  titleOf: { en: 'Edit {path}', ko: '파일 편집: {path}', zh: '编辑 {path}' },
  purpose: {
    en: 'Inserts, replaces or deletes lines of one text file, all at once or not at all, after showing the difference.',
    ko: '텍스트 파일 하나에서 줄을 넣거나 바꾸거나 지웁니다. 바뀌는 내용을 먼저 보여 주고 한꺼번에 적용합니다.',
    zh: '在一个文本文件中插入、替换或删除行：先显示差异，然后一次性全部完成或完全不做。',
  },
  notice: {
    what: {
      en: 'Deskmedic changes these lines of the file. Everything else in it stays as it is.',
      ko: 'Deskmedic이 파일에서 이 줄들만 바꿉니다. 나머지 내용은 그대로 둡니다.',
      zh: 'Deskmedic 会更改文件中的这些行，其余内容保持不变。',
    },
    why: editNotice.why,
    whatYouLose: {
      en: 'Only the lines shown as removed are lost. What the file held before is kept for 7 days.',
      ko: '삭제로 표시된 줄만 사라집니다. 이전 내용은 7일 동안 보관합니다.',
      zh: '仅会失去显示为删除的行。之前的内容会保留 7 天。',
    },
    duration: editNotice.duration,
    undo: {
      en: 'Can be undone for 7 days, as long as nobody changes the file again.',
      ko: '다른 변경이 없으면 7일 동안 되돌릴 수 있습니다.',
      zh: '7 天内可以撤销，前提是文件未再被更改。',
    },
  },
  undo: {
    title: { en: 'Undo the edit of {path}', ko: '편집 되돌리기: {path}', zh: '撤销对 {path} 的编辑' },
    what: {
      en: 'The file gets back the content that it had before the edit.',
      ko: '파일을 편집하기 전 내용으로 되돌립니다.',
      zh: '文件会恢复为编辑之前的内容。',
    },
    lose: {
      en: 'What the edit brought. If somebody has changed the file since, nothing is done.',
      ko: '편집한 내용이 사라집니다. 그 후 다른 변경이 있었다면 아무것도 하지 않습니다.',
      zh: '编辑带来的内容。如果之后有人更改过该文件，则不做任何操作。',
    },
  },
  findings: {},
  fields: editFields,
  arguments: {
    ...editArguments,
    path: { en: 'File', ko: '파일', zh: '文件' },
    edits: { en: 'Edits', ko: '편집', zh: '编辑' },
  },
  parts: editParts,
  utterances: {
    en: [
      'change line 3 of this file',
      'edit the config file',
      'replace a line in the text file',
      'delete lines from the script',
      'insert a line at the top of the file',
    ],
    ko: [
      '이 파일 3번째 줄 바꿔 주세요',
      '설정 파일 편집해 주세요',
      '텍스트 파일에서 한 줄 교체해 줘요',
      '스크립트에서 줄 몇 개 지워 주세요',
      '파일 맨 위에 한 줄 넣어 주세요',
    ],
    zh: [
      '把这个文件的第3行改一下',
      '编辑一下配置文件',
      '替换文本文件里的一行',
      '从脚本里删掉几行',
      '在文件开头插入一行',
    ],
  },
})
