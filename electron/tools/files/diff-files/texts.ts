import { defineTexts } from '../../../contract/define-tool.ts'
import { workspaceArgument } from '../../../contract/edit-texts.ts'

export const texts = defineTexts({
  title: { en: 'Compare two text files', ko: '텍스트 파일 비교', zh: '比较两个文本文件' },
  purpose: {
    en: 'Shows line by line what differs between two text files.',
    ko: '두 텍스트 파일의 차이를 줄 단위로 보여 줍니다.',
    zh: '逐行显示两个文本文件之间的差异。',
  },
  findings: {
    same: { en: 'The files hold the same lines.', ko: '두 파일의 내용이 같습니다.', zh: '两个文件的各行内容相同。' },
  },
  fields: {
    diffs: { en: 'what changes', ko: '바뀌는 내용', zh: '更改内容' },
    diff: { en: 'lines', ko: '줄', zh: '行' },
    removed: { en: 'lines removed', ko: '삭제된 줄', zh: '删除的行' },
    added: { en: 'lines added', ko: '추가된 줄', zh: '新增的行' },
  },
  arguments: {
    ...workspaceArgument,
    before: { en: 'First file', ko: '첫 번째 파일', zh: '第一个文件' },
    after: { en: 'Second file', ko: '두 번째 파일', zh: '第二个文件' },
  },
  utterances: {
    en: [
      'what is different between these two files',
      'compare two config files',
      'diff the old and new script',
      'show the changes between both texts',
      'are these files equal',
    ],
    ko: [
      '이 두 파일 뭐가 다른가요',
      '설정 파일 두 개 비교해 주세요',
      '이전 스크립트와 새 스크립트 차이 보여 줘요',
      '두 글에서 바뀐 곳 알려 주세요',
      '이 파일들이 같은지 봐 주세요',
    ],
    zh: ['这两个文件有什么不同', '比较两个配置文件', '对比新旧脚本', '显示两段文本之间的更改', '这些文件一样吗'],
  },
})
