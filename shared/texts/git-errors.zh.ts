import type { gitErrorsEn } from './git-errors.en.ts'

/** Why Git was not let change a repository. */
export const gitErrorsZh: Record<keyof typeof gitErrorsEn, string> = {
  'errors.not_committed.why':
    '没有提交：{reason, select, not_a_repository {此文件夹不是 Git 仓库的顶层文件夹} git_missing {这台电脑上没有 Git} leads_outside {该仓库指向其他文件夹（{detail}）} includes_config {该仓库引用了其他位置的设置（{detail}）} needs_network {该仓库的部分内容在另一台电脑上} no_identity {Git 还不知道您的姓名和电子邮件地址} nothing_to_commit {没有可提交的内容} in_progress {合并或类似操作尚未完成（{detail}）} needs_filter {存储“{detail}”需要运行程序，而这里不运行仓库指定的程序} file_closed {文件“{detail}”不能打开，无法看到要提交的内容} not_plain_file {“{detail}”不是该仓库中的普通文件} ignored_file {仓库设置为忽略“{detail}”} too_large {更改太大，无法在同意之前查看} other {Git 未能完成}}。',
  'errors.not_committed.next':
    '{reason, select, no_identity {请设置一次：git config --global user.name 姓名，user.email 同理。} nothing_to_commit {请用“Git 仓库状态”查看有哪些更改。} in_progress {请在您使用的 Git 程序中完成该操作。} needs_filter {请在您使用的 Git 程序中提交该文件。} file_closed {请去掉该文件，或在您使用的 Git 程序中提交。} ignored_file {请去掉该文件。} too_large {请分批提交文件。} git_missing {请安装 Git，然后重试。} other {请查看“Git 仓库状态”。}}',
  'errors.commit_not_last.why': '提交 {commit} 已不是此分支的最新提交。未做任何更改。',
  'errors.commit_not_last.next': '撤销它会丢失之后的提交。请在您使用的 Git 程序中使用 git revert。',
  'window.next.not_committed':
    '{reason, select, no_identity {请在您使用的 Git 程序中设置一次姓名和电子邮件地址。} git_missing {请安装 Git，然后重试。} ignored_file {请去掉该文件。} too_large {请分批提交文件。} other {请查看“Git 仓库状态”。}}',
}
