import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Virus scan', ko: '바이러스 검사', zh: '病毒扫描' },
  purpose: {
    en: 'Updates the definitions when allowed and runs a Defender quick scan.',
    ko: '허용된 경우 정의를 업데이트하고 Defender 빠른 검사를 실행합니다.',
    zh: '在允许时更新病毒定义，并运行 Defender 快速扫描。',
  },
  losesNothing: ['repair'],
  withoutUndo: 'by_hand',
  notice: {
    what: {
      en: 'Windows looks for viruses in the usual places.',
      ko: 'Windows에서 바이러스가 주로 발견되는 위치를 검사합니다.',
      zh: 'Windows 会在常见位置查找病毒。',
    },
    why: {
      en: 'There are signs of unwanted software, or no scan was made for a long time.',
      ko: '원치 않는 소프트웨어의 징후가 있거나 오랫동안 검사를 하지 않았습니다.',
      zh: '有迹象表明存在不需要的软件，或者已经很久没有扫描。',
    },
    whatYouLose: {
      en: 'Nothing is lost. Files that are found to be harmful are moved to quarantine. The PC is slower during the scan.',
      ko: '사라지는 것은 없습니다. 유해한 것으로 확인된 파일은 격리 폴더로 이동됩니다. 검사하는 동안 PC가 느려집니다.',
      zh: '不会丢失任何内容。被判定为有害的文件会移到隔离区。扫描期间电脑会变慢。',
    },
    duration: { en: '5 to 30 minutes.', ko: '5~30분 걸립니다.', zh: '5 到 30 分钟。' },
    undo: {
      en: 'An administrator can put a file back.',
      ko: '관리자가 파일을 원래 위치로 되돌려 놓을 수 있습니다.',
      zh: '管理员可以将文件从隔离区还原。',
    },
  },
  findings: {
    not_handled: {
      en: 'Something was found that couldn’t be removed. Ask a specialist.',
      ko: '제거하지 못한 위협이 발견되었습니다. 전문가에게 문의해야 합니다.',
      zh: '发现了无法移除的威胁。请咨询专业支持人员。',
    },
    found: {
      en: 'Something was found and handled.',
      ko: '위협이 발견되어 처리되었습니다.',
      zh: '发现了威胁，并已处理。',
    },
    not_finished: { en: 'The scan didn’t finish.', ko: '검사가 완료되지 않았습니다.', zh: '扫描未完成。' },
  },
  fields: {
    detections: { en: 'detections', ko: '탐지 항목', zh: '检测结果' },
    finished: { en: 'scan finished', ko: '검사 완료', zh: '扫描已完成' },
    handled: { en: 'dealt with', ko: '처리됨', zh: '已处理' },
    scanEndUtc: { en: 'scan ended', ko: '검사가 끝난 시각', zh: '扫描结束时间' },
    threatId: { en: 'number of the threat', ko: '위협 번호', zh: '威胁编号' },
    updated: { en: 'definitions updated', ko: '정의 업데이트됨', zh: '病毒定义已更新' },
  },
  arguments: {
    update: {
      en: 'Load new definitions first (network mode online only)',
      ko: '새 정의 먼저 받기(네트워크 모드가 온라인일 때만)',
      zh: '先加载新的病毒定义（仅在网络模式为在线时）',
    },
  },
  requests: {
    en: [
      '(scan|check) (my |the |this )?(pc|computer|laptop|system)? ?for (viruses|malware|a virus)',
      '(run|start|do) (a |an )?(virus|malware|antivirus|defender) (scan|check)',
      '(run|start) (the )?(antivirus|defender)',
    ],
    ko: ['(바이러스|악성 ?코드|백신)( ?검사)?(를|을)? ?(검사|실행|돌려|돌리)', '(바이러스|악성 ?코드) ?검사'],
    zh: ['(扫描|查杀|检查)(一下)?(病毒|恶意软件)', '(给电脑)?(杀毒|查毒)', '(运行|做)(一次)?(病毒|杀毒)扫描'],
  },
  utterances: {
    en: [
      'scan for viruses',
      'run antivirus now',
      'do a malware scan',
      'check my pc for trojans',
      'quick scan with defender',
    ],
    ko: [
      '바이러스 검사해 주세요',
      '백신 한번 돌려 줘요',
      '악성코드 검사 부탁해요',
      '디펜더 빠른 검사 실행해 주세요',
      '트로이 목마 있는지 봐 주세요',
    ],
    zh: ['查一下病毒', '杀毒跑一遍', '扫描恶意软件', '用defender快速扫描', '看看有没有木马'],
  },
})
