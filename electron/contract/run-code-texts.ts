import { workspaceArgument } from './edit-texts.ts'

/** What every tool that runs code says alike. */
export const runNotice = {
  why: {
    en: 'You asked for this, or a later step needs its result.',
    ko: '요청하신 작업이거나 다음 단계에 결과가 필요합니다.',
    zh: '您请求了此操作，或后续步骤需要其结果。',
  },
  whatYouLose: {
    en: 'It depends on the code: it can do everything that your account may. Nothing is undone automatically.',
    ko: '코드에 따라 다릅니다. 이 계정으로 할 수 있는 일은 모두 할 수 있으며, 자동으로 되돌려지는 것은 없습니다.',
    zh: '取决于代码本身：它可以做您的帐户能做的一切。所做的更改不会自动撤销。',
  },
  duration: {
    en: 'Up to the time limit shown.',
    ko: '길어도 표시된 제한 시간까지만 걸립니다.',
    zh: '最长不超过所显示的时间限制。',
  },
  undo: {
    en: 'This can’t be undone. Commit or copy the folder first, if it matters.',
    ko: '되돌릴 수 없습니다. 중요한 폴더라면 먼저 커밋하거나 복사해 두세요.',
    zh: '无法撤销。如果该文件夹很重要，请先提交或复制一份。',
  },
} as const

export const runFindingTexts = {
  failed: {
    en: 'The program ended with an error.',
    ko: '프로그램이 오류로 끝났습니다.',
    zh: '程序以错误结束。',
  },
  cut: {
    en: 'The output was long and has been cut.',
    ko: '출력이 길어 일부가 잘렸습니다.',
    zh: '输出内容很长，已被截断。',
  },
} as const

export const runFieldTexts = {
  durationMs: { en: 'took', ko: '걸린 시간', zh: '用时' },
  stderr: { en: 'error output', ko: '오류 출력', zh: '错误输出' },
  stdout: { en: 'output', ko: '출력', zh: '输出' },
} as const

export const runArgumentTexts = {
  ...workspaceArgument,
  path: { en: 'Folder in which it runs', ko: '실행할 폴더', zh: '运行所在的文件夹' },
  timeoutSec: { en: 'Time limit', ko: '제한 시간', zh: '时间限制' },
  verifyTool: {
    en: 'Diagnostic tool that is run before and after',
    ko: '실행 전후에 사용할 진단 도구',
    zh: '在运行之前和之后使用的诊断工具',
  },
} as const

/** What is lost, by what the code gives away of itself. */
export const runClasses = {
  destructive: {
    whatYouLose: {
      en: 'What it deletes, overwrites or opens up can’t be restored. It can also do more than can be read from it.',
      ko: '이 코드가 삭제하거나 덮어쓰거나 허용한 것은 복원할 수 없습니다. 보이는 것보다 더 많은 일을 할 수도 있습니다.',
      zh: '它删除、覆盖或放开的内容无法恢复。它还可能做从代码中看不出来的事情。',
    },
  },
  exfiltrates: {
    whatYouLose: {
      en: 'Data that leaves this PC, or passwords that are read, can’t be called back.',
      ko: '이 PC에서 나간 데이터나 읽힌 암호는 되돌릴 수 없습니다.',
      zh: '从这台电脑发送出去的数据或被读取的密码无法收回。',
    },
  },
} as const
