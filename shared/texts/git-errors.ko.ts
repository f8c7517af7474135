import type { gitErrorsEn } from './git-errors.en.ts'

/** Why Git was not let change a repository. */
export const gitErrorsKo: Record<keyof typeof gitErrorsEn, string> = {
  'errors.not_committed.why':
    '커밋하지 않았습니다. {reason, select, not_a_repository {Git 저장소의 최상위 폴더가 아닙니다} git_missing {이 PC에 Git이 없습니다} leads_outside {저장소가 다른 폴더로 이어집니다({detail})} includes_config {저장소가 다른 곳의 설정을 가져옵니다({detail})} needs_network {저장소의 일부가 다른 컴퓨터에 있습니다} no_identity {Git에 이름과 이메일 주소가 설정되어 있지 않습니다} nothing_to_commit {커밋할 내용이 없습니다} in_progress {병합 같은 작업이 아직 끝나지 않았습니다({detail})} needs_filter {파일을 저장하려면 프로그램이 필요한데, 저장소의 프로그램은 실행하지 않습니다: {detail}} file_closed {열 수 없는 파일이라 무엇을 커밋하는지 확인할 수 없습니다: {detail}} not_plain_file {이 저장소의 일반 파일이 아닙니다: {detail}} ignored_file {저장소에서 제외하도록 설정된 파일입니다: {detail}} too_large {변경 내용이 너무 커서 미리 확인할 수 없습니다} other {Git에서 처리하지 못했습니다}}.',
  'errors.not_committed.next':
    '{reason, select, no_identity {한 번만 설정하세요: git config --global user.name 이름, user.email도 같은 방법으로 설정합니다.} nothing_to_commit {‘Git 저장소 상태’로 변경된 파일을 확인하세요.} in_progress {사용하는 Git 프로그램에서 작업을 마치세요.} needs_filter {이 파일은 사용하는 Git 프로그램에서 커밋하세요.} file_closed {이 파일을 빼거나 사용하는 Git 프로그램에서 커밋하세요.} ignored_file {이 파일을 빼세요.} too_large {파일을 나누어 커밋하세요.} git_missing {Git을 설치한 뒤 다시 시도하세요.} other {‘Git 저장소 상태’로 저장소를 확인하세요.}}',
  'errors.commit_not_last.why': '이 브랜치의 마지막 커밋이 아니므로 아무것도 바꾸지 않았습니다: {commit}',
  'errors.commit_not_last.next': '되돌리면 이후 커밋이 사라집니다. 사용하는 Git 프로그램에서 git revert를 사용하세요.',
  'window.next.not_committed':
    '{reason, select, no_identity {사용하는 Git 프로그램에서 이름과 이메일 주소를 한 번 설정하세요.} git_missing {Git을 설치한 뒤 다시 시도하세요.} ignored_file {이 파일을 빼세요.} too_large {파일을 나누어 커밋하세요.} other {‘Git 저장소 상태’로 저장소를 확인하세요.}}',
}
