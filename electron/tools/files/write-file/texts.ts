import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Create a text file', ko: '텍스트 파일 만들기', zh: '新建文本文件' },
  titleOf: { en: 'Create {path}', ko: '파일 만들기: {path}', zh: '新建 {path}' },
  purpose: {
    en: 'Creates a new text file in an opened folder. A file that is there is never replaced.',
    ko: '열어 준 폴더에 새 텍스트 파일을 만듭니다. 있는 파일은 절대 바꾸지 않습니다.',
    zh: '在已开放的文件夹中新建文本文件，绝不会替换已有文件。',
  },
  notice: {
    what: {
      en: 'Deskmedic creates this file with the text shown. It isn’t opened or started.',
      ko: 'Deskmedic이 표시된 내용으로 이 파일을 만듭니다. 파일을 열거나 실행하지 않습니다.',
      zh: 'Deskmedic 会用所示文本新建此文件，不会打开或运行它。',
    },
    why: {
      en: 'You asked for this change, or a later step needs it.',
      ko: '요청하신 변경이거나 다음 단계에 필요합니다.',
      zh: '您请求了此更改，或后续步骤需要它。',
    },
    whatYouLose: {
      en: 'Nothing: no existing file is replaced.',
      ko: '사라지는 것은 없습니다. 기존 파일을 바꾸지 않습니다.',
      zh: '不会丢失任何内容：不会替换已有文件。',
    },
    duration: { en: 'A moment.', ko: '금방 끝납니다.', zh: '片刻即可。' },
    undo: {
      en: 'Can be undone for 7 days, as long as nobody changes the file again.',
      ko: '다른 변경이 없으면 7일 동안 되돌릴 수 있습니다.',
      zh: '7 天内可以撤销，前提是文件未再被更改。',
    },
  },
  undo: {
    title: { en: 'Remove {path} again', ko: '만든 파일 삭제: {path}', zh: '移除 {path}' },
    what: {
      en: 'The file that was created is removed again.',
      ko: '만든 파일을 다시 삭제합니다.',
      zh: '会移除新建的文件。',
    },
    lose: {
      en: 'The file. If somebody has changed it since, it stays.',
      ko: '만든 파일이 사라집니다. 그 후 변경되었다면 그대로 둡니다.',
      zh: '该文件。如果之后有人更改过它，则会保留。',
    },
  },
  findings: {},
  fields: {
    before: { en: 'content before', ko: '이전 내용', zh: '之前的内容' },
    after: { en: 'content after', ko: '이후 내용', zh: '之后的内容' },
    diffs: { en: 'what changes', ko: '바뀌는 내용', zh: '更改内容' },
    diff: { en: 'lines', ko: '줄', zh: '行' },
    removed: { en: 'lines removed', ko: '삭제된 줄', zh: '删除的行' },
    added: { en: 'lines added', ko: '추가된 줄', zh: '新增的行' },
    sealBefore: { en: 'digest before', ko: '이전 다이제스트', zh: '之前的摘要' },
    sealAfter: { en: 'digest after', ko: '이후 다이제스트', zh: '之后的摘要' },
  },
  arguments: {
    workspace: {
      en: 'Folder that was opened to Deskmedic, by its name',
      ko: 'Deskmedic에 열어 준 폴더 이름',
      zh: '向 Deskmedic 开放的文件夹名称',
    },
    path: { en: 'File name', ko: '파일 이름', zh: '文件名' },
    text: { en: 'Text', ko: '내용', zh: '文本' },
    dryRun: { en: 'Only show what would change', ko: '바뀔 내용만 보기', zh: '仅显示将要更改的内容' },
    sealBefore: {
      en: 'What the files held when this was agreed to (digest)',
      ko: '동의할 때의 파일 내용(다이제스트)',
      zh: '同意时文件的内容（摘要）',
    },
    sealAfter: {
      en: 'What they are to hold (digest)',
      ko: '변경 후 파일 내용(다이제스트)',
      zh: '更改后文件的内容（摘要）',
    },
  },
  utterances: {
    en: [
      'create a new text file with this',
      'write these notes into a file',
      'make a new script file',
      'put this text in a new file',
      'save this as a new text file',
    ],
    ko: [
      '이 내용으로 새 텍스트 파일 만들어 주세요',
      '이 메모를 파일로 써 주세요',
      '새 스크립트 파일 만들어 줘요',
      '이 글을 새 파일에 넣어 주세요',
      '이걸 새 텍스트 파일로 저장해 주세요',
    ],
    zh: [
      '用这些内容新建一个文本文件',
      '把这些笔记写进文件',
      '新建一个脚本文件',
      '把这段文字放进新文件',
      '把这个存成新的文本文件',
    ],
  },
})
