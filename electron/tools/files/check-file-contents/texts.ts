import { defineTexts } from '../../../contract/define-tool.ts'
import { workspaceArgument } from '../../../contract/edit-texts.ts'

export const texts = defineTexts({
  title: { en: 'Check what text files hold', ko: '텍스트 파일 내용 확인', zh: '检查文本文件的内容' },
  purpose: {
    en: 'Tells whether files are there, how long they are, and a digest of what they hold.',
    ko: '파일이 있는지, 길이가 얼마인지, 내용의 다이제스트를 알려 줍니다.',
    zh: '说明文件是否存在、有多长，以及其内容的摘要。',
  },
  findings: {
    not_as_expected: {
      en: 'The files don’t hold what they are to hold.',
      ko: '파일 내용이 있어야 할 내용과 다릅니다.',
      zh: '文件的内容与应有的内容不符。',
    },
  },
  advice: {
    not_as_expected: {
      en: 'Look at the difference with “Compare two text files” before you change anything.',
      ko: '변경하기 전에 ‘텍스트 파일 두 개 비교’로 차이를 확인하세요.',
      zh: '更改之前，请先用“比较两个文本文件”查看差异。',
    },
  },
  fields: {
    seal: { en: 'digest of all', ko: '전체 다이제스트', zh: '全部内容的摘要' },
    sha256: { en: 'checksum', ko: '체크섬', zh: '校验和' },
    lines: { en: 'lines', ko: '줄 수', zh: '行数' },
  },
  arguments: {
    ...workspaceArgument,
    files: { en: 'Files', ko: '파일', zh: '文件' },
    expected: { en: 'What they are to hold (digest)', ko: '있어야 할 내용(다이제스트)', zh: '应有的内容（摘要）' },
  },
  utterances: {
    en: [
      'is this text file still the same',
      'how many lines does the file have',
      'checksum of these files',
      'did somebody change the config file',
      'verify the content of this file',
    ],
    ko: [
      '이 텍스트 파일 그대로인가요',
      '파일이 몇 줄인지 알려 주세요',
      '이 파일들 체크섬 알려 줘요',
      '누가 설정 파일을 바꿨는지 확인해 주세요',
      '이 파일 내용 맞는지 봐 주세요',
    ],
    zh: [
      '这个文本文件还是原来的吗',
      '这个文件有多少行',
      '这些文件的校验和是多少',
      '有人改过配置文件吗',
      '核对一下这个文件的内容',
    ],
  },
})
