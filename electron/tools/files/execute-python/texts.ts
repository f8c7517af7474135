import { defineTexts } from '../../../contract/define-tool.ts'
import {
  runArgumentTexts,
  runClasses,
  runFieldTexts,
  runFindingTexts,
  runNotice,
} from '../../../contract/run-code-texts.ts'

export const texts = defineTexts({
  title: { en: 'Run a program of Python', ko: 'Python 코드 실행', zh: '运行 Python 代码' },
  titleOf: { en: 'Run Python code in {path}', ko: 'Python 코드 실행: {path}', zh: '在 {path} 中运行 Python 代码' },
  purpose: {
    en: 'Runs a short program of Python in a folder, shown in full and only after it was approved.',
    ko: '폴더에서 짧은 Python 코드를 실행합니다. 전체 내용을 그대로 보여 주고 승인을 받은 후에만 실행합니다.',
    zh: '在文件夹中运行一段简短的 Python 代码；代码会完整显示，并且只有在获得批准后才会运行。',
  },
  notice: {
    ...runNotice,
    what: {
      en: 'The code is run exactly as shown below, as the signed-in user.',
      ko: '아래에 표시된 코드를 로그인한 사용자로 그대로 실행합니다.',
      zh: '将以当前登录用户的身份，完全按照下方显示的内容运行代码。',
    },
  },
  classes: runClasses,
  findings: runFindingTexts,
  fields: runFieldTexts,
  arguments: {
    ...runArgumentTexts,
    code: {
      en: 'The code, shown in full before it runs',
      ko: '실행할 코드(실행 전에 전체 내용 표시)',
      zh: '代码，运行前会完整显示',
    },
  },
  utterances: {
    en: [
      'run this python code',
      'execute a python script for me',
      'calculate this with python',
      'evaluate the python snippet',
      'run some python in this folder',
    ],
    ko: [
      '이 파이썬 코드 실행해 주세요',
      '파이썬으로 계산해 줘요',
      '파이썬 스크립트 돌려 주세요',
      '이 폴더에서 파이썬 코드 돌려줘요',
      '파이썬 몇 줄 실행 부탁해요',
    ],
    zh: ['运行这段python代码', '用python算一下', '帮我执行python脚本', '在这个文件夹里跑python', '跑几行python'],
  },
})
