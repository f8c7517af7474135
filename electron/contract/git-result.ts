import * as z from 'zod'

import type { FindingRule } from './finding-rule.ts'
import { gitRefusals, type GitAnswer } from './git-port.ts'

/** What every record of a repository begins with. `state` says whether it was read, and why not; `detail` what was the reason; empty where there is none to name. */
export const gitStateFields = () => ({
  path: z.string(),
  state: z.enum(['read', ...gitRefusals]),
  detail: z.string(),
})

type StateFields = z.output<z.ZodObject<ReturnType<typeof gitStateFields>>>

/** A repository that was not read is unknown: neither clean nor empty. */
export const gitUnknownWhen = "state == null || (state != 'read' && state != 'not_a_repository')"

const risky = "['leads_outside', 'includes_config', 'needs_network', 'not_understood']"

export const gitFindings = [
  { id: 'no_repository', severity: 'info', when: "state == 'not_a_repository'" },
  { id: 'not_opened', severity: 'info', when: `state in ${risky}` },
] as const satisfies readonly FindingRule[]

export const gitFindingTexts = {
  no_repository: {
    en: 'This folder isn’t the top folder of a Git repository.',
    ko: 'Git 저장소의 최상위 폴더가 아닙니다.',
    zh: '此文件夹不是 Git 仓库的顶层文件夹。',
  },
  not_opened: {
    en: 'This repository wasn’t read: its settings could start a program, use the network or lead to another folder.',
    ko: '저장소를 읽지 않았습니다. 저장소 설정이 프로그램을 실행하거나 네트워크를 쓰거나 다른 폴더로 이어질 수 있습니다.',
    zh: '未读取该仓库：它的设置可能会启动程序、使用网络或指向其他文件夹。',
  },
} as const

export const gitStateTexts = {
  state: {
    read: { en: 'read', ko: '읽음', zh: '已读取' },
    not_a_repository: { en: 'no Git repository', ko: 'Git 저장소가 아님', zh: '不是 Git 仓库' },
    git_missing: { en: 'Git isn’t installed', ko: 'Git이 설치되어 있지 않음', zh: '未安装 Git' },
    leads_outside: { en: 'leads to another folder', ko: '다른 폴더로 이어짐', zh: '指向其他文件夹' },
    includes_config: {
      en: 'takes in settings from another file',
      ko: '다른 파일의 설정을 불러옴',
      zh: '会引入其他文件中的设置',
    },
    needs_network: { en: 'needs the network', ko: '네트워크가 필요함', zh: '需要网络' },
    not_understood: { en: 'settings that aren’t known', ko: '알 수 없는 설정이 있음', zh: '包含无法识别的设置' },
    failed: { en: 'Git couldn’t read it', ko: 'Git이 읽지 못함', zh: 'Git 无法读取' },
  },
} as const

export const gitFieldTexts = {
  detail: { en: 'reason', ko: '이유', zh: '原因' },
} as const

type Unread<Fields> = { [Name in keyof Fields]: null }
type OrUnread<Fields> = { [Name in keyof Fields]: Fields[Name] | null }

/** The record of an answer: `unread` = the fields of a repository that was not read. */
export function gitRecord<T, Fields extends object>(
  path: string,
  answer: GitAnswer<T>,
  { read, unread }: { readonly read: (value: T) => Fields; readonly unread: Unread<Fields> },
): StateFields & OrUnread<Fields> {
  return answer.read
    ? { path, state: 'read', detail: '', ...read(answer.value) }
    : { path, state: answer.reason, detail: answer.detail ?? '', ...unread }
}
