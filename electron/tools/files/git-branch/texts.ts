import { defineTexts } from '../../../contract/define-tool.ts'
import { gitFieldTexts, gitFindingTexts, gitStateTexts } from '../../../contract/git-result.ts'

export const texts = defineTexts({
  title: { en: 'Branches of a Git repository', ko: 'Git 저장소 브랜치', zh: 'Git 仓库分支' },
  purpose: {
    en: 'Which branches a Git repository has, and which one is in use.',
    ko: 'Git 저장소에 있는 브랜치와 현재 브랜치를 보여 줍니다.',
    zh: '显示 Git 仓库有哪些分支以及当前分支。',
  },
  values: { ...gitStateTexts },
  findings: {
    ...gitFindingTexts,
  },
  fields: {
    ...gitFieldTexts,
    branches: { en: 'branches', ko: '브랜치', zh: '分支' },
    id: { en: 'commit', ko: '커밋 ID', zh: '提交编号' },
    current: { en: 'in use', ko: '현재 브랜치', zh: '当前分支' },
  },
  arguments: {
    path: { en: 'Top folder of the repository', ko: '저장소의 최상위 폴더', zh: '仓库的顶层文件夹' },
  },
  utterances: {
    en: [
      'list the git branches',
      'which branch am i on in git',
      'what branches does this repository have',
      'show all local git branches',
      'current git branch name',
    ],
    ko: [
      'git 브랜치 목록 보여 주세요',
      '지금 git 어느 브랜치인가요',
      '이 저장소에 브랜치가 뭐가 있나요',
      '로컬 git 브랜치 다 보여줘요',
      '현재 git 브랜치 이름 알려 주세요',
    ],
    zh: ['列出git分支', '我现在在哪个git分支', '这个仓库有哪些分支', '显示所有本地git分支', '当前git分支叫什么'],
  },
})
