import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Programs that aren’t responding', ko: '응답하지 않는 프로그램', zh: '未响应的程序' },
  purpose: {
    en: 'Windows that aren’t responding now, hangs of the last seven days, and whether the desktop shell is alive.',
    ko: '지금 응답하지 않는 창, 지난 일주일 동안 응답이 멈춘 기록, 바탕 화면 셸의 작동 여부를 확인합니다.',
    zh: '查看当前未响应的窗口、最近七天停止响应的记录，以及桌面外壳是否正常运行。',
  },
  named: {
    hung_now: {
      en: '{name} isn’t responding.',
      ko: '응답하지 않는 프로그램이 있습니다: {name}',
      zh: '{name} 未响应。',
    },
    often_hangs: {
      en: '{name} stopped responding this week.',
      ko: '최근 일주일 동안 응답을 멈춘 프로그램이 있습니다: {name}',
      zh: '{name} 最近一周停止过响应。',
    },
  },
  findings: {
    hung_now: {
      en: 'At least one program isn’t responding.',
      ko: '응답하지 않는 프로그램이 하나 이상 있습니다.',
      zh: '至少有一个程序未响应。',
    },
    shell_gone: {
      en: 'The taskbar and desktop process isn’t running.',
      ko: '작업 표시줄과 바탕 화면을 표시하는 프로세스가 실행되고 있지 않습니다.',
      zh: '任务栏和桌面的进程没有运行。',
    },
    shell_hung: {
      en: 'The taskbar and desktop aren’t responding.',
      ko: '작업 표시줄과 바탕 화면이 응답하지 않습니다.',
      zh: '任务栏和桌面未响应。',
    },
    often_hangs: {
      en: 'Programs stopped answering several times this week.',
      ko: '최근 일주일 동안 프로그램이 여러 번 응답을 멈췄습니다.',
      zh: '最近一周有程序多次停止响应。',
    },
  },
  advice: {
    shell_gone: {
      en: 'Press Ctrl+Shift+Esc, choose Run new task and enter explorer.',
      ko: 'Ctrl+Shift+Esc를 누르고 새 작업 실행을 선택한 다음 explorer를 입력하세요.',
      zh: '请按 Ctrl+Shift+Esc，选择“运行新任务”，然后输入 explorer。',
    },
    shell_hung: {
      en: 'Press Ctrl+Shift+Esc, right-click Windows Explorer and choose Restart.',
      ko: 'Ctrl+Shift+Esc를 누르고 Windows 탐색기를 마우스 오른쪽 단추로 클릭한 다음 다시 시작을 선택하세요.',
      zh: '请按 Ctrl+Shift+Esc，右键单击“Windows 资源管理器”，然后选择“重新启动”。',
    },
    often_hangs: {
      en: 'Install the updates of the program that hangs most often; a nearly full memory or a slow disk can be the reason too.',
      ko: '가장 자주 멈추는 프로그램의 업데이트를 설치하세요. 메모리가 부족하거나 디스크가 느린 것도 원인일 수 있습니다.',
      zh: '请安装最常停止响应的程序的更新；内存不足或磁盘缓慢也可能是原因。',
    },
  },
  fields: {
    hung: { en: 'programs that aren’t responding', ko: '응답하지 않는 프로그램', zh: '没有响应的程序' },
    recentHangs: { en: 'recently not answering', ko: '최근 응답 없음', zh: '最近没有响应' },
    shellResponding: { en: 'desktop answers', ko: '바탕 화면 응답', zh: '桌面有响应' },
    shellRunning: { en: 'desktop runs', ko: '바탕 화면 실행', zh: '桌面在运行' },
  },
  picture: {
    frozen: { en: 'Isn’t responding', ko: '응답 없음', zh: '没有响应' },
    allRespond: { en: 'Every program responds', ko: '모든 프로그램이 응답합니다', zh: '所有程序都有响应' },
  },
  arguments: {},
  utterances: {
    en: [
      'program is frozen',
      'it says not responding',
      'excel is stuck and i cannot close it',
      'screen went white and nothing clicks',
      'taskbar is frozen',
      'the app hangs every time i save',
      'my desktop icons disappeared',
    ],
    ko: [
      '프로그램이 멈췄어요',
      '응답 없음이 떠요',
      '엑셀이 먹통이에요',
      '창이 하얘지고 클릭이 안 돼요',
      '작업 표시줄이 안 눌려요',
      '저장만 하면 굳어 버려요',
      '바탕화면 아이콘이 다 사라졌어요',
    ],
    zh: [
      '程序卡死了',
      '一直显示未响应',
      'excel死机关不掉',
      '窗口变白点不动',
      '任务栏没反应',
      '一保存就卡住',
      '桌面图标全没了',
    ],
  },
})
