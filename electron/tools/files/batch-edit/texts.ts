import { defineTexts } from '../../../contract/define-tool.ts'
import { editArguments, editFields, editNotice, editParts } from '../../../contract/edit-texts.ts'

export const texts = defineTexts({
  title: { en: 'Edit several text files', ko: '여러 텍스트 파일 편집', zh: '编辑多个文本文件' },
  titleOf: {
    en: 'Edit several text files in {workspace}',
    ko: '여러 텍스트 파일 편집: {workspace}',
    zh: '编辑 {workspace} 中的多个文本文件',
  },
  unnamed: { workspace: { en: 'an opened folder', ko: '열어 준 폴더', zh: '已开放的文件夹' } },
  purpose: {
    en: 'Changes or creates several text files at once: all of them, or none.',
    ko: '여러 텍스트 파일을 한꺼번에 바꾸거나 만듭니다. 모두 적용하거나 하나도 적용하지 않습니다.',
    zh: '一次更改或新建多个文本文件：要么全部完成，要么都不做。',
  },
  notice: {
    what: {
      en: 'Deskmedic makes the changes shown in these files: in all of them, or in none.',
      ko: 'Deskmedic이 이 파일들에 표시된 변경을 모두 적용합니다. 하나라도 안 되면 아무것도 바꾸지 않습니다.',
      zh: 'Deskmedic 会在这些文件中进行所示更改：要么全部完成，要么都不做。',
    },
    why: editNotice.why,
    whatYouLose: {
      en: 'Only the lines shown as removed are lost. What the file held before is kept for 7 days.',
      ko: '삭제로 표시된 줄만 사라집니다. 이전 내용은 7일 동안 보관합니다.',
      zh: '仅会失去显示为删除的行。之前的内容会保留 7 天。',
    },
    duration: editNotice.duration,
    undo: {
      en: 'Can be undone for 7 days, all of it at once, as long as nobody changes one of the files again.',
      ko: '다른 변경이 없으면 7일 동안 한꺼번에 되돌릴 수 있습니다.',
      zh: '7 天内可以一次全部撤销，前提是这些文件未再被更改。',
    },
  },
  undo: {
    title: { en: 'Undo the edit of several files', ko: '여러 파일 편집 되돌리기', zh: '撤销对多个文件的编辑' },
    what: {
      en: 'The files get back the content that they had before; those that were created are removed.',
      ko: '파일들을 이전 내용으로 되돌리고, 새로 만든 파일은 삭제합니다.',
      zh: '这些文件会恢复为之前的内容；新建的文件会被移除。',
    },
    lose: {
      en: 'What the edit brought. If somebody has changed one of the files since, nothing is done.',
      ko: '편집한 내용이 사라집니다. 그 후 한 파일이라도 변경되었다면 아무것도 하지 않습니다.',
      zh: '编辑带来的内容。如果之后有人更改过其中任何文件，则不做任何操作。',
    },
  },
  findings: {},
  fields: editFields,
  arguments: {
    ...editArguments,
    files: { en: 'Files and their edits', ko: '파일과 편집', zh: '文件及其编辑' },
  },
  parts: {
    ...editParts,
    'path+edits': { en: 'Change a file', ko: '파일 바꾸기', zh: '更改文件' },
    'path+text': { en: 'Create a file', ko: '파일 만들기', zh: '新建文件' },
    path: { en: 'File', ko: '파일', zh: '文件' },
    edits: { en: 'Edits', ko: '편집', zh: '编辑' },
  },
  utterances: {
    en: [
      'change these files all at once',
      'edit several config files together',
      'make the same change in many files',
      'update all these scripts',
      'replace a line in each of these files',
    ],
    ko: [
      '이 파일들 한꺼번에 바꿔 주세요',
      '설정 파일 여러 개를 같이 편집해 주세요',
      '여러 파일에 같은 변경 적용해 줘요',
      '이 스크립트들 전부 고쳐 주세요',
      '이 파일들마다 한 줄씩 교체해 주세요',
    ],
    zh: [
      '把这些文件一起改掉',
      '同时编辑几个配置文件',
      '在很多文件里做同样的更改',
      '更新所有这些脚本',
      '把这些文件里的某一行都替换掉',
    ],
  },
})
