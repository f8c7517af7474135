/** What every tool that edits files says alike. */
export const editNotice = {
  why: {
    en: 'You asked for this change, or a later step needs it.',
    ko: '요청하신 변경이거나 다음 단계에 필요합니다.',
    zh: '您请求了此更改，或后续步骤需要它。',
  },
  duration: { en: 'A moment.', ko: '금방 끝납니다.', zh: '片刻即可。' },
} as const

/** The folder that a file lies in, where it is named apart from its path. */
export const workspaceArgument = {
  workspace: {
    en: 'Folder that was opened to Deskmedic, by its name',
    ko: 'Deskmedic에 열어 준 폴더 이름',
    zh: '向 Deskmedic 开放的文件夹名称',
  },
} as const

export const editArguments = {
  ...workspaceArgument,
  dryRun: { en: 'Only show what would change', ko: '바뀔 내용만 보기', zh: '仅显示将要更改的内容' },
  sealBefore: {
    en: 'What the files held when this was agreed to (digest)',
    ko: '동의할 때의 파일 내용(다이제스트)',
    zh: '同意时文件的内容（摘要）',
  },
  sealAfter: {
    en: 'What they are to hold (digest)',
    ko: '변경 후 파일 내용(다이제스트)',
    zh: '更改后文件的内容（摘要）',
  },
} as const

export const editFields = {
  before: { en: 'content before', ko: '이전 내용', zh: '之前的内容' },
  after: { en: 'content after', ko: '이후 내용', zh: '之后的内容' },
  rights: { en: 'rights', ko: '권한', zh: '权限' },
  diffs: { en: 'what changes', ko: '바뀌는 내용', zh: '更改内容' },
  diff: { en: 'lines', ko: '줄', zh: '行' },
  removed: { en: 'lines removed', ko: '삭제된 줄', zh: '删除的行' },
  added: { en: 'lines added', ko: '추가된 줄', zh: '新增的行' },
  sealBefore: { en: 'digest before', ko: '이전 다이제스트', zh: '之前的摘要' },
  sealAfter: { en: 'digest after', ko: '이후 다이제스트', zh: '之后的摘要' },
} as const

/** What the parts of an edit are called. */
export const editParts = {
  insert: { en: 'Insert lines', ko: '줄 삽입', zh: '插入行' },
  replace: { en: 'Replace lines', ko: '줄 바꾸기', zh: '替换行' },
  delete: { en: 'Delete lines', ko: '줄 삭제', zh: '删除行' },
  before: { en: 'Before line', ko: '다음 줄 앞에', zh: '在此行之前' },
  from: { en: 'From line', ko: '시작 줄', zh: '起始行' },
  to: { en: 'To line', ko: '끝 줄', zh: '结束行' },
  text: { en: 'New text', ko: '새 텍스트', zh: '新文本' },
} as const
