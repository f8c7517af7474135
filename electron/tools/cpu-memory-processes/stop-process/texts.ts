import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'End a program', ko: '프로그램 강제 종료', zh: '结束程序' },
  titleOf: { en: 'End {program}', ko: '{program} 강제 종료', zh: '结束 {program}' },
  unnamed: {
    program: {
      en: 'a program (Windows doesn’t tell its name)',
      ko: '이름을 알 수 없는 프로그램',
      zh: '名称未知的程序',
    },
  },
  purpose: {
    en: 'Ends one runaway program by force.',
    ko: '제어할 수 없게 된 프로그램 하나를 강제로 종료합니다.',
    zh: '强制结束一个失控的程序。',
  },
  withoutUndo: 'by_hand',
  notice: {
    what: {
      en: '{program} is ended at once.',
      ko: '프로그램을 바로 종료합니다: {program}',
      zh: '将立即结束 {program}。',
    },
    why: {
      en: 'It blocks the PC and can’t be closed in the normal way.',
      ko: '이 프로그램이 PC 사용을 방해하고 있으며 정상적인 방법으로는 닫을 수 없습니다.',
      zh: '它使电脑无法正常使用，并且无法用正常方式关闭。',
    },
    whatYouLose: {
      en: 'Everything in {program} that isn’t saved is lost.',
      ko: '저장하지 않은 내용이 모두 사라집니다: {program}',
      zh: '{program} 中所有未保存的内容都会丢失。',
    },
    duration: { en: 'A few seconds.', ko: '몇 초 걸립니다.', zh: '几秒钟。' },
    undo: {
      en: 'The program can be started again; unsaved work is gone.',
      ko: '프로그램은 다시 시작할 수 있지만 저장하지 않은 작업은 되살릴 수 없습니다.',
      zh: '可以重新启动该程序；未保存的工作无法找回。',
    },
  },
  findings: {
    still_there: {
      en: 'The program couldn’t be ended.',
      ko: '프로그램을 종료하지 못했습니다.',
      zh: '未能结束该程序。',
    },
  },
  arguments: {
    pid: {
      en: 'Process number, as the list of running programs shows it',
      ko: '프로세스 목록에 표시된 프로세스 번호',
      zh: '进程编号（来自“正在运行的程序”）',
    },
    startedUtc: {
      en: 'Start time of that process, so that a reused number isn’t hit',
      ko: '해당 프로세스의 시작 시각. 번호가 재사용된 다른 프로세스를 종료하지 않기 위해 확인합니다.',
      zh: '该进程的启动时间，用于避免误结束重复使用同一编号的其他进程',
    },
  },
  utterances: {
    en: [
      'kill that process',
      'end task does nothing, force quit it',
      'stop the program eating my cpu',
      'terminate the runaway script',
      'get rid of this process now',
    ],
    ko: [
      '그 프로세스 강제 종료해 주세요',
      '작업 끝내기가 안 먹혀요 죽여 주세요',
      'CPU 잡아먹는 놈 꺼주세요',
      '폭주하는 프로그램 종료 부탁해요',
      '프로세스 킬 해줘요',
    ],
    zh: ['强制结束这个进程', '结束任务没用帮我杀掉', '把占cpu的程序关了', '干掉那个失控的进程', '强行终止程序'],
  },
})
