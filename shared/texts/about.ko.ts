import type { aboutEn } from './about.en.ts'

export const aboutKo: Readonly<Record<keyof typeof aboutEn, string>> = {
  'ui.help.help': '도움말',
  'ui.help.ask': '문제를 적어 보세요',
  'ui.help.askSay':
    '평소 말하듯이 적으면 됩니다. 점검은 확인만 하며, 별도 창에서 확인하기 전에는 아무것도 바꾸지 않습니다.',
  'ui.help.risk': '‘주의’와 ‘되돌리기 어려움’의 뜻',
  'ui.help.riskSay':
    '주의: 변경이 있지만 한 번의 클릭으로 되돌리거나 사라지는 내용이 적습니다. 되돌리기 어려움: 완전히 사라지거나 되찾는 데 품이 듭니다.',
  'ui.help.keysSay': '마우스 없이도 모두 사용할 수 있습니다.',
  'ui.help.keys': '보기(F1)',
  'ui.help.contact': 'IT 지원',
  'ui.help.leaves': '이 PC에서 나가는 정보',
  'ui.help.noAccount': '계정이 필요 없습니다. 이 PC 안의 문제는 인터넷 없이도 점검하고 고칩니다.',
  'ui.help.noUsage': '사용 기록 수집도 광고도 없습니다.',
  'ui.help.reports': '보고서는 직접 보내기 전까지 이 PC에만 있습니다.',
  'ui.help.about': '정보',
  'ui.help.version': '버전 {version}',
  'ui.help.copyVersion': '버전 정보 복사',
  'ui.help.problem': '문제 신고…',
  'ui.help.problemSay':
    '도와주는 사람에게 필요한 내용이 모두 들어 있습니다: 버전, 주요 설정, 도구, 로그. 이름, 파일, 입력한 증상은 들어 있지 않습니다. 읽어 본 뒤 복사하세요. 아무것도 전송되지 않습니다.',
  'ui.help.problemPreview': '복사할 내용',
  'ui.help.problemCopy': '신고 내용 복사',
  'ui.help.managed': '조직에서 관리',
  'ui.help.record': '변경 기록',
  'ui.help.recordSay': '모든 변경을 몰래 고칠 수 없는 방식으로 기록합니다.',
  'ui.help.recordCheck': '기록 점검',
  'ui.help.recordChecking': '점검 중…',
  'ui.help.recordAgain': '다시 점검',
  'ui.help.recordIntact': '이상 없음. 항목 {lines}개, {time}에 점검했습니다.',
  'ui.help.recordEmpty': '아직 기록된 내용이 없습니다.',
  'ui.help.recordDamaged': '{at}번 항목에서 기록이 변경되었거나 손상되었습니다. IT 담당자에게 알려 주세요.',
  'ui.help.recordUnknown': '{at}번 항목을 읽을 수 없어 기록이 온전한지 알 수 없습니다.',
  'ui.help.data': '데이터 폴더',
  'ui.help.openFolder': '폴더 열기',
  'ui.help.license': '라이선스',
  'ui.help.licenseSay': '{license}. 오픈 소스 소프트웨어를 사용합니다.',
  'ui.help.parts': '구성 요소 보기',
  'ui.help.partsSay':
    '패키지 {count}개로 만들었습니다. Electron과 Chromium의 라이선스는 프로그램 폴더의 LICENSE.electron.txt와 LICENSES.chromium.html에 있습니다.',
  'ui.help.partsUnknown': '라이선스 표시 없음',
}
