import { defineTexts } from '../../../contract/define-tool.ts'
import {
  runArgumentTexts,
  runClasses,
  runFieldTexts,
  runFindingTexts,
  runNotice,
} from '../../../contract/run-code-texts.ts'

export const texts = defineTexts({
  title: { en: 'Check source code with a linter', ko: '린터로 소스 코드 검사', zh: '用检查工具检查源代码' },
  titleOf: { en: 'Check the code: {command}', ko: '코드 검사: {command}', zh: '检查代码：{command}' },
  purpose: {
    en: 'Runs a checker of source code with Python or Node, by one line that is shown in full and approved first.',
    ko: 'Python이나 Node로 소스 코드 검사 도구를 실행합니다. 명령 한 줄을 먼저 그대로 보여 주고 승인을 받습니다.',
    zh: '使用 Python 或 Node 运行源代码检查工具；命令会先完整显示并获得批准。',
  },
  notice: {
    ...runNotice,
    what: {
      en: 'This line is run in the folder. A checker loads settings and extensions of the project, which are code too.',
      ko: '폴더에서 이 명령을 실행합니다. 검사 도구는 프로젝트의 설정과 확장도 불러오며, 이것도 코드입니다.',
      zh: '将在该文件夹中运行此命令。检查工具会加载项目的设置和扩展，它们也是代码。',
    },
  },
  classes: runClasses,
  findings: runFindingTexts,
  fields: runFieldTexts,
  arguments: {
    ...runArgumentTexts,
    command: {
      en: 'A call of python3 or node, such as: python3 -m pyflakes src',
      ko: 'python3 또는 node 명령(예: python3 -m pyflakes src)',
      zh: 'python3 或 node 命令，例如：python3 -m pyflakes src',
    },
  },
  utterances: {
    en: [
      'lint this code',
      'check the source code for style errors',
      'run the linter on the project',
      'does the code have lint errors',
      'run eslint here',
    ],
    ko: [
      '이 코드 린트 돌려 주세요',
      '소스 코드 스타일 검사해 줘요',
      '프로젝트에 린터 실행해 주세요',
      '린트 오류 있는지 봐 주세요',
      'eslint 돌려 줘요',
    ],
    zh: ['给代码跑一下lint', '检查源代码的风格问题', '在项目上运行linter', '代码有没有lint错误', '在这里跑eslint'],
  },
})
