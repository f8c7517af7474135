import { defineTexts } from '../../../contract/define-tool.ts'
import {
  runArgumentTexts,
  runClasses,
  runFieldTexts,
  runFindingTexts,
  runNotice,
} from '../../../contract/run-code-texts.ts'

export const texts = defineTexts({
  title: { en: 'Run the tests of a project', ko: '프로젝트 테스트 실행', zh: '运行项目测试' },
  titleOf: { en: 'Run the tests: {command}', ko: '테스트 실행: {command}', zh: '运行测试：{command}' },
  purpose: {
    en: 'Runs the tests of a project with Python or Node, by one line that is shown in full and approved first.',
    ko: 'Python이나 Node로 프로젝트 테스트를 실행합니다. 명령 한 줄을 먼저 그대로 보여 주고 승인을 받습니다.',
    zh: '使用 Python 或 Node 运行项目的测试；命令会先完整显示并获得批准。',
  },
  notice: {
    ...runNotice,
    what: {
      en: 'This line is run in the folder, and with it the code of the project.',
      ko: '폴더에서 이 명령을 실행합니다. 프로젝트의 코드도 함께 실행됩니다.',
      zh: '将在该文件夹中运行此命令，项目的代码也会随之运行。',
    },
  },
  classes: runClasses,
  findings: runFindingTexts,
  fields: runFieldTexts,
  arguments: {
    ...runArgumentTexts,
    command: {
      en: 'A call of python3 or node, such as: python3 -m pytest -q',
      ko: 'python3 또는 node 명령(예: python3 -m pytest -q)',
      zh: 'python3 或 node 命令，例如：python3 -m pytest -q',
    },
  },
  utterances: {
    en: [
      'run the unit tests of this project',
      'do the tests pass',
      'run pytest for me',
      'execute the test suite',
      'run node test in the project',
    ],
    ko: [
      '프로젝트 단위 테스트 돌려 주세요',
      '테스트 통과하나요',
      'pytest 실행해 줘요',
      '테스트 전부 돌려 주세요',
      '이 프로젝트 노드 테스트 실행해 주세요',
    ],
    zh: ['跑一下单元测试', '测试都通过吗', '帮我跑pytest', '执行全部测试', '运行项目的node测试'],
  },
})
