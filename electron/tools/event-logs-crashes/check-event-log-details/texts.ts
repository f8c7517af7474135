import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Details of one event', ko: '이벤트 하나의 세부 정보', zh: '单个事件的详细信息' },
  values: {
    log: {
      System: { en: 'System', ko: '시스템', zh: '系统' },
      Application: { en: 'Programs', ko: '응용 프로그램', zh: '应用程序' },
      Setup: { en: 'Setup', ko: '설치', zh: '安装' },
      'Microsoft-Windows-WindowsUpdateClient/Operational': {
        en: 'Windows Update',
        ko: 'Windows 업데이트',
        zh: 'Windows 更新',
      },
      'Microsoft-Windows-GroupPolicy/Operational': { en: 'Group policy', ko: '그룹 정책', zh: '组策略' },
      'Microsoft-Windows-WLAN-AutoConfig/Operational': { en: 'Wi-Fi', ko: 'Wi-Fi', zh: 'WLAN' },
      'Microsoft-Windows-PrintService/Admin': { en: 'Printing', ko: '인쇄', zh: '打印' },
      'Microsoft-Windows-Windows Defender/Operational': {
        en: 'Microsoft Defender',
        ko: 'Microsoft Defender',
        zh: 'Microsoft Defender',
      },
      'Microsoft-Windows-TerminalServices-LocalSessionManager/Operational': {
        en: 'Sign-in and remote sessions',
        ko: '로그인과 원격 세션',
        zh: '登录和远程会话',
      },
      'Microsoft-Windows-AppXDeploymentServer/Operational': { en: 'Store apps', ko: '스토어 앱', zh: '应用商店应用' },
      'Microsoft-Windows-Kernel-PnP/Configuration': {
        en: 'Devices and drivers',
        ko: '장치와 드라이버',
        zh: '设备和驱动程序',
      },
    },
  },
  purpose: {
    en: 'Single entries of one event number, with their values.',
    ko: '이벤트 ID 하나에 해당하는 개별 항목과 값을 표시합니다.',
    zh: '列出某个事件 ID 的各条记录及其值。',
  },
  findings: {
    none: {
      en: 'No matching events',
      ko: '이 기간에는 해당하는 항목이 없습니다.',
      zh: '此时间段内没有这样的记录。',
    },
    found: { en: 'Entries were found.', ko: '해당하는 항목이 발견되었습니다.', zh: '找到了记录。' },
  },
  fields: {
    eventId: { en: 'event number', ko: '이벤트 번호', zh: '事件编号' },
    message: { en: 'message', ko: '메시지', zh: '消息' },
    values: { en: 'values', ko: '값', zh: '值' },
  },
  arguments: {
    log: { en: 'Log', ko: '로그', zh: '日志' },
    eventId: { en: 'Event number', ko: '이벤트 ID', zh: '事件 ID' },
    provider: { en: 'Exact source name', ko: '정확한 원본 이름', zh: '准确的来源名称' },
    hours: { en: 'How far back', ko: '조회할 기간', zh: '追溯的时间范围' },
    max: { en: 'Maximum entries', ko: '최대 항목 수', zh: '最多条目数' },
  },
  utterances: {
    en: [
      'what does event 7031 say',
      'show me the details of that error event',
      'look up event id 41',
      'open the kernel power entries',
      'i have an event id from the log, what is it',
    ],
    ko: [
      '이벤트 7031 내용 보여 주세요',
      '그 오류 이벤트 자세히 봐줘요',
      '이벤트 ID 41 찾아 주세요',
      '커널 파워 기록 열어 주세요',
      '이벤트 번호 상세 내용 알고 싶어요',
    ],
    zh: [
      '事件7031具体是什么',
      '把那条错误事件展开看看',
      '查一下事件id 41',
      'kernel-power的记录看看',
      '日志里这个编号什么意思',
    ],
  },
})
