import type { shellEn } from './shell.en.ts'

export const shellKo: Readonly<Record<keyof typeof shellEn, string>> = {
  'shell.tray.show': 'Deskmedic 열기',
  'shell.tray.checkNow': '지금 내 PC 점검',
  'shell.tray.last':
    '{title}: {outcome, select, fixed {해결됨} done {완료} undone {되돌림} not_run {실행 안 함} open {아직 해결되지 않음} nothing_found {문제 없음} other {나중에 하기로 함}}',
  'shell.tray.waits': '대기 중인 복구: {title}',
  'shell.tray.quit': '종료',
  'shell.tray.stillWorking':
    '아직 실행 중이거나 대기 중인 단계가 있어 Deskmedic이 시계 옆에서 계속 실행됩니다. 다시 열려면 아이콘을 클릭하세요.',
  'shell.unresponsive.message': 'Deskmedic 창이 응답하지 않습니다. 실행 중인 점검과 복구에는 영향이 없습니다.',
  'shell.unresponsive.wait': '기다리기',
  'shell.unresponsive.reload': '창 다시 불러오기',
  'shell.pageDied.message':
    'Deskmedic 창을 여러 번 연속해서 표시하지 못했습니다. 실행 중인 검사와 복구에는 영향이 없으며 잃은 내용도 없습니다.',
  'shell.pageDied.leave': '그대로 두기',
}
