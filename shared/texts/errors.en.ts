import { stepReasonMessage } from './step-reasons.ts'

/** Why something failed and what can be done next, by error code, in ICU message format. */
export const errorsEn = {
  'errors.internal.why': 'Something went wrong inside Deskmedic itself.',
  'errors.internal.next': 'Send this code to your IT support and say what you did before.',
  'errors.place_not_here.why': 'That page is part of Windows, and there is no Windows here to open it.',
  'errors.place_not_here.next': 'On the practice PC there is nothing to open: on a real PC it opens here.',
  'errors.place_not_opened.why': 'Windows didn’t open that page.',
  'errors.place_not_opened.next': 'Open it yourself, as the advice says.',
  'errors.unknown_tool.why':
    'There is no tool named {tool}.{guessCount, plural, =0 {} other { Did you mean {guesses}?}}',
  'errors.unknown_tool.next': 'List the names with: {deskmedic} tools',
  'errors.invalid_arguments.why':
    '{problem, select, missing {{field} is missing.} unknown {{field} isn’t known here.} repeated {{field} is given twice.} other {This value doesn’t fit {field}.}}{guessCount, plural, =0 {} other { Did you mean {guesses}?}}{allowedCount, plural, =0 {} other { Allowed: {allowed}.}}',
  'errors.invalid_arguments.next':
    'See what is allowed: {deskmedic} show TOOL for the arguments of a tool, {deskmedic} config list for settings.',
  'errors.invalid_json.why': 'The text that was given as JSON couldn’t be read.',
  'errors.invalid_json.next':
    'Check the quotes, commas and brackets. Some command lines also need a backslash before each quote inside the text.',
  'errors.usage.why':
    'The command line can’t be used like this: {problem, select, unknown_command {there is no command {word}.} unknown_option {there is no option {word}.} missing_argument {{word} is missing.} missing_call {the number of the call is missing.} missing_value {the option {word} needs a value.} wrong_value {the value of {word} has to be {choices}.} too_many_words {there are more words than {word} can use. Put a text of several words between quotes.} guessed {{word} isn’t known. Perhaps {guess} is meant.} no_command {there is no command.} missing_word {{word} needs one more word: {choices}.} scenario_and_fault {--scenario and --fault exclude each other.} needs_simulated {--scenario, --fault and --profile set up the practice PC, so they need --target simulated.} argument_or_batch {a text or the option --batch is needed.} other {something in it isn’t understood.}}',
  'errors.usage.next':
    '{problem, select, missing_call {Find the number with: {deskmedic} history} other {See how it is used with: {deskmedic} {help}}}',
  'errors.unknown_call.why': 'Nothing is recorded under the number {callId}.',
  'errors.unknown_call.next': 'Find the number with: {deskmedic} history',
  'errors.text_too_long.why': 'The text is too long: at most {limit, number} characters are possible.',
  'errors.text_too_long.next': 'Shorten it to what matters most.',
  'errors.text_not_allowed.why': 'The text contains characters that can’t be used here.',
  'errors.text_not_allowed.next': 'Type it instead of pasting it, without broken or invisible characters.',
  'errors.mode_blocks_tool.why':
    'The network mode is {mode, select, offline {offline} internal {internal (no internet)} other {{mode}}}, and this tool needs the internet.',
  'errors.mode_blocks_tool.next':
    'If the PC may use the internet: {deskmedic} mode online. If the mode is locked, ask your administrator.',
  'errors.external_access_off.why': 'Access to web pages and other services on the internet is switched off.',
  'errors.external_access_off.next':
    '{fixed, select, true {Your organization has decided this. If you need it, ask your administrator.} other {If it may be used, switch it on with: {deskmedic} config set externalAccess true}}',
  'errors.download_not_one_way.why':
    'The network mode is {mode, select, offline {offline} internal {internal (no internet)} other {{mode}}}. A file may still be fetched, but nothing may be told by its address: everything after the question mark has to be typed by a person.',
  'errors.download_not_one_way.next':
    'Start the download yourself with this address, or use an address without a question mark.',
  'errors.invalid_network_mode.why':
    '{source, select, policy {The network mode that your organization has set ({file})} other {The network mode that was set}} isn’t one of online, internal and offline. Deskmedic uses {used, select, online {online} internal {internal} offline {offline} other {{used}}} now.',
  'errors.invalid_network_mode.next':
    '{source, select, policy {Tell your administrator.} other {Correct the environment variable NETWORK_MODE.}}',
  'errors.blocked_by_policy.why': 'Your organization doesn’t allow this.',
  'errors.blocked_by_policy.next': 'If you need it, ask whoever manages this PC.',
  'errors.blocked_in_settings.why':
    'Switched off on this PC: in the settings of Deskmedic, or by an environment variable.',
  'errors.blocked_in_settings.next': 'See where with: {deskmedic} config list. If it may be used, change it there.',
  'errors.setting_locked.why':
    'The setting {key} can’t be changed here: it comes from {source, select, policy {your organization} command_line {the command line} environment {an environment variable} other {somewhere else}}.',
  'errors.setting_locked.next':
    '{source, select, policy {{contact, select, none {Ask your administrator to change it.} other {Ask whoever manages this PC to change it: {contact}}}} command_line {Leave the option out and run the line again.} environment {Remove or change the environment variable and run the line again.} other {See where it comes from with: {deskmedic} config list}}',
  'errors.role_too_low.why':
    '{role, select, human_agent {This step is for a person at the PC.} admin {This step is for an administrator.} other {This step needs more rights than were given for this run.}}',
  'errors.role_too_low.next':
    '{role, select, human_agent {Run it yourself, without the option --role ai_agent.} admin {Run it with --role admin in a command line opened with “Run as administrator”, or ask a technician.} other {See what the step needs with: {deskmedic} show {tool}}}',
  'errors.person_required.why': 'Only a person can agree to this step, not a program.',
  'errors.person_required.next': 'Run it yourself at the PC, without the option --role ai_agent.',
  'errors.runtime_missing.why': 'This needs {runtime}, which wasn’t found on this computer.',
  'errors.runtime_missing.next':
    'See what was found with: {deskmedic} doctor. Ask your administrator to install what is missing.',
  'errors.needs_windows.why': 'This works on Windows only, and this computer doesn’t run Windows.',
  'errors.needs_windows.next': 'Run it on a Windows PC, or try it on the practice PC: --target simulated',
  'errors.needs_newer_windows.why': 'This needs a newer version of Windows.',
  'errors.needs_newer_windows.next': 'Ask your administrator whether Windows can be updated on this PC.',
  'errors.needs_full_language.why': 'A security rule of this PC limits scripts, and this tool doesn’t work under it.',
  'errors.needs_full_language.next':
    'See the rule with: {deskmedic} doctor. Only your administrator can change it for Deskmedic.',
  'errors.scripts_blocked.why':
    'A security rule of this PC doesn’t let the scripts of Deskmedic run, and this tool is one of them.',
  'errors.scripts_blocked.next':
    'See the rule with: {deskmedic} doctor. Your administrator can allow the publisher or the program folder of Deskmedic.',
  'errors.needs_unelevated.why':
    'This has to run with the rights of the signed-in person, but Deskmedic runs with administrator rights now.',
  'errors.needs_unelevated.next': 'Run it in a normal command line, one that wasn’t opened as administrator.',
  'errors.not_simulated.why': 'The practice PC doesn’t have this tool.',
  'errors.not_simulated.next': 'See which tools it has with: {deskmedic} tools --target simulated',
  'errors.missing_cmdlet.why': 'A part of Windows that this needs isn’t installed on this PC.',
  'errors.missing_cmdlet.next': 'Ask your administrator whether the Windows feature can be added.',
  'errors.needs_admin.why': 'This needs administrator rights.',
  'errors.needs_admin.next':
    'Run it in a command line opened with “Run as administrator”, or ask somebody who has these rights.',
  'errors.access_denied.why': 'Windows refused access although Deskmedic has administrator rights.',
  'errors.access_denied.next': 'A rule or a security program may protect this part of the PC. Ask your administrator.',
  'errors.elevation_unavailable.why': 'Administrator rights can’t be asked for here.',
  'errors.elevation_unavailable.next':
    'Run it in a command line opened with “Run as administrator”, or ask somebody who has these rights.',
  'errors.confirmation_refused.why': 'The answer was no, so nothing was changed.',
  'errors.confirmation_refused.next': 'The same step can be run again at any time.',
  'errors.confirmation_missing.why': 'A person has to agree to this step, and nobody could be asked here.',
  'errors.confirmation_missing.next':
    '{caller, select, ai_agent {A program can’t agree for a person, whatever options it gives. A person at the PC has to run this without --role ai_agent.} other {Run it in a terminal where you can answer, or add --yes. A step that is hard to undo needs this instead: --approve {digest}}}',
  'errors.approval_void.why': 'What was approved isn’t exactly what would be done now.',
  'errors.approval_void.next': 'Look at the step as it’s shown now and approve it again.',
  'errors.approval_expired.why': 'The approval is too old and no longer counts.',
  'errors.approval_expired.next': 'Start the step again and approve it.',
  'errors.postponed.why': 'Postponed. Nothing was changed.',
  'errors.postponed.next': 'You can start it here anytime.',
  'errors.setting_not_confirmed.why': 'The change wasn’t allowed, so the setting stays as it was.',
  'errors.setting_not_confirmed.next': 'Run it again and say yes to the question, or say it beforehand: --yes',
  'errors.question_open.why': 'Another question waits for your answer.',
  'errors.question_open.next': 'Answer it in the confirmation window, then try again.',
  'errors.gate_closed.why': 'A check that comes first ({check}) shows that this step must not be done now.',
  'errors.gate_closed.next': 'See what it shows with: {deskmedic} run {check}',
  'errors.gate_unknown.why': 'A check that comes first ({check}) couldn’t say whether this step is safe now.',
  'errors.gate_unknown.next': 'See what couldn’t be read with: {deskmedic} run {check}',
  'errors.milder_fix_first.why': 'A milder step comes first: {milder}.',
  'errors.milder_fix_first.next': 'See what it does with: {deskmedic} show {milder}',
  'errors.binding_missing.why':
    '{reason, select, check_failed {A check that has to say where to do this didn’t give an answer.} unreadable {What this step needs to know couldn’t be read from the PC.} no_element {There is nothing on the PC that this step fits.} value_unknown {A value that this step needs isn’t known.} value_refused {A value read from the PC isn’t one that this step accepts.} other {Not everything that this step needs is known.}}',
  'errors.binding_missing.next': 'See what the step needs with: {deskmedic} show {tool}',
  'errors.would_not_help.why': 'There’s almost nothing to clean up.',
  'errors.would_not_help.next': 'Nothing has to be done here.',
  'errors.already_tried.why': 'This was already done for the same problem.',
  'errors.already_tried.next': 'Choose another step. What was done before: {deskmedic} history',
  'errors.no_longer_needed.why': 'The problem is already gone, so this wasn’t done.',
  'errors.no_longer_needed.next': 'Nothing more needs to be done here.',
  'errors.check_failed.why': 'A look beforehand gave no answer, so it isn’t known whether this would help.',
  'errors.check_failed.next': 'Run the diagnosis again. If the answer is the same, ask a technician.',
  'errors.answer_needed.why':
    'This check needs to know {slot, select, host_name {which computer or site can’t be reached} user_folder {which folder is meant} file_name {which file is meant} log_file {which log file is meant} other {more than was said}}.',
  'errors.answer_needed.next': 'Add it to the line: --know {slot}=VALUE',
  'errors.not_diagnostic.why': 'A diagnosis uses only checks that change nothing, and this tool is none of them.',
  'errors.not_diagnostic.next': 'To use it by itself: {deskmedic} run {tool}',
  'errors.timed_out.why':
    '{reason, select, query {Windows didn’t answer a question within the time that it has.} other {This didn’t finish within the time that it has, and was stopped.}}',
  'errors.timed_out.next': 'The PC may be busy. Run it again when less is going on.',
  'errors.cancelled.why': 'This was stopped before it was finished.',
  'errors.cancelled.next': 'Run it again when it suits you. What was already done: {deskmedic} history',
  'errors.could_not_stop.why': 'A program that Deskmedic had started (process number {pid}) couldn’t be ended.',
  'errors.could_not_stop.next':
    'End the process with the number {pid} in Task Manager, or restart the PC when convenient.',
  'errors.step_failed.why': stepReasonMessage('en', 'A step didn’t work on this PC.'),
  'errors.step_failed.next':
    'Run the diagnosis again to see how the PC is now. If the problem stays, give the code to a technician.',
  'errors.session_lost.why': 'Windows PowerShell, which runs the checks, ended before it gave an answer.',
  'errors.session_lost.next':
    'Run it again. If it ends once more, a security program may stop it: show the code to your administrator.',
  'errors.output_too_large.why': 'The answer was larger than Deskmedic can take.',
  'errors.output_too_large.next':
    'Ask for less, for example fewer entries or a shorter time. The arguments of a tool: {deskmedic} show TOOL',
  'errors.result_invalid.why': 'The answer wasn’t in the expected form, so it isn’t used.',
  'errors.result_invalid.next': 'Use another check, and send this code to your IT support.',
  'errors.blocked_by_antivirus.why': 'Security software on this PC stopped this step.',
  'errors.blocked_by_antivirus.next': 'Show this message and the code to your administrator, who can allow Deskmedic.',
  'errors.script_changed.why': 'A part of Deskmedic isn’t as it was delivered, so it wasn’t run.',
  'errors.script_changed.next':
    'Reinstall Deskmedic from where your organization provides it, and tell your administrator.',
  'errors.script_host_blocked.why':
    '{reason, select, missing_file {Windows PowerShell, which runs the checks, wasn’t found on this PC.} not_allowed {A rule of this PC doesn’t let Windows PowerShell, which runs the checks, start.} no_answer {Windows PowerShell, which runs the checks, was started but doesn’t answer.} other {Windows PowerShell, which runs the checks, couldn’t be started on this PC.}}',
  'errors.script_host_blocked.next':
    'See what was found with: {deskmedic} doctor. If a rule of your organization blocks PowerShell, ask your administrator.',
  'errors.unknown_after_crash.why': 'Deskmedic was closed while this ran, and whether it was done isn’t known.',
  'errors.unknown_after_crash.next':
    'Run the diagnosis again to see how the PC is now. What ran last: {deskmedic} history',
  'errors.answer_not_written.why':
    'The answer couldn’t be written to where it was to go{reason, select, ENOSPC {: the drive is full} EIO {: the drive doesn’t take it} other {}}.',
  'errors.answer_not_written.next':
    'What was done stands in the history. Have the answer written to another place, and ask again.',
  'errors.url_refused.why':
    'The address {host} isn’t opened: {reason, select, malformed_url {it doesn’t start with http:// or https://, or it contains blanks, backslashes or invisible characters} unreadable_url {it can’t be read as an address} scheme_refused {it isn’t a web address} userinfo_refused {it carries a user name or password} port_refused {its port belongs to another service} ipv4_refused {it leads into this PC or a private network} ipv6_refused {it leads into this PC or a private network} ipv6_zone {it names a network adapter of this PC} literal_behind_proxy {behind a proxy only names can be checked, not numbers} name_refused {this name belongs to a private network} domain_denied {this site is on the list of blocked sites} domain_not_listed {this site isn’t on the list of allowed sites} host_not_listed {this server isn’t on the list of internal servers} no_address {no address was found for this name} answer_refused {its name leads into this PC or a private network} connected_elsewhere {the connection ended somewhere else than was checked} too_many_redirects {it leads on to another address too many times} redirect_unreadable {it leads on to something that is no address} redirect_downgrade {it leads on from a protected to an unprotected connection} redirect_with_body {it wants the sent data to be passed on to another site} other {it didn’t pass the check}}.',
  'errors.url_refused.next':
    'Check that the address is spelled as intended. If it is needed for work, ask your administrator to allow it.',
  'errors.site_not_found.why': 'No address was found for {host}.',
  'errors.site_not_found.next':
    'Check the spelling of the name. If other sites don’t open either, describe the internet problem to Deskmedic.',
  'errors.site_unreachable.why': 'There is no connection to {host}, or it broke off.',
  'errors.site_unreachable.next':
    'Try again later. If other sites don’t open either, describe the internet problem to Deskmedic.',
  'errors.certificate_refused.why':
    '{host} couldn’t prove who it is: {reason, select, expired {its certificate has expired} not_yet_valid {its certificate isn’t valid yet} wrong_host {its certificate belongs to another name} unknown_issuer {its certificate was issued by somebody this PC doesn’t know} other {its certificate wasn’t accepted}}.{named, select, true { The certificate is for {subject} and was issued by {issuer}.} other {}}',
  'errors.certificate_refused.next':
    '{reason, select, unknown_issuer {If your organization checks encrypted connections, ask your administrator for its root certificate as a PEM file and add it with: {deskmedic} config set caFile FILE} wrong_host {Check that the name is spelled as intended.} other {Check date and time of this PC. If they are right, only whoever runs the site can put its certificate right.}}',
  'errors.site_too_slow.why':
    '{host} took too long: {phase, select, lookup {its address wasn’t found in time} connect {the connection didn’t stand in time} headers {it didn’t begin to answer in time} other {the answer didn’t arrive in time}}.',
  'errors.site_too_slow.next': 'Try again later, or set a longer time limit where that is possible.',
  'errors.answer_too_large.why': 'The answer of {host} is larger than allowed ({limitBytes, number} bytes).',
  'errors.answer_too_large.next': 'Ask for less. If a file is needed, download it instead of reading it.',
  'errors.answer_broken.why':
    'The answer of {host} can’t be used: {reason, select, cut_off {it ended too early} bad_encoding {its packing is damaged or not known} headers_too_large {its first part is too large} not_json {it isn’t in the expected format (JSON)} other {it breaks the rules of the web}}.',
  'errors.answer_broken.next': 'Try again later. If it stays like this, the site itself has a fault.',
  'errors.not_text.why': '{host} sent a file that isn’t text.',
  'errors.not_text.next': 'Download the file instead of reading it.',
  'errors.proxy_unsupported.why':
    'Deskmedic can’t use this proxy: {reason, select, credentials {its address can’t hold a name and a password, and SOCKS5 proxies that ask for them aren’t supported} script {proxy scripts (PAC) run only in the window of Deskmedic} other {it isn’t an HTTP or SOCKS5 proxy, nor a proxy script}}.',
  'errors.proxy_unsupported.next':
    '{reason, select, credentials {Enter the address without name and password: an HTTP proxy that asks for them is signed in to in the settings, under Network.} script {Use the window, or ask your administrator for a proxy with a fixed address and enter it as http://server:port.} other {Enter http://server:port, socks5://server:port, http://server/proxy.pac, or direct. Your administrator knows which.}}',
  'errors.proxy_failed.why': 'The proxy {host} didn’t let the connection through.',
  'errors.proxy_failed.next': 'Check the proxy in the settings, or ask your administrator whether the site is allowed.',
  'errors.proxy_sign_in.why':
    'The proxy {host} {reason, select, needed {asks for a name and a password} refused {didn’t accept the name and password that were entered} other {wants a sign-in that Deskmedic doesn’t support, such as that of Windows}}, so nothing was sent.',
  'errors.proxy_sign_in.next':
    '{reason, select, needed {Enter them in the window of Deskmedic: Settings, Network, Sign-in at the proxy. Then try again.} refused {Enter them again in the window of Deskmedic: Settings, Network, Sign-in at the proxy. Then try again.} other {Ask your administrator to let Deskmedic through without sign-in, or for a proxy that takes a name and a password.}}',
  'errors.certificates_unreadable.why': 'The file with additional root certificates, {path}, can’t be used.',
  'errors.certificates_unreadable.next':
    'Check the path in the settings. The file has to contain certificates in PEM format.',
  'errors.rate_limited.why': 'More than {limit, number} calls to the internet in one minute aren’t allowed here.',
  'errors.rate_limited.next': 'Wait {seconds} s and try again. The limit is the setting externalCallsPerMinute.',
  'errors.search_not_set_up.why': 'No search service is set up{provider, select, auto {} other { ({provider})}}.',
  'errors.search_not_set_up.next':
    'Enter the address of SearXNG as the setting searxngUrl, or give the key of a service in TAVILY_API_KEY, SERPER_API_KEY or BING_API_KEY.',
  'errors.service_refused.why': '{host} didn’t accept the key (status {status}).',
  'errors.service_refused.next': 'Check that the key is complete and still valid, and enter it again.',
  'errors.service_busy.why': '{host} takes no more questions at the moment.',
  'errors.service_busy.next': 'Try again in {seconds} s. Until then nothing is sent there.',
  'errors.service_failed.why': '{host} couldn’t do what was asked (status {status}).',
  'errors.service_failed.next': 'Check the address, and try again later if it is right.',
  'errors.unknown_webhook.why': 'There is no webhook named {webhook} in the settings.',
  'errors.unknown_webhook.next':
    '{count, plural, =0 {} other {Possible are: {known}. }}One is added with: {deskmedic} config set webhooks NAME=https://…',
  'errors.file_unwritable.why':
    'The file {path} can’t be written{reason, select, ENOSPC {: the drive is full} ENOENT {: its folder doesn’t exist} EACCES {: it isn’t permitted} EPERM {: it isn’t permitted} EROFS {: the drive is read-only} other {}}.',
  'errors.file_unwritable.next':
    '{reason, select, ENOSPC {Free some space and try again.} ENOENT {Create the folder first, or choose another one.} other {Choose another folder, or ask your administrator.}}',
  'errors.file_exists.why': 'There is already a file {path}; it is never replaced.',
  'errors.file_exists.next': 'Choose another name, or move the file away first.',
  'errors.file_unreadable.why':
    'The file couldn’t be read{reason, select, ENOENT {: it isn’t there} EACCES {: access was refused} EPERM {: access was refused} EBUSY {: another program uses it} other {}}.',
  'errors.file_unreadable.next':
    'Check that the file is there, that you may open it, and that no other program holds it.',
  'errors.undo_missing.why': 'Nothing is stored with which this could be undone.',
  'errors.undo_missing.next': 'See what was done, and what can be undone, with: {deskmedic} history',
  'errors.undo_expired.why': 'This can no longer be undone: the stored data was kept for a limited time only.',
  'errors.undo_expired.next': 'A technician can look at what was changed: {deskmedic} show-call {callId}',
  'errors.undo_done.why': 'This was already undone.',
  'errors.undo_done.next': 'Nothing more needs to be done here. All calls: {deskmedic} history',
  'errors.other_machine.why':
    'This was done {machine, select, simulated {on the practice PC} windows {on the real Windows PC} other {on another kind of PC}}, not on the one that is used now.',
  'errors.other_machine.next': 'Run the same line with: --target {machine}',
  'errors.other_pc.why': 'This belongs to another PC, or to this one before it was renamed.',
  'errors.other_pc.next': 'Do it on that PC. Here, run the check again: it shows what this PC needs.',
  'errors.audit_unavailable.why':
    'The record of changes can’t be written{reason, select, ENOSPC {, because the drive is full} EACCES {, because access was refused} EPERM {, because access was refused} EROFS {, because the drive is read-only} other {}}. Without it, nothing is changed.',
  'errors.audit_unavailable.next':
    '{reason, select, ENOSPC {Free some space on the drive, or use another folder: --data FOLDER} other {Check that you may write to the data folder, or use another one: --data FOLDER}}',
  'errors.audit_broken.why': 'The record of changes is damaged, or something else has changed it.',
  'errors.audit_broken.next':
    'See where with: {deskmedic} audit verify. Keep the files as they are and tell your administrator.',
  'errors.data_folder_unwritable.why':
    'The data folder of Deskmedic can’t be written{reason, select, ENOSPC {, because the drive is full} EACCES {, because access was refused} EPERM {, because access was refused} EROFS {, because the drive is read-only} REMOTE {, because it is on another computer} OWNER {, because it belongs to another user, who could read and change what is kept there} other {}}.',
  'errors.data_folder_unwritable.next':
    '{reason, select, ENOSPC {Free some space on the drive, or use another folder: --data FOLDER} REMOTE {Use a folder on this PC: --data FOLDER} OWNER {Use a folder of your own: --data FOLDER} other {Use a folder in which you may write: --data FOLDER}}',
  'errors.data_folder_busy.why': 'Another Deskmedic is running and uses the same data folder.',
  'errors.data_folder_busy.next': 'Wait until it is done or close it, or use another folder: --data FOLDER',
  'errors.data_newer.why':
    '{what, select, settings {A newer version of Deskmedic has written the settings. This version leaves them as they are and stays offline.} history {A newer version of Deskmedic has written the history. This version leaves it as it is and adds nothing.} audit {A newer version of Deskmedic has written the record of changes. This version leaves it as it is and changes nothing on this PC.} other {A newer version of Deskmedic has written this. This version leaves it as it is.}}',
  'errors.data_newer.next': 'Install the newer version again. Nothing is lost until then.',
  'errors.settings_corrupt.why':
    '{source, select, policy {The settings of your organization in {file} contain something that can’t be understood.} environment {The environment variable {invalid} contains something that can’t be understood.} other {The settings in {file} couldn’t be read completely.}}',
  'errors.settings_corrupt.next':
    '{source, select, policy {Tell your administrator. Until then Deskmedic allows less rather than more.} environment {Correct the variable. Until then the part that could be read is used.} other {Deskmedic goes on with default values for what is missing. The values in use: {deskmedic} config list}}',
  'errors.unknown_setting.why': 'There is no setting named {key}.',
  'errors.unknown_setting.next': 'List the names with: {deskmedic} config list',
  'errors.domain_invalid.why': '“{entry}” isn’t the name of a domain.',
  'errors.domain_invalid.next':
    'Enter the name alone, such as example.com for it and all names below it, or .example.com for the names below it only. No https://, no path and no *.',
  'errors.server_invalid.why': '“{entry}” isn’t the name of a server.',
  'errors.server_invalid.next':
    'Enter the name or the IP address, if needed with a port, such as wiki or wiki:8443. No https:// and no path.',
  'errors.web_address_invalid.why': '“{entry}” isn’t the address of a web page.',
  'errors.web_address_invalid.next':
    'Enter the whole address, such as https://search.example.com. It must not contain a user name or password.',
  'errors.webhook_invalid.why':
    '{reason, select, name {“{entry}” can’t be the name of a webhook.} twice {There is a webhook named “{entry}” already.} other {The address of the webhook “{entry}” can’t be used.}}',
  'errors.webhook_invalid.next':
    '{reason, select, name {Use small letters a to z, digits, - and _, with a letter at the beginning, at most 32 characters.} twice {Choose another name, or remove the webhook first.} other {Enter the whole address, beginning with https://. It must not contain a user name or password before the server.}}',
  'errors.workspace_invalid.why':
    '{reason, select, name {“{entry}” can’t be the name of a folder.} twice {There is a folder named “{entry}” already.} path {“{entry}” isn’t a whole path on this PC.} missing {There is no folder “{entry}” on this PC.} pattern {“{entry}” isn’t a pattern that can be used.} patterns {The folder “{entry}” has too many patterns.} drive {“{entry}” is a whole drive.} own {“{entry}” is, holds or lies in a folder of Deskmedic itself.} system {“{entry}” is, holds or lies in the folder of Windows.} other {The folder for “{entry}” can’t be used.}}',
  'errors.workspace_invalid.next':
    '{reason, select, name {Use small letters a to z, digits, - and _, with a letter at the beginning, at most 32 characters.} twice {Choose another name, or remove the folder first.} path {Enter the path with its drive. Folders of other computers can’t be used.} missing {Create the folder first, or correct the path.} pattern {Write it like *.log or old/**, with / between folders and at most three stars in a name.} patterns {Use at most 50 patterns of a kind.} drive {Choose a folder on it.} own {Choose another folder: these stay closed.} system {Choose another folder: these stay closed.} other {Enter the whole path of a folder on this PC, at most 260 characters.}}',
  'errors.list_too_long.why': 'There are {limit, number} entries already, and more aren’t possible.',
  'errors.list_too_long.next': 'Remove entries that are no longer needed. A name stands for all names below it.',
  'errors.key_invalid.why': 'This isn’t the key of a service.',
  'errors.key_invalid.next':
    'Copy the key again from the page of the service: letters, digits and signs without blanks, at most 400 characters.',
  'errors.sign_in_invalid.why': 'With this nobody can sign in.',
  'errors.sign_in_invalid.next': 'Enter a name without a colon. Only a proxy that has asked can be signed in to.',
  'errors.key_not_kept.why': 'The key couldn’t be kept or removed.',
  'errors.key_not_kept.next':
    '{reason, select, ENOSPC {Free some space on the drive and try it again.} other {Check that you may write to the data folder of Deskmedic, or give the key in the environment of Deskmedic.}}',
  'errors.unknown_chat.why': 'This chat isn’t there any more.',
  'errors.unknown_chat.next': 'Choose another one in the history, or start a new one.',
  'errors.chat_read_only.why': 'This chat is from an earlier session and is only shown.',
  'errors.chat_read_only.next': 'Choose “Continue this chat” or “Check again” below it.',
  'errors.chat_busy.why': 'Deskmedic is still checking.',
  'errors.chat_busy.next': 'Wait until it’s done, or stop it.',
  'errors.plan_changed.why': 'These steps don’t belong to what is offered now.',
  'errors.plan_changed.next': 'Look at the steps and choose again. Nothing was started.',
  'errors.nothing_to_watch.why': 'There’s nothing to watch: no quick check fits what you described.',
  'errors.nothing_to_watch.next':
    'Say what goes wrong and with what, such as “the Wi-Fi keeps dropping”, and start the watch again.',
  'errors.unknown_command.why': 'A window of Deskmedic asked for something that doesn’t exist.',
  'errors.unknown_command.next':
    'Close Deskmedic and start it again. If it happens again, note the error code and tell your IT support.',
  'errors.invalid_input.why': 'A window of Deskmedic sent something that isn’t allowed here. Nothing was done.',
  'errors.invalid_input.next':
    'Try it again with a shorter or simpler entry. If it happens again, note the error code and tell your IT support.',
  'errors.message_too_large.why': 'This entry is too large. Nothing was done.',
  'errors.message_too_large.next': 'Enter less text at once.',
  'errors.sender_refused.why':
    'A page that doesn’t belong to this window of Deskmedic asked for something. Nothing was done.',
  'errors.sender_refused.next': 'Close Deskmedic and start it again. Tell your IT support about it.',
  'errors.unknown_link.why':
    'This link leads to nothing that Deskmedic knows. Nothing was opened and nothing was changed.',
  'errors.unknown_link.next': 'Look for it in the history, or describe the problem in a new chat.',
  'errors.unknown_scenario.why': 'There is no scenario named {scenario}.',
  'errors.unknown_scenario.next': 'List the names with: {deskmedic} scenarios',
  'errors.unknown_fault.why': 'There is no fault named {fault}.',
  'errors.unknown_fault.next': 'List the names with: {deskmedic} faults',
  'errors.faults_conflict.why': 'The faults {first} and {second} can’t be set up on the same practice PC.',
  'errors.faults_conflict.next': 'Leave one of the two out. All faults: {deskmedic} faults',
  'errors.unknown_profile.why': 'There is no profile named {profile}.',
  'errors.unknown_profile.next': 'Choose one of these: {known}.',
  'errors.simulation_refused.why': stepReasonMessage('en', 'The practice PC, like a real one, doesn’t allow this.'),
  'errors.simulation_refused.next': 'See what this step needs with: {deskmedic} show {tool}',
} as const
