/** Why Git was not let change a repository. */
export const gitErrorsEn = {
  'errors.not_committed.why':
    'Nothing was committed: {reason, select, not_a_repository {this folder isn’t the top folder of a Git repository} git_missing {Git isn’t on this PC} leads_outside {the repository leads to another folder ({detail})} includes_config {the repository includes settings from elsewhere ({detail})} needs_network {parts of the repository are on another computer} no_identity {Git doesn’t know your name and email address} nothing_to_commit {there is nothing to commit} in_progress {a merge or a similar step isn’t finished yet ({detail})} needs_filter {“{detail}” is stored with the help of a program, and no program of a repository is run here} file_closed {the file “{detail}” may not be opened, so nobody could see what is committed} not_plain_file {“{detail}” isn’t an ordinary file of this repository} ignored_file {the repository leaves out “{detail}”} too_large {the change is too large to be read before a yes} other {Git couldn’t do it}}.',
  'errors.not_committed.next':
    '{reason, select, no_identity {Set them once: git config --global user.name NAME, and user.email.} nothing_to_commit {See what is changed with “State of a Git repository”.} in_progress {Finish it in the program that you use with Git.} needs_filter {Commit this file in the program that you use with Git.} file_closed {Leave the file out, or commit it in the program that you use with Git.} ignored_file {Leave the file out.} too_large {Commit fewer files at once.} git_missing {Install Git, then try again.} other {See “State of a Git repository”.}}',
  'errors.commit_not_last.why': 'The commit {commit} is no longer the last one of this branch. Nothing was changed.',
  'errors.commit_not_last.next':
    'What came after it would be lost. Use git revert in the program that you use with Git.',
  'window.next.not_committed':
    '{reason, select, no_identity {Set your name and email address once in the program that you use with Git.} git_missing {Install Git, then try again.} ignored_file {Leave the file out.} too_large {Commit fewer files at once.} other {See “State of a Git repository”.}}',
} as const
