import { defineTexts } from '../../../contract/define-tool.ts'
import { webValueTexts } from '../../../contract/value-texts.ts'

export const texts = defineTexts({
  title: { en: 'Read a web page', ko: '웹 페이지 읽기', zh: '读取网页' },
  values: {
    ...webValueTexts,
    format: {
      text: { en: 'Text of the page', ko: '페이지의 글', zh: '网页文字' },
      json: { en: 'Data (JSON)', ko: '데이터(JSON)', zh: '数据（JSON）' },
      raw: { en: 'As it was sent', ko: '받은 그대로', zh: '原始内容' },
    },
  },
  purpose: {
    en: 'Fetches one public web page and gives its readable text, its JSON or its source.',
    ko: '공개 웹 페이지 하나를 가져와 읽을 수 있는 텍스트, JSON 또는 원본을 보여 줍니다.',
    zh: '获取一个公开网页，并显示其可读文本、JSON 或源代码。',
  },
  findings: {
    refused_by_site: {
      en: 'The site answered with an error.',
      ko: '사이트가 오류로 응답했습니다.',
      zh: '该网站返回了错误。',
    },
    cut: { en: 'Only the first part is shown.', ko: '앞부분만 표시됩니다.', zh: '仅显示前面部分。' },
    host_rules_only: {
      en: 'A proxy found the address, so only the name could be checked.',
      ko: '프록시가 주소를 찾았으므로 이름만 확인할 수 있었습니다.',
      zh: '地址由代理查找，因此只能检查名称。',
    },
  },
  advice: {
    refused_by_site: {
      en: 'Check the address. The page may have moved, or may need a sign-in.',
      ko: '주소를 확인하세요. 페이지가 옮겨졌거나 로그인이 필요할 수 있습니다.',
      zh: '请检查地址。该网页可能已移动，或需要登录。',
    },
  },
  fields: {
    totalChars: { en: 'characters', ko: '글자 수', zh: '字符数' },
  },
  arguments: {
    url: { en: 'Address of the page', ko: '페이지 주소', zh: '网页地址' },
    format: { en: 'Format of the answer', ko: '응답 형식', zh: '响应格式' },
    max_chars: { en: 'Maximum characters', ko: '최대 글자 수', zh: '最大字符数' },
  },
  utterances: {
    en: [
      'read this web page for me',
      'what does it say at this link',
      'fetch the release notes from the website',
      'summarise the article at this address',
      'get the text of this url',
    ],
    ko: [
      '이 웹페이지 읽어 주세요',
      '이 링크에 뭐라고 써 있나요',
      '홈페이지에서 릴리스 노트 가져와 주세요',
      '이 주소의 글을 요약해 주세요',
      'URL 내용 좀 가져와 줘요',
    ],
    zh: [
      '帮我读一下这个网页',
      '这个链接里写了什么',
      '从官网获取发行说明',
      '总结一下这个地址的文章',
      '把这个网址的内容拿过来',
    ],
  },
})
