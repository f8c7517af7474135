import type { fileErrorsEn } from './file-errors.en.ts'

/** Why a file or folder of this PC stays closed. */
export const fileErrorsZh: Readonly<Record<keyof typeof fileErrorsEn, string>> = {
  'errors.unknown_workspace.why': '向 Deskmedic 开放的文件夹中没有名为 {workspace} 的文件夹。',
  'errors.unknown_workspace.next':
    '查看名称：{deskmedic} workspace list。再开放一个文件夹：{deskmedic} workspace add NAME FOLDER',
  'errors.unknown_collection.why': '没有名为 {collection} 的文件夹集合。',
  'errors.unknown_collection.next':
    '查看集合：{deskmedic} collection list。新建集合：{deskmedic} collection add NAME FOLDER',
  'errors.outside_workspace.why': '此文件不在向 Deskmedic 开放的文件夹中。',
  'errors.outside_workspace.next': '请选择已开放文件夹中的文件，或请设置 Deskmedic 的人员开放此文件夹。',
  'errors.folder_not_open.why': '代理只能在向 Deskmedic 开放的文件夹中工作。“{path}”不在其中。',
  'errors.folder_not_open.next':
    '请您亲自运行，不要使用选项 --role ai_agent，或开放该文件夹：{deskmedic} workspace add NAME 文件夹',
  'window.next.folder_not_open': '请在“设置”页面的“工作区”中开放该文件夹。',
  'errors.workspace_read_only.why': '文件夹“{workspace}”仅开放读取，其中没有任何更改。',
  'errors.workspace_read_only.next':
    '如果要更改其中的文件，请先移除该文件夹，再不带 --read-only 重新开放：{deskmedic} workspace add {workspace} 文件夹',
  'window.next.workspace_read_only': '如果要更改其中的文件，请在“设置”页面的“工作区”中将该文件夹改为“读取和更改”。',
  'errors.file_closed.why':
    '“{path}”不会打开：{reason, select, never {它符合不开放的模式 {pattern}} not_only {此文件夹只开放 {pattern}} hidden {它是隐藏项} other {它属于 Deskmedic 或 Windows}}。',
  'errors.file_closed.next':
    '{reason, select, never {{workspace, select, none {请用其他程序自行打开此文件。} other {请用其他程序自行打开此文件。开放文件夹“{workspace}”的人员可以更改其模式。}}} not_only {请选择符合的文件，或更改文件夹“{workspace}”的模式。} hidden {如果需要此文件，请要求包含隐藏文件。} other {请选择其他文件夹。}}',
  'errors.path_refused.why':
    '路径“{path}”无法使用：{reason, select, control_character {其中有不可见字符} broken_letter {其中有不完整的字符} device_namespace {它指向设备，而不是文件夹} other_server {它指向另一台电脑} drive_relative {它没有说明是哪个驱动器的哪个位置} stream {它指向文件的隐藏部分} forbidden_character {其中有名称不能使用的字符} trailing_dot_or_blank {其中有以句点或空格结尾的名称} device_name {其中有属于设备的名称} name_too_long {其中有过长的名称} short_name {它使用了另一个文件的短名称} path_too_long {它过长} link_loop {其中的链接循环指向} other {无法查看该处的内容}}。',
  'errors.path_refused.next': '请输入文件资源管理器中显示的完整路径。',
  'errors.no_plain_file.why':
    '“{path}”不是可以打开的文件：{what, select, folder {它是文件夹} missing {它不存在} placeholder {其内容只在云端} changed {该处已换成其他内容} large {它太大} binary {它不是文本} other {它是设备或连接}}。',
  'errors.no_plain_file.next':
    '{what, select, folder {请改为列出该文件夹。} missing {请检查名称，并列出所在文件夹查看其中的内容。} placeholder {请在文件资源管理器中打开一次该文件，以便下载。} changed {请重试。} large {请只读取其中一部分。} other {请选择其他文件。}}',
  'errors.no_such_part.why': '“{path}”共 {bytes} 字节，在所请求的部分之前就结束了。',
  'errors.no_such_part.next': '请从头读取，或请求更靠前的部分。',
  'errors.bad_pattern.why': '内容模式不是有效的正则表达式。',
  'errors.bad_pattern.next': '若要查找 ( [ * + ? . 等符号本身，请在前面加反斜杠；不支持环视和反向引用。',
  'errors.too_many_file_calls.why': '代理每分钟最多可请求 {limit, number} 次文件操作。',
  'errors.too_many_file_calls.next': '请等待 {seconds} 秒后重试，或在一次请求中完成更多操作。',
}
