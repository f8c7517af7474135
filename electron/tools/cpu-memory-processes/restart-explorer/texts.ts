import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Restart the taskbar and desktop', ko: '작업 표시줄 및 바탕 화면 다시 시작', zh: '重启任务栏和桌面' },
  purpose: {
    en: 'Restarts the Windows shell of this session: taskbar, Start menu, desktop and folder windows.',
    ko: '현재 세션의 Windows 셸(작업 표시줄, 시작 메뉴, 바탕 화면, 폴더 창)을 다시 시작합니다.',
    zh: '重启当前会话的 Windows 外壳：任务栏、“开始”菜单、桌面和文件夹窗口。',
  },
  withoutUndo: 'not_needed',
  notice: {
    what: {
      en: 'The taskbar, Start menu and folder windows close and come back.',
      ko: '작업 표시줄, 시작 메뉴, 폴더 창이 닫혔다가 다시 나타납니다.',
      zh: '任务栏、“开始”菜单和文件夹窗口会关闭，然后重新出现。',
    },
    why: { en: 'They are stuck.', ko: '작업 표시줄이나 시작 메뉴, 폴더 창이 멈춰 있습니다.', zh: '它们卡住了。' },
    whatYouLose: {
      en: 'Open folder windows close. A file copy that is still running would be stopped.',
      ko: '열려 있는 폴더 창이 닫힙니다. 진행 중인 파일 복사가 있으면 중단됩니다.',
      zh: '打开的文件夹窗口会关闭。如果还有文件正在复制，复制会中断。',
    },
    duration: { en: 'About 10 seconds.', ko: '약 10초 걸립니다.', zh: '约 10 秒。' },
    undo: { en: 'Not needed.', ko: '되돌릴 필요가 없습니다.', zh: '无需撤销。' },
  },
  findings: {
    not_back: {
      en: 'The taskbar didn’t come back.',
      ko: '작업 표시줄이 다시 나타나지 않았습니다.',
      zh: '任务栏没有重新出现。',
    },
  },
  arguments: {},
  requests: {
    en: ['(restart|reset|reload) (the )?(windows )?(explorer|taskbar|desktop)'],
    ko: ['(윈도우? ?)?(탐색기|작업 ?표시줄)(를|을)? ?(다시 ?시작|재시작)'],
    zh: ['(重启|重新启动)(资源管理器|任务栏|桌面)', '(把)?(资源管理器|任务栏)(重启|重新启动)'],
  },
  utterances: {
    en: [
      'restart explorer',
      'my taskbar is stuck, reset it',
      'start button does nothing',
      'refresh the desktop shell',
      'bring my taskbar back',
    ],
    ko: [
      '탐색기 다시 시작해 주세요',
      '시작 버튼이 안 눌려요',
      '작업 표시줄 되살려 주세요',
      '바탕화면 새로 띄워줘요',
      'explorer 재시작 부탁해요',
    ],
    zh: ['重启资源管理器', '开始按钮点不了', '把任务栏弄回来', '桌面刷新重启一下', 'explorer重新启动'],
  },
})
