import { defineTexts } from '../../../contract/define-tool.ts'
import { editArguments, editFields, editNotice } from '../../../contract/edit-texts.ts'

export const texts = defineTexts({
  title: { en: 'Copy a file', ko: '파일 복사', zh: '复制文件' },
  titleOf: { en: 'Copy {path} to {to}', ko: '파일 복사: {path} → {to}', zh: '将 {path} 复制到 {to}' },
  purpose: {
    en: 'Copies one file of an opened folder under a new name. A file that is there is never replaced.',
    ko: '열어 준 폴더의 파일 하나를 새 이름으로 복사합니다. 있는 파일은 절대 바꾸지 않습니다.',
    zh: '将已开放文件夹中的一个文件复制为新文件，绝不会替换已有文件。',
  },
  losesNothing: ['repair'],
  notice: {
    what: {
      en: 'Deskmedic makes a new file with the same content. The first file stays as it is.',
      ko: 'Deskmedic이 내용이 같은 새 파일을 만듭니다. 원래 파일은 그대로 둡니다.',
      zh: 'Deskmedic 会新建一个内容相同的文件，原文件保持不变。',
    },
    why: editNotice.why,
    whatYouLose: {
      en: 'Nothing is lost: no existing file is replaced.',
      ko: '사라지는 것은 없습니다. 기존 파일을 바꾸지 않습니다.',
      zh: '不会丢失任何内容：不会替换已有文件。',
    },
    duration: editNotice.duration,
    undo: {
      en: 'Can be undone for 7 days, as long as nobody changes the files again.',
      ko: '다른 변경이 없으면 7일 동안 되돌릴 수 있습니다.',
      zh: '7 天内可以撤销，前提是文件未再被更改。',
    },
  },
  undo: {
    title: { en: 'Remove the copy {to} again', ko: '복사본 삭제: {to}', zh: '移除副本 {to}' },
    what: { en: 'The copy is removed again.', ko: '만든 복사본을 다시 삭제합니다.', zh: '会移除新建的副本。' },
    lose: {
      en: 'The copy. If somebody has changed it since, it stays.',
      ko: '복사본이 사라집니다. 그 후 변경되었다면 그대로 둡니다.',
      zh: '该副本。如果之后有人更改过它，则会保留。',
    },
  },
  findings: {},
  fields: editFields,
  arguments: {
    ...editArguments,
    path: { en: 'File', ko: '파일', zh: '文件' },
    to: { en: 'New file', ko: '새 파일', zh: '新文件' },
  },
  utterances: {
    en: [
      'make a copy of this file',
      'copy the report to the other folder',
      'duplicate the config file before i change it',
      'back up this one file under another name',
      'put a second copy of the script next to it',
    ],
    ko: [
      '이 파일 복사해 주세요',
      '보고서를 다른 폴더로 복사해 줘요',
      '설정 파일 바꾸기 전에 사본 만들어 주세요',
      '이 파일을 다른 이름으로 하나 더 만들어 주세요',
      '스크립트 옆에 복사본 하나 두고 싶어요',
    ],
    zh: [
      '把这个文件复制一份',
      '将报告复制到另一个文件夹',
      '改之前先给配置文件做个副本',
      '用别的名字再存一份这个文件',
      '在脚本旁边放一个副本',
    ],
  },
})
