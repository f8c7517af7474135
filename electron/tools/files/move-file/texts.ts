import { defineTexts } from '../../../contract/define-tool.ts'
import { editArguments, editFields, editNotice } from '../../../contract/edit-texts.ts'

export const texts = defineTexts({
  title: { en: 'Move or rename a file', ko: '파일 이동 또는 이름 바꾸기', zh: '移动或重命名文件' },
  titleOf: { en: 'Move {path} to {to}', ko: '파일 이동: {path} → {to}', zh: '将 {path} 移动到 {to}' },
  purpose: {
    en: 'Moves one file of an opened folder, or gives it another name. A file that is there is never replaced.',
    ko: '열어 준 폴더의 파일 하나를 옮기거나 이름을 바꿉니다. 있는 파일은 절대 바꾸지 않습니다.',
    zh: '移动已开放文件夹中的一个文件，或为其重命名，绝不会替换已有文件。',
  },
  losesNothing: ['undo'],
  notice: {
    what: {
      en: 'Deskmedic puts the file under the new name and removes the old one. Its content stays the same.',
      ko: 'Deskmedic이 파일을 새 위치나 이름으로 옮기고 이전 파일을 없앱니다. 내용은 그대로입니다.',
      zh: 'Deskmedic 会将文件放到新名称处，并移除原来的文件。其内容保持不变。',
    },
    why: editNotice.why,
    whatYouLose: {
      en: 'The date of the file and rights set for it alone are lost: it is a new file with the same content.',
      ko: '파일의 날짜와 그 파일에만 설정한 권한이 사라집니다. 내용이 같은 새 파일이 됩니다.',
      zh: '文件的日期以及单独为其设置的权限会丢失：它会成为内容相同的新文件。',
    },
    duration: editNotice.duration,
    undo: {
      en: 'Can be undone for 7 days, as long as nobody changes the files again.',
      ko: '다른 변경이 없으면 7일 동안 되돌릴 수 있습니다.',
      zh: '7 天内可以撤销，前提是文件未再被更改。',
    },
  },
  undo: {
    title: { en: 'Move {to} back to {path}', ko: '파일을 원래 위치로: {to} → {path}', zh: '将 {to} 移回 {path}' },
    what: {
      en: 'The file gets its old place and name back.',
      ko: '파일을 원래 위치와 이름으로 되돌립니다.',
      zh: '文件会恢复到原来的位置和名称。',
    },
    lose: {
      en: 'Nothing is lost. If somebody has changed one of the files since, nothing is done.',
      ko: '사라지는 것은 없습니다. 그 후 파일이 변경되었다면 아무것도 하지 않습니다.',
      zh: '不会丢失任何内容。如果之后有人更改过其中的文件，则不做任何操作。',
    },
  },
  findings: {},
  fields: editFields,
  arguments: {
    ...editArguments,
    path: { en: 'File', ko: '파일', zh: '文件' },
    to: { en: 'New place or name', ko: '새 위치 또는 이름', zh: '新位置或名称' },
  },
  utterances: {
    en: [
      'rename this file',
      'move the file into the archive folder',
      'give the document another name',
      'put this script into the other folder',
      'the file should be called differently',
    ],
    ko: [
      '이 파일 이름 바꿔 주세요',
      '파일을 보관 폴더로 옮겨 주세요',
      '문서 이름을 다른 걸로 해 줘요',
      '이 스크립트를 다른 폴더로 이동해 주세요',
      '파일 이름이 달라야 해요',
    ],
    zh: ['给这个文件改个名', '把文件移到归档文件夹', '文档换个名字', '把这个脚本挪到另一个文件夹', '文件名称要改一下'],
  },
})
