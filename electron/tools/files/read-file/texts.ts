import { defineTexts } from '../../../contract/define-tool.ts'
import { workspaceArgument } from '../../../contract/edit-texts.ts'

export const texts = defineTexts({
  title: { en: 'Read a file', ko: '파일 읽기', zh: '读取文件' },
  values: {
    encodingBecause: {
      asked: { en: 'what was asked for', ko: '지정한 인코딩', zh: '指定的编码' },
      byte_order_mark: { en: 'a mark at the start of the file', ko: '파일 첫머리의 표시', zh: '文件开头的标记' },
      only_ascii: { en: 'only plain letters and digits', ko: '기본 영문자와 숫자만 있음', zh: '只有基本字母和数字' },
      valid_utf8: { en: 'every letter fits', ko: '모든 글자가 맞음', zh: '所有字符都符合' },
      mostly_utf8: { en: 'nearly every letter fits', ko: '거의 모든 글자가 맞음', zh: '几乎所有字符都符合' },
      zero_bytes: { en: 'letters of two bytes', ko: '두 바이트 글자', zh: '双字节字符' },
      korean_letters: { en: 'Korean letters, a guess', ko: '한글로 보임(추정)', zh: '看起来是韩文（推测）' },
      chinese_letters: { en: 'Chinese letters, a guess', ko: '한자로 보임(추정)', zh: '看起来是中文（推测）' },
      western_letters: {
        en: 'Western letters, a guess',
        ko: '서유럽 글자로 보임(추정)',
        zh: '看起来是西欧字母（推测）',
      },
      no_text: { en: 'no text', ko: '텍스트 아님', zh: '不是文本' },
    },
    digits: { null: { en: 'shown as text', ko: '텍스트로 표시함', zh: '以文本显示' } },
    nextLine: { null: { en: 'none', ko: '없음', zh: '无' } },
    nextByte: { null: { en: 'none', ko: '없음', zh: '无' } },
    encoding: {
      binary: { en: 'no text', ko: '텍스트 아님', zh: '不是文本' },
      auto: { en: 'Find out', ko: '자동으로 찾기', zh: '自动识别' },
      'utf-8': { en: 'UTF-8', ko: 'UTF-8', zh: 'UTF-8' },
      'utf-16le': { en: 'UTF-16 (little endian)', ko: 'UTF-16(리틀 엔디언)', zh: 'UTF-16（小端）' },
      'utf-16be': { en: 'UTF-16 (big endian)', ko: 'UTF-16(빅 엔디언)', zh: 'UTF-16（大端）' },
      'iso-8859-1': { en: 'ISO 8859-1 (Western)', ko: 'ISO 8859-1(서유럽)', zh: 'ISO 8859-1（西欧）' },
      'windows-1252': { en: 'Windows 1252 (Western)', ko: 'Windows 1252(서유럽)', zh: 'Windows 1252（西欧）' },
      'windows-949': { en: 'Windows 949 (Korean)', ko: 'Windows 949(한국어)', zh: 'Windows 949（韩文）' },
      'windows-936': { en: 'Windows 936 (Chinese)', ko: 'Windows 936(중국어)', zh: 'Windows 936（简体中文）' },
    },
  },
  purpose: {
    en: 'Shows a page of one file, and says which encoding it was read in.',
    ko: '파일 하나를 나누어 보여 주고 어떤 인코딩으로 읽었는지 알려 줍니다.',
    zh: '分页显示一个文件的内容，并说明读取时使用的编码。',
  },
  findings: {
    binary: {
      en: 'This is no text file: its bytes are shown as numbers.',
      ko: '텍스트 파일이 아니어서 바이트를 숫자로 표시했습니다.',
      zh: '这不是文本文件，因此以数字显示其字节。',
    },
    damaged: {
      en: 'Some characters of this page couldn’t be read in this encoding.',
      ko: '이 인코딩으로 읽을 수 없는 글자가 있습니다.',
      zh: '此页中有些字符无法用该编码读取。',
    },
    guessed_encoding: {
      en: 'The file doesn’t say which encoding it has. This one was guessed from its characters.',
      ko: '파일에 인코딩 정보가 없어 글자를 보고 추정했습니다.',
      zh: '文件没有注明编码，此编码是根据其中的字符推测的。',
    },
    goes_on: {
      en: 'The file goes on after this page.',
      ko: '이 뒤에 내용이 더 있습니다.',
      zh: '此页之后还有内容。',
    },
    empty: { en: 'The file is empty.', ko: '파일이 비어 있습니다.', zh: '该文件为空。' },
  },
  advice: {
    damaged: {
      en: 'Read the file again and name another encoding.',
      ko: '다른 인코딩을 지정하여 파일을 다시 읽으세요.',
      zh: '请指定其他编码，再读取一次该文件。',
    },
  },
  fields: {
    digits: { en: 'bytes', ko: '바이트', zh: '字节' },
    encoding: { en: 'encoding', ko: '인코딩', zh: '编码' },
    encodingBecause: { en: 'known from', ko: '인코딩 판단 근거', zh: '编码依据' },
    damaged: { en: 'unreadable characters', ko: '읽을 수 없는 글자', zh: '无法读取的字符' },
    lines: { en: 'lines', ko: '줄 수', zh: '行数' },
    fromLine: { en: 'from line', ko: '시작 줄', zh: '起始行' },
    toLine: { en: 'to line', ko: '끝 줄', zh: '结束行' },
    nextLine: { en: 'goes on at line', ko: '다음 줄', zh: '后续起始行' },
    fromByte: { en: 'from byte', ko: '시작 바이트', zh: '起始字节' },
    toByte: { en: 'up to byte', ko: '끝 바이트', zh: '结束字节' },
    nextByte: { en: 'goes on at byte', ko: '다음 바이트', zh: '后续起始字节' },
  },
  arguments: {
    ...workspaceArgument,
    path: { en: 'File', ko: '파일', zh: '文件' },
    fromLine: { en: 'First line', ko: '시작 줄', zh: '起始行' },
    lines: { en: 'Number of lines', ko: '줄 수', zh: '行数' },
    fromByte: { en: 'First byte, instead of a line', ko: '시작 바이트(줄 대신)', zh: '起始字节（代替行）' },
    bytes: { en: 'Number of bytes', ko: '바이트 수', zh: '字节数' },
    encoding: { en: 'Encoding', ko: '인코딩', zh: '编码' },
    includeHidden: { en: 'Also a hidden file', ko: '숨김 파일도 포함', zh: '也包括隐藏文件' },
  },
  utterances: {
    en: [
      'read this text file to me',
      'show the content of the readme',
      'open the log and show its first lines',
      'what is written in that ini file',
      'print lines 100 to 200 of the script',
    ],
    ko: [
      '이 텍스트 파일 읽어 주세요',
      'readme 내용 보여 주세요',
      '로그 파일 앞부분 몇 줄 보여 줘요',
      '그 ini 파일에 뭐라고 적혀 있나요',
      '스크립트 100번째 줄부터 200번째 줄까지 출력해 주세요',
    ],
    zh: [
      '把这个文本文件读给我看',
      '显示一下readme的内容',
      '打开日志看看前几行',
      '那个ini文件里写了什么',
      '输出脚本的第100到200行',
    ],
  },
})
