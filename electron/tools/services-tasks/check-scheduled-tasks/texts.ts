import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Scheduled tasks', ko: '예약된 작업', zh: '计划任务' },
  purpose: {
    en: 'Tasks outside the Windows folders with last result and next run.',
    ko: 'Windows 폴더 밖에 있는 작업의 마지막 결과와 다음 실행 시간을 확인합니다.',
    zh: '列出 Windows 文件夹以外的任务，以及上次运行结果和下次运行时间。',
  },
  named: {
    task_failed: {
      en: 'The last run of the scheduled task {name} ended with an error.',
      ko: '마지막 실행이 오류로 끝난 예약된 작업이 있습니다: {name}',
      zh: '计划任务 {name} 在上次运行时以错误结束。',
    },
    runs_from_temp: {
      en: 'The scheduled task {name} starts a program from a temporary or download folder.',
      ko: '임시 폴더나 다운로드 폴더에 있는 프로그램을 시작하는 예약된 작업이 있습니다: {name}',
      zh: '计划任务 {name} 从临时文件夹或下载文件夹启动程序。',
    },
  },
  findings: {
    task_failed: {
      en: 'The last run of a scheduled task ended with an error.',
      ko: '마지막 실행이 오류로 끝난 예약된 작업이 있습니다.',
      zh: '有计划任务在上次运行时以错误结束。',
    },
    runs_from_temp: {
      en: 'A scheduled task starts a program from a temporary or download folder.',
      ko: '임시 폴더나 다운로드 폴더에 있는 프로그램을 시작하는 예약된 작업이 있습니다.',
      zh: '有计划任务从临时文件夹或下载文件夹启动程序。',
    },
    missed: {
      en: 'A task missed several runs, usually because the PC was off.',
      ko: '여러 번 실행되지 못한 작업이 있습니다. 보통은 PC가 꺼져 있었기 때문입니다.',
      zh: '有任务多次错过运行，通常是因为电脑处于关机状态。',
    },
  },
  advice: {
    task_failed: {
      en: 'Open Task Scheduler, look at the task and correct the path of its program, or ask the person who set it up.',
      ko: '작업 스케줄러에서 해당 작업을 열어 프로그램 경로를 바로잡거나 작업을 만든 사람에게 문의하세요.',
      zh: '请打开“任务计划程序”，查看该任务并更正其程序路径，或询问设置它的人。',
    },
    runs_from_temp: {
      en: 'Ask IT whether this task is wanted; programs that start from a temporary folder are often harmful.',
      ko: '이 작업이 필요한 것인지 IT 담당자에게 확인하세요. 임시 폴더에서 실행되는 프로그램은 해로운 경우가 많습니다.',
      zh: '请向 IT 人员确认是否需要此任务；从临时文件夹启动的程序往往有害。',
    },
  },
  fields: {
    author: { en: 'author', ko: '만든 이', zh: '创建者' },
    lastResult: { en: 'last result', ko: '마지막 결과', zh: '上次结果' },
    lastRunUtc: { en: 'last run', ko: '마지막 실행', zh: '上次运行' },
    missedRuns: { en: 'missed runs', ko: '놓친 실행', zh: '错过的运行' },
    nextRunUtc: { en: 'next run', ko: '다음 실행', zh: '下次运行' },
    programs: { en: 'programs', ko: '프로그램', zh: '程序' },
    tasks: { en: 'tasks', ko: '작업', zh: '任务' },
  },
  picture: {
    failed: { en: 'Failed', ko: '실패', zh: '失败' },
  },
  arguments: {
    includeWindows: {
      en: 'Also tasks that belong to Windows',
      ko: 'Windows에 속한 작업도 포함',
      zh: '同时包括属于 Windows 的任务',
    },
    max: { en: 'Maximum tasks', ko: '최대 작업 수', zh: '最大任务数' },
  },
  utterances: {
    en: [
      'a black window pops up every hour',
      'something starts by itself at night',
      'which scheduled tasks are there',
      'backup task did not run',
      'task scheduler says last run failed',
    ],
    ko: [
      '한 시간마다 검은 창이 떴다 사라져요',
      '밤에 뭔가 저절로 실행돼요',
      '예약 작업 뭐가 있나요',
      '백업 작업이 안 돌았어요',
      '작업 스케줄러 실패라고 나와요',
    ],
    zh: ['每隔一小时弹个黑框', '半夜自己启动什么东西', '有哪些计划任务', '备份任务没执行', '计划任务上次运行失败'],
  },
})
