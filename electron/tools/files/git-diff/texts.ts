import { defineTexts } from '../../../contract/define-tool.ts'
import { gitFieldTexts, gitFindingTexts, gitStateTexts } from '../../../contract/git-result.ts'

export const texts = defineTexts({
  title: { en: 'Changes in a Git repository, line by line', ko: 'Git 저장소 변경 내용', zh: 'Git 仓库更改内容' },
  purpose: {
    en: 'What was changed in the files of a Git repository since the last commit.',
    ko: '마지막 커밋 이후 Git 저장소의 파일에서 바뀐 내용을 보여 줍니다.',
    zh: '显示自上次提交以来 Git 仓库文件的更改内容。',
  },
  values: { ...gitStateTexts },
  findings: {
    ...gitFindingTexts,
    no_changes: {
      en: 'Nothing is changed since the last commit.',
      ko: '마지막 커밋 이후 변경된 내용이 없습니다.',
      zh: '自上次提交以来没有更改。',
    },
    left_out: {
      en: 'Some changed files aren’t opened to Deskmedic: they are only named.',
      ko: '일부 변경 파일은 Deskmedic에 열려 있지 않아 이름만 표시합니다.',
      zh: '部分已更改的文件未对 Deskmedic 开放：只显示名称。',
    },
    more_files: {
      en: 'There are more changed files than shown.',
      ko: '표시된 것보다 변경된 파일이 더 많습니다.',
      zh: '已更改的文件多于所显示的数量。',
    },
  },
  fields: {
    ...gitFieldTexts,
    patch: { en: 'lines', ko: '변경된 줄', zh: '更改的行' },
    cut: { en: 'shortened', ko: '일부만 표시', zh: '已截短' },
    leftOut: { en: 'not shown', ko: '표시하지 않음', zh: '未显示' },
    more: { en: 'more files', ko: '그 밖의 파일', zh: '其他文件' },
  },
  arguments: {
    path: { en: 'Top folder of the repository', ko: '저장소의 최상위 폴더', zh: '仓库的顶层文件夹' },
    limit: { en: 'Maximum files', ko: '최대 파일 수', zh: '最多文件数' },
  },
  utterances: {
    en: [
      'git diff of this repository',
      'show me what i changed since the last commit',
      'which lines are different in git',
      'show the uncommitted changes line by line',
      'compare my work with the last git commit',
    ],
    ko: [
      'git diff 보여 주세요',
      '마지막 커밋 이후 바꾼 내용 보여줘요',
      'git에서 어느 줄이 달라졌나요',
      '커밋 전 변경 내용을 줄별로 보여 주세요',
      '작업 내용을 마지막 git 커밋과 비교해 주세요',
    ],
    zh: [
      '看一下git diff',
      '上次提交之后我改了什么',
      'git里哪些行不一样',
      '逐行显示未提交的更改',
      '把我的修改和上次git提交比较一下',
    ],
  },
})
