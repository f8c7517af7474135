import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Collect files for support', ko: '지원 담당자용 파일 수집', zh: '收集支持所需的文件' },
  purpose: {
    en: 'Packs tool results and event logs into one file for escalation.',
    ko: '다음 단계의 지원 담당자에게 전달할 수 있도록 도구 결과와 이벤트 로그를 파일 하나로 묶습니다.',
    zh: '将工具结果和事件日志打包成一个文件，用于转交上级支持。',
  },
  losesNothing: ['repair'],
  withoutUndo: 'by_hand',
  notice: {
    what: {
      en: 'A file with check results and event logs is made on this PC.',
      ko: '점검 결과와 이벤트 로그가 담긴 파일을 이 PC에 만듭니다.',
      zh: '将在这台电脑上生成一个包含检查结果和事件日志的文件。',
    },
    why: {
      en: 'A specialist needs these facts to help further.',
      ko: '전문 담당자가 이어서 도와드리려면 이 정보가 필요합니다.',
      zh: '专业支持人员需要这些信息才能进一步提供帮助。',
    },
    whatYouLose: {
      en: 'Nothing is changed. The file holds numbers, states and times, and no free text: no names, no addresses, no keys. If you turn that off, it holds everything that was read.',
      ko: '변경되는 것은 없습니다. 파일에는 숫자, 상태, 시각만 들어가고 이름, 주소, 키 같은 글은 들어가지 않습니다. 이 기능을 끄면 읽은 내용이 모두 들어갑니다.',
      zh: '不会更改任何内容。文件中只有数字、状态和时间，没有名称、地址、密钥等文字内容。如果您关闭此功能，文件会包含读取到的全部内容。',
    },
    duration: { en: 'About one minute.', ko: '약 1분 걸립니다.', zh: '约一分钟。' },
    undo: { en: 'Delete the file.', ko: '만들어진 파일을 삭제하면 됩니다.', zh: '删除该文件即可。' },
  },
  findings: {
    log_missing: {
      en: 'A part couldn’t be collected, for example the Security log without administrator rights.',
      ko: '수집하지 못한 항목이 있습니다. 예를 들어 보안 로그는 관리자 권한이 없으면 수집할 수 없습니다.',
      zh: '有一部分内容未能收集，例如没有管理员权限时无法收集的安全日志。',
    },
    large_bundle: {
      en: 'The file is larger than 50 MB and may be too big for e-mail.',
      ko: '파일이 50MB보다 커서 이메일로 보내기에는 너무 클 수 있습니다.',
      zh: '该文件大于 50 MB，可能太大而无法通过电子邮件发送。',
    },
  },
  fields: {
    redacted: { en: 'personal data hidden', ko: '개인 정보 가림', zh: '已隐去个人信息' },
    zipPath: { en: 'place of the file', ko: '파일 위치', zh: '文件位置' },
  },
  arguments: {
    folder: {
      en: 'Folder for the file. If empty, the private folder of Deskmedic',
      ko: '파일을 저장할 폴더(비워 두면 Deskmedic 전용 폴더)',
      zh: '保存文件的文件夹；留空表示 Deskmedic 的专用文件夹',
    },
    redact: {
      en: 'Leave out all free text: names, addresses, keys and messages',
      ko: '이름, 주소, 키, 메시지 같은 글을 모두 빼기',
      zh: '不包含任何文字内容，例如名称、地址、密钥和消息',
    },
  },
  requests: {
    en: [
      '(open|create|write|file|raise|submit) (a |me a |an )?(ticket|report)( for (me|it|the helpdesk|it support))?',
      '(collect|gather|save|get) (the |all |my )?(logs|diagnostics|diagnostic data)( for (it|support|the helpdesk|the it team))?',
      'make (me )?a report( for (it|support|the helpdesk)| i can (forward|send))?',
    ],
    ko: [
      '(문의|지원 ?요청|티켓|헬프데스크 ?티켓)(을|를)? ?(열어|열|만들|작성|접수|등록)',
      '(로그|진단 ?(자료|정보|데이터))(를|을)? ?(모아|모으|수집|저장)',
      '보고서(를|을)? ?(만들|작성)',
    ],
    zh: [
      '(帮我)?(开|提|提交|创建|建)(一个|个)?(工单|报修单|ticket)',
      '(收集|保存|导出)(日志|诊断(信息|数据|资料))',
      '(生成|做)(一份|个)?(诊断)?报告',
    ],
  },
  utterances: {
    en: [
      'send everything to the it team',
      'collect the logs for support',
      'make a report i can forward',
      'zip up the diagnostics',
      'the vendor wants log files',
      'escalate this with evidence',
    ],
    ko: [
      '전산팀에 보낼 로그 모아 주세요',
      '진단 결과 파일로 만들어 주세요',
      '지원팀에 넘길 자료 압축해 줘요',
      '업체에서 로그 달래요',
      '증거 자료 챙겨서 올려 주세요',
    ],
    zh: [
      '把日志打包发给IT',
      '收集一下诊断信息给技术支持',
      '做个报告我好转发',
      '厂家要日志文件',
      '把问题材料整理成压缩包',
    ],
  },
})
