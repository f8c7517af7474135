import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'List a folder', ko: '폴더 목록 보기', zh: '列出文件夹内容' },
  purpose: {
    en: 'Lists what is in one folder, and on request in the folders below it.',
    ko: '폴더 하나의 내용을 나열합니다. 요청하면 하위 폴더까지 나열합니다.',
    zh: '列出某个文件夹的内容，也可按要求包括其子文件夹。',
  },
  values: {
    kind: {
      file: { en: 'file', ko: '파일', zh: '文件' },
      folder: { en: 'folder', ko: '폴더', zh: '文件夹' },
      link: { en: 'link', ko: '링크', zh: '链接' },
      pipe: { en: 'pipe', ko: '파이프', zh: '管道' },
      socket: { en: 'socket', ko: '소켓', zh: '套接字' },
      device: { en: 'device', ko: '장치', zh: '设备' },
    },
    next: { null: { en: 'none', ko: '없음', zh: '无' } },
  },
  findings: {
    empty: { en: 'The folder is empty.', ko: '폴더가 비어 있습니다.', zh: '该文件夹为空。' },
    cut: {
      en: 'There are more entries than shown.',
      ko: '표시된 것보다 항목이 더 많습니다.',
      zh: '条目多于所显示的数量。',
    },
    hidden_left_out: {
      en: 'Hidden entries aren’t listed.',
      ko: '숨김 항목은 나열하지 않았습니다.',
      zh: '未列出隐藏的条目。',
    },
    not_complete: {
      en: 'Some entries couldn’t be read, or there was too much to go through in time.',
      ko: '읽지 못한 항목이 있거나 양이 너무 많아 제한 시간 안에 다 확인하지 못했습니다.',
      zh: '有些条目无法读取，或条目过多，未能在时限内全部查看。',
    },
  },
  fields: {
    leftOut: { en: 'hidden entries left out', ko: '제외한 숨김 항목', zh: '未列出的隐藏条目' },
    next: { en: 'goes on after', ko: '이어지는 위치', zh: '后续起始位置' },
    complete: { en: 'everything seen', ko: '모두 확인함', zh: '已全部查看' },
    hidden: { en: 'hidden', ko: '숨김', zh: '隐藏' },
  },
  picture: {
    emptyFolder: { en: 'This folder is empty', ko: '폴더가 비어 있습니다', zh: '此文件夹为空' },
  },
  arguments: {
    path: { en: 'Folder', ko: '폴더', zh: '文件夹' },
    recursive: { en: 'Also the folders below it', ko: '하위 폴더 포함', zh: '包括子文件夹' },
    includeHidden: { en: 'Also hidden entries', ko: '숨김 항목 포함', zh: '包括隐藏条目' },
    after: { en: 'Go on after this name', ko: '이 이름 다음부터', zh: '从此名称之后继续' },
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
