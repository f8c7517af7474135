import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'List a folder', ko: '폴더 목록 보기', zh: '列出文件夹内容' },
  purpose: {
    en: 'Lists what is in one folder.',
    ko: '폴더 하나의 내용을 나열합니다.',
    zh: '列出某个文件夹的内容。',
  },
  findings: {
    empty: { en: 'The folder is empty.', ko: '폴더가 비어 있습니다.', zh: '该文件夹为空。' },
    cut: {
      en: 'There are more entries than shown.',
      ko: '표시된 것보다 항목이 더 많습니다.',
      zh: '条目多于所显示的数量。',
    },
  },
  fields: {
    hidden: { en: 'hidden', ko: '숨김', zh: '隐藏' },
  },
  picture: {
    emptyFolder: { en: 'This folder is empty', ko: '폴더가 비어 있습니다', zh: '此文件夹为空' },
  },
  arguments: {
    path: { en: 'Folder', ko: '폴더', zh: '文件夹' },
    limit: { en: 'Maximum entries', ko: '최대 항목 수', zh: '最多条目数' },
  },
  utterances: {
    en: [
      'what is in this folder',
      'list my downloads',
      'show the desktop files',
      'open the documents folder listing',
      'which files are in there',
    ],
    ko: [
      '이 폴더에 뭐가 있나요',
      '다운로드 폴더 목록 보여 주세요',
      '바탕화면 파일 보여줘요',
      '문서 폴더 내용 알려 주세요',
      '여기 어떤 파일이 있는지 봐 주세요',
    ],
    zh: ['这个文件夹里有什么', '下载目录列一下', '桌面上有哪些文件', '文档文件夹打开看看', '里面都有啥文件'],
  },
})
