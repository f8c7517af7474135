import { defineTexts } from '../../../contract/define-tool.ts'
import { webValueTexts } from '../../../contract/value-texts.ts'

export const texts = defineTexts({
  title: { en: 'Call a web service', ko: '웹 서비스 호출', zh: '调用网络服务' },
  titleOf: { en: 'Call the web service {url}', ko: '웹 서비스 호출: {url}', zh: '调用网络服务：{url}' },
  values: {
    ...webValueTexts,
    method: {
      GET: { en: 'Read (GET)', ko: '읽기(GET)', zh: '读取（GET）' },
      POST: { en: 'Send (POST)', ko: '보내기(POST)', zh: '发送（POST）' },
      PUT: { en: 'Replace (PUT)', ko: '바꾸기(PUT)', zh: '替换（PUT）' },
      PATCH: { en: 'Change (PATCH)', ko: '고치기(PATCH)', zh: '修改（PATCH）' },
      DELETE: { en: 'Delete (DELETE)', ko: '삭제(DELETE)', zh: '删除（DELETE）' },
    },
  },
  purpose: {
    en: 'Sends one request to a service on the internet and gives its answer.',
    ko: '인터넷 서비스에 요청을 하나 보내고 응답을 보여 줍니다.',
    zh: '向互联网上的服务发送一个请求，并显示其响应。',
  },
  losesNothing: ['repair'],
  notice: {
    what: {
      en: 'Deskmedic sends this request, with exactly this content, to the service.',
      ko: 'Deskmedic이 이 요청을 아래 내용 그대로 서비스에 보냅니다.',
      zh: 'Deskmedic 会将此请求按所示内容发送给该服务。',
    },
    why: {
      en: 'The service can answer a question, or do what the request asks of it.',
      ko: '서비스가 질문에 답하거나 요청한 작업을 수행할 수 있습니다.',
      zh: '该服务可以回答问题，或执行请求的操作。',
    },
    whatYouLose: {
      en: 'Nothing on this PC is lost. What is sent can’t be called back, and the service may change data of its own.',
      ko: '이 PC에서 사라지는 것은 없습니다. 보낸 내용은 되돌릴 수 없으며, 서비스가 자체 데이터를 변경할 수 있습니다.',
      zh: '这台电脑上不会丢失任何内容。发送的内容无法收回，该服务可能会更改其自身的数据。',
    },
    duration: { en: 'Some seconds.', ko: '몇 초 정도 걸립니다.', zh: '几秒钟。' },
    undo: {
      en: 'A request that was sent can’t be undone.',
      ko: '보낸 요청은 취소할 수 없습니다.',
      zh: '已发送的请求无法收回。',
    },
  },
  findings: {
    refused_by_service: {
      en: 'The service answered with an error.',
      ko: '서비스가 오류로 응답했습니다.',
      zh: '该服务返回了错误。',
    },
    cut: { en: 'Only the first part is shown.', ko: '앞부분만 표시됩니다.', zh: '仅显示前面部分。' },
    host_rules_only: {
      en: 'A proxy found the address, so only the name could be checked.',
      ko: '프록시가 주소를 찾았으므로 이름만 확인할 수 있었습니다.',
      zh: '地址由代理查找，因此只能检查名称。',
    },
  },
  advice: {
    refused_by_service: {
      en: 'Check address, method and content against the documentation of the service.',
      ko: '주소, 메서드, 내용을 서비스 문서와 비교하세요.',
      zh: '请对照该服务的文档检查地址、方法和内容。',
    },
  },
  arguments: {
    url: { en: 'Address', ko: '주소', zh: '地址' },
    method: { en: 'Method', ko: '메서드', zh: '方法' },
    headers: { en: 'Headers', ko: '헤더', zh: '标头' },
    body: { en: 'Content to send', ko: '보낼 내용', zh: '要发送的内容' },
    max_chars: { en: 'Maximum characters', ko: '최대 글자 수', zh: '最大字符数' },
    timeout_seconds: { en: 'Time limit in seconds', ko: '제한 시간(초)', zh: '时限（秒）' },
  },
  utterances: {
    en: [
      'call this rest api',
      'send a post request to this endpoint',
      'query the json api of the service',
      'make an http request with these headers',
      'ask the api for the current status',
    ],
    ko: [
      '이 REST API 호출해 주세요',
      '이 엔드포인트로 POST 요청 보내 주세요',
      '서비스의 JSON API에 물어봐 주세요',
      '이 헤더로 HTTP 요청을 보내 줘요',
      'API로 현재 상태를 조회해 주세요',
    ],
    zh: [
      '调用这个REST API',
      '向这个接口发送POST请求',
      '查询这个服务的JSON接口',
      '用这些请求头发HTTP请求',
      '通过API查询当前状态',
    ],
  },
})
