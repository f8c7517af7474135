/** Codes about files and folders of this PC. */
export const fileErrorCodes = {
  outside_workspace: { kind: 'security', number: 'DM-FILE-1', data: {}, also: { path: 'text', workspace: 'text' } },
  file_unreadable: { kind: 'execution', number: 'DM-FILE-2', data: { reason: 'text?' }, also: { path: 'text' } },
  file_unwritable: { kind: 'execution', number: 'DM-FILE-3', data: { path: 'text', reason: 'text?' } },
  file_exists: { kind: 'denied', number: 'DM-FILE-4', data: { path: 'text' } },
  unknown_workspace: { kind: 'validation', number: 'DM-FILE-5', data: { workspace: 'text', known: 'list' } },
  unknown_collection: { kind: 'validation', number: 'DM-FILE-14', data: { collection: 'text', known: 'list' } },
  workspace_read_only: { kind: 'denied', number: 'DM-FILE-7', data: { workspace: 'text' }, also: { path: 'text' } },
  file_closed: {
    kind: 'denied',
    number: 'DM-FILE-8',
    data: { path: 'text', reason: 'text', pattern: 'text', workspace: 'text' },
  },
  path_refused: { kind: 'security', number: 'DM-FILE-9', data: { path: 'text', reason: 'text' } },
  no_plain_file: { kind: 'execution', number: 'DM-FILE-10', data: { path: 'text', what: 'text' } },
  no_such_part: { kind: 'validation', number: 'DM-FILE-11', data: { path: 'text', bytes: 'number' } },
  bad_pattern: { kind: 'validation', number: 'DM-FILE-12', data: {} },
  too_many_file_calls: { kind: 'unavailable', number: 'DM-FILE-13', data: { limit: 'number', seconds: 'number' } },
  folder_not_open: { kind: 'denied', number: 'DM-FILE-6', data: { path: 'text' } },
} as const
