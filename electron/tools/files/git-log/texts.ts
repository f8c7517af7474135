import { defineTexts } from '../../../contract/define-tool.ts'
import { gitFieldTexts, gitFindingTexts, gitStateTexts } from '../../../contract/git-result.ts'

export const texts = defineTexts({
  title: { en: 'Commits of a Git repository', ko: 'Git 저장소 커밋 기록', zh: 'Git 仓库提交记录' },
  purpose: {
    en: 'The last commits of a Git repository: who, when and what for.',
    ko: 'Git 저장소의 최근 커밋을 누가 언제 왜 했는지 보여 줍니다.',
    zh: '显示 Git 仓库最近的提交：何人、何时、为何。',
  },
  values: { ...gitStateTexts },
  findings: {
    ...gitFindingTexts,
    not_committed: {
      en: 'These changes aren’t committed.',
      ko: '이 변경 내용은 아직 커밋되지 않았습니다.',
      zh: '这些更改尚未提交。',
    },
    no_commits: { en: 'There is no commit yet.', ko: '아직 커밋이 없습니다.', zh: '还没有任何提交。' },
  },
  advice: {
    not_committed: {
      en: 'See with “State of a Git repository” what is changed, then commit it.',
      ko: '‘Git 저장소 상태’로 변경된 파일을 확인한 뒤 커밋하세요.',
      zh: '请先用“Git 仓库状态”查看更改，然后提交。',
    },
  },
  fields: {
    ...gitFieldTexts,
    commits: { en: 'commits', ko: '커밋', zh: '提交' },
    id: { en: 'commit', ko: '커밋 ID', zh: '提交编号' },
    tree: { en: 'digest of the content', ko: '내용 다이제스트', zh: '内容摘要' },
    author: { en: 'author', ko: '작성자', zh: '作者' },
    subject: { en: 'subject', ko: '제목', zh: '主题' },
  },
  arguments: {
    path: { en: 'Top folder of the repository', ko: '저장소의 최상위 폴더', zh: '仓库的顶层文件夹' },
    expected: { en: 'Content to look for (digest)', ko: '찾을 내용(다이제스트)', zh: '要查找的内容（摘要）' },
    limit: { en: 'Maximum commits', ko: '최대 커밋 수', zh: '最多提交数' },
  },
  utterances: {
    en: [
      'git log of this repository',
      'show the last commits',
      'who committed last in this git repo',
      'what are the newest git commits',
      'git history of the project',
    ],
    ko: [
      'git 로그 보여 주세요',
      '최근 커밋 목록 알려 주세요',
      '이 저장소에 누가 마지막으로 커밋했나요',
      'git 커밋 기록 보여줘요',
      '프로젝트 git 이력 봐 주세요',
    ],
    zh: ['看一下git日志', '最近的提交记录', '这个仓库最后是谁提交的', '列出最新的git提交', '项目的git历史'],
  },
})
