import { defineTexts } from '../../../contract/define-tool.ts'
import { editArguments, editFields, editNotice } from '../../../contract/edit-texts.ts'

export const texts = defineTexts({
  title: { en: 'Create a text file', ko: '텍스트 파일 만들기', zh: '新建文本文件' },
  titleOf: { en: 'Create {path}', ko: '파일 만들기: {path}', zh: '新建 {path}' },
  purpose: {
    en: 'Creates a new text file in an opened folder. A file that is there is never replaced.',
    ko: '열어 준 폴더에 새 텍스트 파일을 만듭니다. 있는 파일은 절대 바꾸지 않습니다.',
    zh: '在已开放的文件夹中新建文本文件，绝不会替换已有文件。',
  },
  losesNothing: ['repair'],
  notice: {
    what: {
      en: 'Deskmedic creates this file with the text shown. It isn’t opened or started.',
      ko: 'Deskmedic이 표시된 내용으로 이 파일을 만듭니다. 파일을 열거나 실행하지 않습니다.',
      zh: 'Deskmedic 会用所示文本新建此文件，不会打开或运行它。',
    },
    why: editNotice.why,
    whatYouLose: {
      en: 'Nothing is lost: no existing file is replaced.',
      ko: '사라지는 것은 없습니다. 기존 파일을 바꾸지 않습니다.',
      zh: '不会丢失任何内容：不会替换已有文件。',
    },
    duration: editNotice.duration,
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
  fields: editFields,
  arguments: {
    ...editArguments,
    path: { en: 'File name', ko: '파일 이름', zh: '文件名' },
    text: { en: 'Text', ko: '내용', zh: '文本' },
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
