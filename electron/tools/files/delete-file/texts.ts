import { defineTexts } from '../../../contract/define-tool.ts'
import { editArguments, editFields, editNotice } from '../../../contract/edit-texts.ts'

export const texts = defineTexts({
  title: { en: 'Delete a file', ko: '파일 삭제', zh: '删除文件' },
  titleOf: { en: 'Delete {path}', ko: '파일 삭제: {path}', zh: '删除 {path}' },
  purpose: {
    en: 'Removes one file of an opened folder. What it held is kept for 7 days.',
    ko: '열어 준 폴더의 파일 하나를 삭제합니다. 내용은 7일 동안 보관합니다.',
    zh: '移除已开放文件夹中的一个文件，其内容会保留 7 天。',
  },
  losesNothing: ['undo'],
  notice: {
    what: {
      en: 'Deskmedic keeps what the file holds and then removes the file.',
      ko: 'Deskmedic이 파일 내용을 보관한 다음 파일을 삭제합니다.',
      zh: 'Deskmedic 会先保留文件的内容，然后移除该文件。',
    },
    why: editNotice.why,
    whatYouLose: {
      en: 'After 7 days the file is gone. Its date and the rights set for it alone are lost.',
      ko: '7일이 지나면 파일이 사라집니다. 파일의 날짜와 그 파일에만 설정한 권한도 사라집니다.',
      zh: '7 天后会失去该文件，还会失去其日期和单独为其设置的权限。',
    },
    duration: editNotice.duration,
    undo: {
      en: 'Can be undone for 7 days, as long as nobody puts another file in its place.',
      ko: '같은 자리에 다른 파일이 생기지 않으면 7일 동안 되돌릴 수 있습니다.',
      zh: '7 天内可以撤销，前提是原处没有放入其他文件。',
    },
  },
  undo: {
    title: { en: 'Put {path} back', ko: '삭제한 파일 복구: {path}', zh: '恢复 {path}' },
    what: {
      en: 'The file is there again, with what it held.',
      ko: '파일을 삭제하기 전 내용으로 다시 만듭니다.',
      zh: '文件会连同原来的内容一起恢复。',
    },
    lose: {
      en: 'Nothing is lost. If another file is in its place by now, nothing is done.',
      ko: '사라지는 것은 없습니다. 그 자리에 다른 파일이 있으면 아무것도 하지 않습니다.',
      zh: '不会丢失任何内容。如果原处已有其他文件，则不做任何操作。',
    },
  },
  findings: {},
  fields: editFields,
  arguments: { ...editArguments, path: { en: 'File', ko: '파일', zh: '文件' } },
  utterances: {
    en: [
      'delete this file',
      'remove the old script from the folder',
      'get rid of that one text file',
      'i want this document gone',
      'erase the copy i made',
    ],
    ko: [
      '이 파일 삭제해 주세요',
      '폴더에서 예전 스크립트 지워 주세요',
      '그 텍스트 파일 하나 없애 줘요',
      '이 문서 없애고 싶어요',
      '만들었던 사본 지워 주세요',
    ],
    zh: ['删除这个文件', '把文件夹里的旧脚本移除', '那个文本文件不要了', '我想删掉这份文档', '把之前做的副本删了'],
  },
})
