import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Search a log file', ko: '로그 파일 검색', zh: '搜索日志文件' },
  purpose: {
    en: 'Searches one text log or saved event log inside the allowed folders.',
    ko: '허용된 폴더 안에서 텍스트 로그나 저장된 이벤트 로그 하나를 검색합니다.',
    zh: '搜索允许的文件夹中的一个文本日志或已保存的事件日志。',
  },
  findings: {
    cannot_repair: {
      en: 'Windows found damaged system files that it couldn’t repair.',
      ko: 'Windows에서 손상된 시스템 파일을 발견했지만 복구하지 못했습니다.',
      zh: 'Windows 发现了损坏的系统文件，但无法修复。',
    },
    cut: {
      en: 'There are more matches than shown.',
      ko: '표시된 것보다 더 많은 결과가 있습니다.',
      zh: '匹配项多于所显示的数量。',
    },
  },
  advice: {
    cannot_repair: {
      en: 'Keep a backup of your files and ask IT for a repair installation of Windows.',
      ko: '파일을 백업해 두고 IT 담당자에게 Windows 복구 설치를 요청하세요.',
      zh: '请备份您的文件，并请 IT 人员对 Windows 进行修复安装。',
    },
  },
  fields: {
    line: { en: 'line', ko: '줄', zh: '行' },
    matches: { en: 'matches', ko: '일치 항목', zh: '匹配项' },
    scannedBytes: { en: 'looked through', ko: '살펴본 양', zh: '已查看' },
    summary: { en: 'message', ko: '메시지', zh: '消息' },
  },
  arguments: {
    path: {
      en: 'Log file inside the allowed folders',
      ko: '허용된 폴더 안의 로그 파일',
      zh: '允许的文件夹中的日志文件',
    },
    pattern: { en: 'Text to look for (plain text)', ko: '찾을 텍스트(일반 텍스트)', zh: '要查找的文本（纯文本）' },
    max: { en: 'Maximum matches', ko: '최대 결과 수', zh: '最大匹配数' },
  },
  utterances: {
    en: [
      'search this log file for errors',
      'look inside cbs.log',
      'the installer wrote a log, what failed',
      'open the setupapi log',
      'find failed in this log',
    ],
    ko: [
      '로그 파일에서 오류 찾아 주세요',
      'CBS.log 좀 봐 주세요',
      '설치 로그에 왜 실패했는지 나오나요',
      '이 로그 분석해 줘요',
      'evtx 파일 열어서 봐 주세요',
    ],
    zh: ['在日志文件里找错误', '看一下cbs.log', '安装日志里为什么失败', '帮我分析这个log', '这个evtx文件打开看看'],
  },
})
