/** Why Git was not let change a repository; part of `errorCodes`. */
export const gitErrorCodes = {
  not_committed: { kind: 'denied', number: 'DM-GIT-1', data: { reason: 'text', detail: 'text' } },
  commit_not_last: { kind: 'denied', number: 'DM-GIT-2', data: { commit: 'text' } },
} as const
