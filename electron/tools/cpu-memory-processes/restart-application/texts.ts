import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Close and reopen a program', ko: '프로그램 닫고 다시 열기', zh: '关闭并重新打开程序' },
  titleOf: { en: 'Close and reopen {program}', ko: '{program} 닫고 다시 열기', zh: '关闭并重新打开 {program}' },
  unnamed: {
    program: {
      en: 'a program (Windows doesn’t tell its name)',
      ko: '이름을 알 수 없는 프로그램',
      zh: '名称未知的程序',
    },
  },
  purpose: {
    en: 'Asks one program to close, waits, and starts it again.',
    ko: '프로그램 하나에 닫기를 요청하고, 기다렸다가 다시 시작합니다.',
    zh: '请求一个程序关闭，等待片刻，然后重新启动它。',
  },
  notice: {
    what: {
      en: '{program} is asked to close, and opened again. If it asks whether to save, answer it: until then nothing else happens.',
      ko: '프로그램에 닫기를 요청한 다음 다시 엽니다: {program}. 저장할지 물으면 답하세요. 그때까지 다른 일은 일어나지 않습니다.',
      zh: '将请求 {program} 关闭，然后重新打开。如果它询问是否保存，请先回答；在此之前不会执行其他操作。',
    },
    why: {
      en: 'It doesn’t answer or uses too much of the PC.',
      ko: '프로그램이 응답하지 않거나 PC 리소스를 너무 많이 사용하고 있습니다.',
      zh: '它未响应，或占用了过多的电脑资源。',
    },
    whatYouLose: {
      en: 'What is saved stays.',
      ko: '저장한 내용은 사라지지 않습니다.',
      zh: '已保存的内容不会丢失。',
    },
    duration: { en: 'Less than one minute.', ko: '1분도 걸리지 않습니다.', zh: '不到一分钟。' },
    undo: {
      en: 'This can’t be undone. The program may offer files that it saved by itself.',
      ko: '되돌릴 수 없습니다. 프로그램이 자동으로 저장해 둔 파일은 다시 열 때 표시될 수 있습니다.',
      zh: '无法撤销。重新打开时，程序可能会提供它自行保存的文件。',
    },
  },
  harsher: {
    titleOf: {
      en: 'Force {program} to close and reopen it',
      ko: '{program} 강제로 닫고 다시 열기',
      zh: '强制关闭并重新打开 {program}',
    },
    notice: {
      what: {
        en: '{program} is asked to close. If it doesn’t, it is ended by force. Then it is opened again.',
        ko: '프로그램에 닫기를 요청하고, 닫히지 않으면 강제로 종료한 다음 다시 엽니다: {program}',
        zh: '将请求 {program} 关闭；如果没有关闭，就强制结束，然后重新打开。',
      },
      whatYouLose: {
        en: 'Everything in {program} that isn’t saved is lost.',
        ko: '저장하지 않은 내용이 모두 사라집니다: {program}',
        zh: '{program} 中所有未保存的内容都会丢失。',
      },
    },
  },
  findings: {
    was_forced: {
      en: 'The program had to be ended by force; unsaved work in it is lost.',
      ko: '프로그램을 강제로 종료해야 했습니다. 이 프로그램에서 저장하지 않은 작업은 사라졌습니다.',
      zh: '只能强制结束该程序；其中未保存的工作已丢失。',
    },
  },
  fields: {
    forced: { en: 'had to be ended', ko: '강제 종료', zh: '被强制结束' },
    newPid: { en: 'process number now', ko: '새 프로세스 번호', zh: '新的进程编号' },
    oldPid: { en: 'process number before', ko: '이전 프로세스 번호', zh: '原来的进程编号' },
  },
  arguments: {
    pid: {
      en: 'Process number, as the list of running programs or the check for programs that aren’t responding shows it',
      ko: '프로세스 목록 또는 응답하지 않는 프로그램 점검에 표시된 프로세스 번호',
      zh: '进程编号（来自“正在运行的程序”或“未响应的程序”）',
    },
    startedUtc: {
      en: 'Start time of that process, so that a reused number isn’t hit',
      ko: '해당 프로세스의 시작 시각. 번호가 재사용된 다른 프로세스를 종료하지 않기 위해 확인합니다.',
      zh: '该进程的启动时间，用于避免误结束重复使用同一编号的其他进程',
    },
    force: {
      en: 'End it by force when it doesn’t close',
      ko: '닫히지 않으면 강제로 종료',
      zh: '程序不关闭时强制结束',
    },
  },
  utterances: {
    en: [
      'close and reopen outlook for me',
      'restart the frozen program',
      'excel will not close so restart it',
      'reopen the app please',
      'kick the browser and start it again',
      'relaunch teams',
    ],
    ko: [
      '멈춘 프로그램 다시 켜 주세요',
      '엑셀 껐다가 다시 열어줘요',
      '아웃룩 재실행 부탁해요',
      '브라우저 강제로 닫고 다시 켜주세요',
      '프로그램만 재시작하고 싶어요',
    ],
    zh: ['把卡住的软件关掉重开', '帮我重启一下outlook', '软件关不掉帮我重新打开', '浏览器关了再开', '程序重新启动一下'],
  },
})
