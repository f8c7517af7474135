import { defineTexts } from '../../../contract/define-tool.ts'
import { gitFieldTexts, gitFindingTexts, gitStateTexts } from '../../../contract/git-result.ts'

export const texts = defineTexts({
  title: { en: 'State of a Git repository', ko: 'Git 저장소 상태', zh: 'Git 仓库状态' },
  purpose: {
    en: 'Which files of a Git repository are changed, and on which branch it is.',
    ko: 'Git 저장소에서 변경된 파일과 현재 브랜치를 확인합니다.',
    zh: '查看 Git 仓库中已更改的文件以及当前分支。',
  },
  values: {
    ...gitStateTexts,
    change: {
      added: { en: 'added', ko: '추가됨', zh: '新增' },
      modified: { en: 'changed', ko: '수정됨', zh: '已修改' },
      deleted: { en: 'deleted', ko: '삭제됨', zh: '已删除' },
      renamed: { en: 'renamed', ko: '이름 변경됨', zh: '已重命名' },
      untracked: { en: 'new, not in Git yet', ko: '새 파일(아직 Git에 없음)', zh: '新文件（尚未纳入 Git）' },
      conflict: { en: 'in conflict', ko: '충돌', zh: '有冲突' },
    },
  },
  findings: {
    ...gitFindingTexts,
    clean: {
      en: 'Nothing is changed since the last commit.',
      ko: '마지막 커밋 이후 변경된 내용이 없습니다.',
      zh: '自上次提交以来没有更改。',
    },
    changed: {
      en: 'Files are changed and not committed.',
      ko: '커밋하지 않은 변경 파일이 있습니다.',
      zh: '有已更改但未提交的文件。',
    },
    conflicts: {
      en: 'Files have conflicts from a merge.',
      ko: '병합 충돌이 있는 파일이 있습니다.',
      zh: '有文件存在合并冲突。',
    },
    filters_off: {
      en: 'Programs that change contents for this repository weren’t run: some files can look changed.',
      ko: '이 저장소가 내용을 바꾸는 데 쓰는 프로그램은 실행하지 않았습니다. 일부 파일이 변경된 것처럼 보일 수 있습니다.',
      zh: '未运行该仓库用于转换内容的程序：部分文件可能显示为已更改。',
    },
  },
  fields: {
    ...gitFieldTexts,
    branch: { en: 'branch', ko: '브랜치', zh: '分支' },
    upstream: { en: 'compared with', ko: '비교 대상', zh: '比较对象' },
    ahead: { en: 'commits ahead', ko: '앞선 커밋', zh: '领先的提交' },
    behind: { en: 'commits behind', ko: '뒤처진 커밋', zh: '落后的提交' },
    change: { en: 'change', ko: '변경', zh: '更改' },
    staged: { en: 'staged', ko: '스테이징됨', zh: '已暂存' },
    filtersOff: { en: 'filters not run', ko: '실행하지 않은 필터', zh: '未运行的过滤器' },
  },
  arguments: {
    path: { en: 'Top folder of the repository', ko: '저장소의 최상위 폴더', zh: '仓库的顶层文件夹' },
  },
  utterances: {
    en: [
      'git status of this repository',
      'which files are changed in my git repo',
      'is my git working tree clean',
      'what did i not commit yet',
      'are there merge conflicts in the git repository',
    ],
    ko: [
      'git 상태 알려 주세요',
      'git 저장소에서 변경된 파일이 뭐예요',
      '아직 커밋 안 한 파일 보여줘요',
      'git 작업 폴더가 깨끗한지 봐 주세요',
      'git 병합 충돌이 있나요',
    ],
    zh: ['看一下git状态', 'git仓库里改了哪些文件', '还有什么没提交到git', 'git工作区干净吗', 'git仓库有没有合并冲突'],
  },
})
