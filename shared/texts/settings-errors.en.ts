/** What a person reads when settings or the machine policy cannot be read, or are not theirs to change. */
export const settingsErrorsEn = {
  'errors.settings_unreadable.why':
    'The file of your settings can’t be read now{reason, select, EACCES {, because access was refused} EPERM {, because access was refused} EBUSY {, because another program holds it} EIO {, because the drive reports an error} other {}}. It was left as it is.',
  'errors.settings_unreadable.next':
    'Nothing was changed and nothing was opened. Try it again in a moment. If it stays so, set the file aside and go on with the settings in use: {deskmedic} config confirm',
  'errors.settings_from_copy.why': 'The file of your settings was damaged or missing. The last good copy is in use.',
  'errors.settings_from_copy.next':
    'Look at the values with {deskmedic} config list. If they are right, say so with: {deskmedic} config confirm',
  'errors.settings_closed.why':
    'The file of your settings was damaged and there is no good copy of it. Deskmedic doesn’t know any more what you had switched off.',
  'errors.settings_closed.next':
    'Until you have looked at them, Deskmedic stays offline and only reads on this PC. Set again what you had blocked, then say that the settings are right: {deskmedic} config confirm',
  'errors.webhook_in_use.why': 'The webhook {webhook} is told how repairs end, so it stays.',
  'errors.webhook_in_use.next': 'Choose another one or none first: {deskmedic} config set notifyWebhook ""',
  'window.next.webhook_in_use': 'Choose another one or none first, on the page Settings.',
  'errors.setting_not_typed.why':
    'What is told to a model can’t be agreed to by typing it into {key}: a person sees first what would be sent.',
  'errors.setting_not_typed.next':
    'Set the model up, ask it something in a terminal, and answer the question that comes: {deskmedic} chat',
  'window.next.setting_not_confirmed': 'Change it again and choose Allow in the confirmation window if you want it.',
  'window.next.setting_not_typed':
    'Set the model up on the page Settings, ask it something, and answer the question that comes.',
  'errors.setting_of_app.why': '{key} is set in the app: nothing else can tell the system.',
  'errors.setting_of_app.next': 'Open Deskmedic and switch it on the page Settings.',
  'errors.start_not_set.why': 'The system didn’t let Deskmedic start at sign-in.',
  'errors.start_not_set.next':
    'Look in Windows under Settings, Apps, Startup, whether Deskmedic may start there, or ask your administrator.',
  'errors.setting_needs_person.why': 'Only a person may change a setting.',
  'errors.setting_needs_person.next': 'Change it yourself, without the option --role ai_agent.',
  'errors.policy_not_trusted.why':
    'The settings of your organization aren’t believed, because {reason, select, owner {their file or folder doesn’t belong to an administrator} writable {others than administrators may change their file or folder} link {a link stands in their place} other {nobody can tell who may change them}}: {file}',
  'errors.policy_not_trusted.next':
    'Tell your administrator. Until then nothing in it counts, and Deskmedic stays offline.',
  'errors.policy_pending.why':
    'The settings of your organization are still being read. Until they are known, Deskmedic only reads on this PC.',
  'errors.policy_pending.next': 'Wait a moment, then try it again. If it stays so, tell your administrator.',
  'errors.policy_entries_unknown.why':
    'The settings of your organization contain entries that this version doesn’t know: {entries}',
  'errors.policy_entries_unknown.next': 'Tell your administrator: these entries have no effect. The others do.',
  'errors.mode_blocks_host.why':
    'In {mode, select, internal {internal} other {offline}} mode, Deskmedic asks only computers of your own network, and only by their address. “{host}” is none.',
  'errors.mode_blocks_host.next':
    'Give an address of your own network, such as 192.168.1.1, or switch to online mode: {deskmedic} mode online',
  'window.next.settings_unreadable':
    'Nothing was changed and nothing was opened. Try it again in a moment. If it stays so, confirm the settings on the page Settings.',
  'window.next.settings_from_copy': 'Look at the page Settings, and confirm there that the values are right.',
  'window.next.settings_closed':
    'Until you have looked at them, Deskmedic stays offline and only reads on this PC. Look at the page Settings, and confirm there that the values are right.',
  'window.next.setting_needs_person': 'Change it yourself on the page Settings.',
  'window.next.mode_blocks_host': 'Give an address of your own network, such as 192.168.1.1, or switch to online mode.',
  'errors.grants_unreadable.why':
    'The file of your standing permissions can’t be read now{reason, select, EACCES {, because access was refused} EPERM {, because access was refused} EBUSY {, because another program holds it} EIO {, because the drive reports an error} other {}}. It was left as it is.',
  'errors.grants_unreadable.next':
    'Until then Deskmedic asks before every change, and a new permission holds until Deskmedic is closed. Start Deskmedic again later.',
  'errors.grants_damaged.why':
    'The file of your standing permissions was damaged, and none of them counts. It is kept here: {file}',
  'errors.grants_damaged.next':
    'Deskmedic asks before every change again. You can allow it again the next time it asks.',
  'errors.grants_newer.why':
    'A newer version of Deskmedic has written your standing permissions. This version leaves them as they are.',
  'errors.grants_newer.next':
    'Until the newer version is installed again, Deskmedic asks before every change, and a new permission holds until Deskmedic is closed.',
  'errors.grants_elevated.why': 'Deskmedic has administrator rights now, and keeps no permission for a later start.',
  'errors.grants_elevated.next':
    'If the permission is to last, start Deskmedic without administrator rights and give it there.',
  'errors.history_unwritable.why':
    'The answer stands, but not all of it could be kept in the history{reason, select, ENOSPC {, because the drive is full} EACCES {, because access was refused} EPERM {, because access was refused} EROFS {, because the drive is read-only} other {}}.',
  'errors.history_unwritable.next':
    '{reason, select, ENOSPC {Free some space on the drive, or use another folder: --data FOLDER} other {Keep this answer if you need it. Changes stand in the record of changes: {deskmedic} audit export}}',
  'errors.records_not_deleted.why':
    'Not everything could be deleted{reason, select, EBUSY {, because another program holds a file} EACCES {, because access was refused} EPERM {, because access was refused} EROFS {, because the drive is read-only} EIO {, because the drive reports an error} other {}}. What is deleted stays deleted.',
  'errors.records_not_deleted.next': 'Close programs that may hold the files, such as a backup, and delete again.',
  'errors.deletion_not_confirmed.why': 'Nothing was deleted: only a person can say yes to that.',
  'errors.deletion_not_confirmed.next': 'Run it in a terminal and answer the question, or say yes beforehand: --yes',
  'delete.all': 'This deletes all chats, all past calls, all records for undo and the log of this data folder.',
  'delete.one': 'This deletes this chat or run with its calls.',
  'delete.undo': '{count, plural, one {# fix can} other {# fixes can}} then no longer be undone.',
  'delete.stays':
    'The record of what was done stays: it says that something was done, without its arguments. Settings, permissions and keys stay too. This can’t be undone.',
  'delete.yes': 'Delete',
  'delete.question': 'Delete?',
  'delete.done':
    'Deleted: {chats, plural, one {# chat} other {# chats}}, {calls, plural, one {# past call} other {# past calls}}, {undo, plural, one {# record for undo} other {# records for undo}}.',
  'errors.deletion_waits.why': 'Nothing was deleted: a check, a repair or a question of it hasn’t ended yet.',
  'errors.deletion_waits.next': 'Wait until it has ended, or stop it, then delete again.',
} as const
