/**
 * What can be done next in a window, by error code, in ICU message format: only where the sentence of the terminal
 * names a command or an option. Buttons that a window draws beside it are meant by the words on them.
 */
export const windowNextEn = {
  'window.next.unknown_tool': 'Look for it on the page Tools. It may have another name in this version.',
  'window.next.invalid_arguments': 'Choose one of the values that are offered, or leave it as it is.',
  'window.next.invalid_json': 'Check the quotes, commas and brackets.',
  'window.next.usage': 'Close Deskmedic and start it without options.',
  'window.next.model_not_set_up': 'Deskmedic works without one. To use one, open Settings, Models.',
  'window.next.model_unknown': 'Choose one of the models that it has.',
  'window.next.model_key_missing': 'Enter the key that you were given for this server in Settings, Models.',
  'window.next.no_edit': 'See what was changed on the page History.',
  'window.next.unknown_call': 'Find it in the chat in which it was done, on the page History.',
  'window.next.mode_blocks_tool':
    'If the PC may use the internet, switch the network mode to online. If the mode is locked, ask your administrator.',
  'window.next.external_access_off':
    '{fixed, select, true {Your organization has decided this. Ask your administrator.} other {Switch it on in the settings, if it may be used.}}',
  'window.next.unknown_webhook':
    '{count, plural, =0 {} other {Possible are: {known}. }}One is added on the page Settings, or by your IT support.',
  'window.next.unknown_workspace': 'Possible are: {known}. Others are added on the page Settings.',
  'window.next.unknown_collection': 'Possible are: {known}. Name one of them, or the folder itself.',
  'window.next.rate_limited': 'Wait {seconds} s and try again.',
  'window.next.search_not_set_up': 'Enter the key of a service or the address of SearXNG on the page Settings.',
  'window.next.certificates_unreadable':
    'Enter the whole path of a file on this PC. It has to contain certificates in PEM format.',
  'window.next.key_not_kept':
    '{reason, select, ENOSPC {Free some space on the drive and try it again.} other {Check that you may write to the data folder of Deskmedic, or ask your administrator.}}',
  'window.next.certificate_refused':
    '{reason, select, unknown_issuer {If your organization checks encrypted connections, ask your administrator to add its root certificate to the settings of Deskmedic.} wrong_host {Check that the name is spelled as intended.} other {Check date and time of this PC. If they are right, only whoever runs the site can put its certificate right.}}',
  'window.next.blocked_by_policy': 'Ask your administrator whether it may be used on this PC.',
  'window.next.blocked_in_settings':
    'If it may be used, ask whoever set Deskmedic up on this PC to switch it on again.',
  'window.next.setting_locked':
    '{source, select, policy {{contact, select, none {Ask your administrator to change it.} other {Ask whoever manages this PC to change it: {contact}}}} environment {Remove or change the environment variable, then start Deskmedic again.} other {The page Settings shows where it comes from.}}',
  'window.next.role_too_low':
    '{role, select, human_agent {Start it yourself from the chat or from the page Tools.} admin {Switch admin mode on in the panel This PC, or ask a technician.} other {See on the page Tools who may start it.}}',
  'window.next.person_required': 'Start it yourself from the chat.',
  'window.next.runtime_missing': 'Ask your administrator to install what is missing. The other checks work without it.',
  'window.next.needs_windows':
    'Use Deskmedic on a Windows PC, or choose the practice PC on the page Settings and start Deskmedic again.',
  'window.next.needs_full_language': 'Only your administrator can change that rule for Deskmedic.',
  'window.next.scripts_blocked':
    'Your administrator can allow the publisher or the program folder of Deskmedic. Show them this message and the code.',
  'window.next.needs_unelevated': 'Close Deskmedic and start it in the normal way, not as administrator.',
  'window.next.not_simulated': 'See on the page Tools which ones the practice PC has.',
  'window.next.needs_admin':
    'Close Deskmedic and start it with “Run as administrator”, or ask somebody who has these rights.',
  'window.next.elevation_unavailable':
    'Close Deskmedic and start it with “Run as administrator”, or ask somebody who has these rights.',
  'window.next.confirmation_missing': 'Start the step again and answer in the confirmation window.',
  'window.next.gate_closed': 'Run that check from the page Tools to see what it shows.',
  'window.next.gate_unknown': 'Run that check from the page Tools to see what couldn’t be read.',
  'window.next.milder_fix_first': 'Do the milder step first. It is offered in the same plan.',
  'window.next.binding_missing': 'Describe the problem again with more detail, such as a name.',
  'window.next.already_tried': 'Choose another step. The page History shows what was done before.',
  'window.next.answer_needed': 'Answer the question about it, or name it in your message.',
  'window.next.not_diagnostic': 'A repair is offered in the chat when a check has found what it cures.',
  'window.next.cancelled': 'Start it again when it suits you. What was already done stays in this chat.',
  'window.next.output_too_large': 'Ask for less, for example fewer entries or a shorter time.',
  'window.next.script_host_blocked':
    'If a rule of your organization blocks PowerShell, show this message and the code to your administrator.',
  'window.next.unknown_after_crash': 'Choose “Check now” to see how the PC is.',
  'window.next.undo_missing': 'The results in the chat show what can be undone.',
  'window.next.undo_expired': 'A technician can see in the chat what was changed.',
  'window.next.undo_done': 'Nothing more needs to be done here.',
  'window.next.other_machine':
    'Choose {machine, select, simulated {the practice PC} windows {this PC} other {the PC on which it was done}} on the page Settings and start Deskmedic again.',
  'window.next.other_pc': 'Do it on that PC. Here, describe the problem again: Deskmedic then looks at this PC.',
  'window.next.audit_unavailable':
    '{reason, select, ENOSPC {Free some space on the drive, then start the step again.} other {Check that you may write to the data folder of Deskmedic, then start the step again.}}',
  'window.next.audit_broken': 'Keep the files as they are, and tell your administrator with the code.',
  'window.next.data_folder_unwritable':
    '{reason, select, ENOSPC {Free some space on the drive and try it again.} REMOTE {Start Deskmedic with a folder on this PC, or ask your administrator.} OWNER {Start Deskmedic with a folder of your own, or ask your administrator.} other {Check that you may write to that folder, or ask your administrator.}}',
  'window.next.data_folder_busy': 'Close the other Deskmedic or wait until it is done, then start this one again.',
  'window.next.settings_corrupt':
    '{source, select, policy {Tell your administrator. Until then Deskmedic allows less rather than more.} environment {Correct the variable. Until then the part that could be read is used.} other {Deskmedic goes on with default values for what is missing. The page Settings shows the values in use.}}',
  'window.next.unknown_setting': 'The page Settings shows all that can be set here.',
  'window.next.unknown_scenario': 'Close Deskmedic and start it without this scenario, or with another one.',
  'window.next.unknown_fault': 'Close Deskmedic and start it without this fault, or with another one.',
  'window.next.faults_conflict': 'Close Deskmedic and start it with one of the two.',
  'window.next.unknown_profile': 'Close Deskmedic and start it without this profile, or with another one.',
  'window.next.simulation_refused': 'See on the page Tools what this step needs.',
  'window.next.deletion_not_confirmed': 'Delete again, and say yes in the window that asks.',
  'window.next.history_unwritable':
    'Free some space on the drive if it is full. Keep this answer if you need it: changes stand in the record of changes.',
} as const
