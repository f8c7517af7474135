import { expect, test } from 'vitest'

import { programName } from './program-names.ts'

test('a program is called as people call it, whatever its file is called', () => {
  expect(programName('msedge.exe', 'en')).toBe('Microsoft Edge')
  expect(programName('OUTLOOK.EXE', 'ko')).toBe('Outlook')
  expect(programName('explorer', 'zh')).toBe('Windows 资源管理器')
  expect(programName('KakaoTalk.exe', 'ko')).toBe('카카오톡')
})

test('one that has no other name keeps that of its file, without the ending', () => {
  expect(programName('photoedit.exe', 'en')).toBe('photoedit')
  expect(programName('constructor', 'en')).toBe('constructor')
  expect(programName('chrome#3', 'en')).toBe('Google Chrome')
  expect(programName('', 'en')).toBe('')
})
