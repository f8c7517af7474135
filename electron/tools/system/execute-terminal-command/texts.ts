import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Run one command', ko: '명령 하나 실행', zh: '运行一条命令' },
  titleOf: { en: 'Run the command {command}', ko: '명령 실행: {command}', zh: '运行命令：{command}' },
  purpose: {
    en: 'Last resort: one free command, shown in full and run only after it was approved.',
    ko: '마지막 수단입니다. 자유롭게 입력한 명령 하나를 전체 내용 그대로 보여 주고, 승인을 받은 후에만 실행합니다.',
    zh: '最后的手段：运行一条自由输入的命令；命令会完整显示，并且只有在获得批准后才会运行。',
  },
  notice: {
    what: {
      en: 'One command is run exactly as shown below.',
      ko: '아래에 표시된 명령 하나를 그대로 실행합니다.',
      zh: '将完全按照下方显示的内容运行一条命令。',
    },
    why: {
      en: 'No ready-made tool fits this request.',
      ko: '이 요청에 맞는 준비된 도구가 없습니다.',
      zh: '没有现成的工具适合这个请求。',
    },
    whatYouLose: {
      en: 'It depends on the command. Nothing is undone automatically.',
      ko: '명령에 따라 다릅니다. 자동으로 되돌려지는 것은 없습니다.',
      zh: '取决于命令本身。命令所做的更改不会自动撤销。',
    },
    duration: {
      en: 'Up to the time limit shown.',
      ko: '길어도 표시된 제한 시간까지만 걸립니다.',
      zh: '最长不超过所显示的时间限制。',
    },
    undo: {
      en: 'This can’t be undone. A restore point can be made first.',
      ko: '되돌릴 수 없습니다. 먼저 복원 지점을 만들어 둘 수 있습니다.',
      zh: '无法撤销。可以先创建一个还原点。',
    },
  },
  classes: {
    read_only: {
      what: {
        en: 'One command is run exactly as shown below. Deskmedic reads it as only looking.',
        ko: '아래에 표시된 명령 하나를 그대로 실행합니다. Deskmedic은 읽기만 하는 명령으로 판단했습니다.',
        zh: '将完全按照下方显示的内容运行一条命令。Deskmedic 判断它只读取信息。',
      },
      whatYouLose: {
        en: 'Nothing, as far as Deskmedic can read it.',
        ko: 'Deskmedic이 확인한 범위에서는 없습니다.',
        zh: '据 Deskmedic 判断，不会丢失任何内容。',
      },
    },
    destructive: {
      whatYouLose: {
        en: 'What it deletes, overwrites or opens up can’t be restored.',
        ko: '이 명령이 삭제하거나 덮어쓰거나 허용한 것은 복원할 수 없습니다.',
        zh: '它删除、覆盖或放开的内容无法恢复。',
      },
    },
    exfiltrates: {
      whatYouLose: {
        en: 'Data that leaves this PC, or passwords that are read, can’t be called back.',
        ko: '이 PC에서 나간 데이터나 읽힌 암호는 되돌릴 수 없습니다.',
        zh: '从这台电脑发送出去的数据或被读取的密码无法收回。',
      },
    },
  },
  findings: {
    failed: { en: 'The command reported an error.', ko: '명령 실행 중 오류가 보고되었습니다.', zh: '命令报告了错误。' },
    cut: {
      en: 'The output was long and has been cut.',
      ko: '출력이 길어 일부가 잘렸습니다.',
      zh: '输出内容很长，已被截断。',
    },
  },
  fields: {
    durationMs: { en: 'took', ko: '걸린 시간', zh: '用时' },
    stderr: { en: 'error output', ko: '오류 출력', zh: '错误输出' },
    stdout: { en: 'output', ko: '출력', zh: '输出' },
  },
  arguments: {
    command: {
      en: 'The command text, shown in full before it runs',
      ko: '실행할 명령(실행 전에 전체 내용 표시)',
      zh: '命令文本，运行前会完整显示',
    },
    cwd: { en: 'Folder in which the command starts', ko: '명령을 시작할 폴더', zh: '命令启动时所在的文件夹' },
    timeoutSec: { en: 'Time limit', ko: '제한 시간', zh: '时间限制' },
    verifyTool: {
      en: 'Diagnostic tool that is run before and after',
      ko: '실행 전후에 사용할 진단 도구',
      zh: '在命令之前和之后运行的诊断工具',
    },
  },
  utterances: {
    en: [
      'run this command for me',
      'i have a powershell line to execute',
      'type this into cmd please',
      'can you run ipconfig /all',
      'execute the script the vendor sent',
      'open a terminal and run this',
    ],
    ko: [
      '이 명령어 좀 실행해 주세요',
      '파워쉘로 이거 돌려줘요',
      'cmd에 이거 입력해 주세요',
      '명령 프롬프트에서 한 줄 실행 부탁해요',
      '업체가 준 명령 실행해 주세요',
    ],
    zh: [
      '帮我跑一下这条命令',
      '用powershell执行这一行',
      '在cmd里输入这个',
      '打开命令行运行一下',
      '厂家给的命令帮我执行',
    ],
  },
})
