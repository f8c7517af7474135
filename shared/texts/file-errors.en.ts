/** Why a file or folder of this PC stays closed. */
export const fileErrorsEn = {
  'errors.unknown_workspace.why': 'No folder was opened to Deskmedic under the name {workspace}.',
  'errors.unknown_workspace.next':
    'See the names with: {deskmedic} workspace list. To open one more folder: {deskmedic} workspace add NAME FOLDER',
  'errors.unknown_collection.why': 'There is no collection of folders called {collection}.',
  'errors.unknown_collection.next':
    'See the collections with: {deskmedic} collection list. To make one: {deskmedic} collection add NAME FOLDER',
  'errors.outside_workspace.why': 'This file is outside the folders that were opened to Deskmedic.',
  'errors.outside_workspace.next':
    'Choose a file in one of those folders, or ask the person who set up Deskmedic to open this one.',
  'errors.folder_not_open.why':
    'An agent may work only in the folders that were opened to Deskmedic. “{path}” is in none of them.',
  'errors.folder_not_open.next':
    'Run it yourself, without the option --role ai_agent, or open the folder: {deskmedic} workspace add NAME FOLDER',
  'window.next.folder_not_open': 'Open the folder on the page Settings, under Workspaces.',
  'errors.workspace_read_only.why': 'The folder “{workspace}” was opened for reading only. Nothing was changed in it.',
  'errors.workspace_read_only.next':
    'If files in it are to be changed, remove the folder and open it again without --read-only: {deskmedic} workspace add {workspace} FOLDER',
  'window.next.workspace_read_only':
    'If files in it are to be changed, switch the folder to “Read and change” on the page Settings, under Workspaces.',
  'errors.file_closed.why':
    '“{path}” stays closed: {reason, select, never {the pattern {pattern} keeps it closed} not_only {only {pattern} was opened in this folder} hidden {it is hidden} other {it belongs to Deskmedic or to Windows}}.',
  'errors.file_closed.next':
    '{reason, select, never {{workspace, select, none {Open the file yourself, in another program.} other {Open the file yourself, in another program. Who opened the folder “{workspace}” can change its patterns.}}} not_only {Choose a file that fits, or change the patterns of the folder “{workspace}”.} hidden {Ask for hidden files as well, if you need this one.} other {Choose another folder.}}',
  'errors.path_refused.why':
    'The path “{path}” can’t be used: {reason, select, control_character {it contains invisible characters} broken_letter {it contains half a letter} device_namespace {it leads to a device, not to a folder} other_server {it leads to another computer} drive_relative {it doesn’t say where on which drive} stream {it names a hidden part of a file} forbidden_character {it contains a character that no name can have} trailing_dot_or_blank {a name in it ends with a dot or a blank} device_name {a name in it belongs to a device} name_too_long {a name in it is too long} short_name {it uses the short second name of another file} path_too_long {it is too long} link_loop {its links lead in a circle} other {what is there can’t be looked at}}.',
  'errors.path_refused.next': 'Enter the whole path of the file as the file manager shows it.',
  'errors.no_plain_file.why':
    '“{path}” isn’t a file that can be opened: {what, select, folder {it is a folder} missing {it isn’t there} placeholder {its content is only in the cloud} changed {something else has taken its place} large {it is too large for this} binary {it holds no text} other {it is a device or a connection}}.',
  'errors.no_plain_file.next':
    '{what, select, folder {List the folder instead.} missing {Check the name, and list its folder to see what is there.} placeholder {Open the file once in the file manager, so that it is downloaded.} changed {Try it again.} large {Read a part of it only.} other {Choose another file.}}',
  'errors.no_such_part.why':
    '“{path}” ends before the part that was asked for: it has {bytes, plural, one {# byte} other {# bytes}}.',
  'errors.no_such_part.next': 'Read it from the beginning, or ask for an earlier part.',
  'errors.bad_pattern.why': 'The pattern for the content can’t be read as a regular expression.',
  'errors.bad_pattern.next':
    'Put a backslash before signs such as ( [ * + ? . that mean themselves. Look-around and back-references don’t exist here.',
  'errors.too_many_file_calls.why': 'An agent may ask for files {limit, number} times in one minute.',
  'errors.too_many_file_calls.next': 'Wait {seconds} s and try again, or ask for more in one call.',
} as const
