import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Commit to a Git repository', ko: 'Git 저장소에 커밋', zh: '提交到 Git 仓库' },
  titleOf: { en: 'Commit in {path}', ko: '커밋: {path}', zh: '在 {path} 中提交' },
  purpose: {
    en: 'Records changes of files as a commit on this PC, after showing exactly what it holds. Nothing is sent anywhere.',
    ko: '파일 변경 내용을 먼저 그대로 보여 준 뒤 이 PC에 커밋으로 기록합니다. 외부로 보내는 것은 없습니다.',
    zh: '先显示确切内容，再把文件的更改作为提交记录在这台电脑上。不会发送到任何地方。',
  },
  losesNothing: ['repair'],
  notice: {
    what: {
      en: 'Deskmedic records the shown changes as a commit of this branch. The files stay as they are.',
      ko: 'Deskmedic이 표시된 변경 내용을 이 브랜치에 커밋합니다. 파일은 그대로 둡니다.',
      zh: 'Deskmedic 会把所显示的更改提交到此分支，文件本身保持不变。',
    },
    why: {
      en: 'You asked for this commit, or a later step needs it.',
      ko: '요청하신 커밋이거나 다음 단계에 필요합니다.',
      zh: '您请求了此提交，或后续步骤需要它。',
    },
    whatYouLose: {
      en: 'Nothing is lost. Hooks, filters and signing programs of the repository aren’t run.',
      ko: '사라지는 것은 없습니다. 저장소의 후크, 필터, 서명 프로그램은 실행하지 않습니다.',
      zh: '不会丢失任何内容。不会运行仓库的钩子、过滤器和签名程序。',
    },
    duration: { en: 'A moment.', ko: '금방 끝납니다.', zh: '片刻即可。' },
    undo: {
      en: 'Can be undone for 7 days, as long as it is the last commit of the branch.',
      ko: '브랜치의 마지막 커밋인 동안 7일 안에 되돌릴 수 있습니다.',
      zh: '7 天内可以撤销，前提是它仍是该分支的最新提交。',
    },
  },
  undo: {
    title: { en: 'Undo the commit in {path}', ko: '커밋 되돌리기: {path}', zh: '撤销 {path} 中的提交' },
    what: {
      en: 'The branch goes back to the commit before. The files stay as they are, and what was committed is staged.',
      ko: '브랜치를 이전 커밋으로 되돌립니다. 파일은 그대로 두고, 커밋했던 내용은 스테이징된 상태로 남습니다.',
      zh: '分支会回到前一个提交。文件保持不变，已提交的内容变为已暂存。',
    },
    lose: {
      en: 'The message of the commit. If another commit came after it, nothing is done.',
      ko: '커밋 메시지가 사라집니다. 이후에 다른 커밋이 있으면 아무것도 하지 않습니다.',
      zh: '提交说明。如果之后还有其他提交，则不做任何操作。',
    },
  },
  findings: {
    not_signed: {
      en: 'Commits are to be signed here. This one isn’t, because no program that signs was run.',
      ko: '커밋에 서명하도록 설정되어 있지만, 서명 프로그램을 실행하지 않아 이 커밋에는 서명이 없습니다.',
      zh: '此处设置为对提交签名。由于没有运行签名程序，此提交未签名。',
    },
  },
  fields: {
    branch: { en: 'branch', ko: '브랜치', zh: '分支' },
    author: { en: 'author', ko: '작성자', zh: '作者' },
    parent: { en: 'commit before', ko: '이전 커밋', zh: '前一个提交' },
    tree: { en: 'digest of the content', ko: '내용 다이제스트', zh: '内容摘要' },
    commit: { en: 'commit', ko: '커밋 ID', zh: '提交编号' },
    wantsSignature: { en: 'is to be signed', ko: '서명 필요', zh: '需要签名' },
    diffs: { en: 'what changes', ko: '바뀌는 내용', zh: '更改内容' },
    diff: { en: 'lines', ko: '줄', zh: '行' },
    removed: { en: 'lines removed', ko: '삭제된 줄', zh: '删除的行' },
    added: { en: 'lines added', ko: '추가된 줄', zh: '新增的行' },
  },
  arguments: {
    path: { en: 'Top folder of the repository', ko: '저장소의 최상위 폴더', zh: '仓库的顶层文件夹' },
    message: { en: 'Message of the commit', ko: '커밋 메시지', zh: '提交说明' },
    files: {
      en: 'Files to commit; none = what is staged',
      ko: '커밋할 파일(없으면 스테이징된 내용)',
      zh: '要提交的文件；留空则提交已暂存的内容',
    },
    dryRun: { en: 'Only show what would be committed', ko: '커밋할 내용만 보기', zh: '仅显示将要提交的内容' },
    parent: { en: 'Commit that it comes after', ko: '이전 커밋', zh: '前一个提交' },
    tree: { en: 'What it is to hold (digest)', ko: '커밋할 내용(다이제스트)', zh: '应提交的内容（摘要）' },
  },
  utterances: {
    en: [
      'commit my changes to git',
      'make a git commit of these files',
      'git commit with a message',
      'save this as a commit in the repository',
      'commit what is staged',
    ],
    ko: [
      'git에 변경 내용 커밋해 주세요',
      '이 파일들 커밋해 줘요',
      '메시지 넣어서 git commit 해 주세요',
      '저장소에 커밋으로 저장해 주세요',
      '스테이징된 거 커밋해 주세요',
    ],
    zh: ['把改动提交到git', '这些文件做一次git提交', '带说明git commit一下', '在仓库里提交一下', '把暂存的内容提交了'],
  },
})
