/** What a person reads when settings or the machine policy cannot be read, or are not theirs to change. */
export const settingsErrorsZh = {
  'errors.settings_unreadable.why':
    '现在无法读取您的设置文件{reason, select, EACCES {（访问被拒绝）} EPERM {（访问被拒绝）} EBUSY {（正被其他程序占用）} EIO {（驱动器报告错误）} other {}}。文件保持原样。',
  'errors.settings_unreadable.next':
    '没有更改任何内容，也没有放开任何限制。请稍后重试。如果一直如此，可将该文件移到一旁，沿用当前设置：{deskmedic} config confirm',
  'errors.settings_from_copy.why': '您的设置文件已损坏或丢失，正在使用最后一份完好的副本。',
  'errors.settings_from_copy.next':
    '请用 {deskmedic} config list 查看这些值。如果正确，请确认：{deskmedic} config confirm',
  'errors.settings_closed.why': '您的设置文件已损坏，也没有完好的副本。Deskmedic 已不知道您之前关闭了什么。',
  'errors.settings_closed.next':
    '在您查看之前，Deskmedic 保持离线，只在这台电脑上读取。请重新设置之前阻止的内容，然后确认设置正确：{deskmedic} config confirm',
  'errors.webhook_in_use.why': 'Webhook {webhook} 正用于告知修复结果，因此保留。',
  'errors.webhook_in_use.next': '请先选择其他 Webhook，或不告知任何人：{deskmedic} config set notifyWebhook ""',
  'window.next.webhook_in_use': '请先在“设置”页面选择其他 Webhook，或不告知任何人。',
  'errors.setting_not_typed.why': '不能通过在 {key} 中输入来同意向模型发送内容：必须先由人查看将要发送什么。',
  'errors.setting_not_typed.next': '请设置好模型，在终端中向它提问，并回答出现的问题：{deskmedic} chat',
  'window.next.setting_not_confirmed': '如需更改，请重新设置，并在确认窗口中选择“允许”。',
  'window.next.setting_not_typed': '请在“设置”页面设置好模型，向它提问，并回答出现的问题。',
  'errors.setting_of_app.why': '{key} 只能在应用中设置：只有应用才能告知系统。',
  'errors.setting_of_app.next': '请打开 Deskmedic，在“设置”页面更改。',
  'errors.start_not_set.why': '系统未允许 Deskmedic 在登录时启动。',
  'errors.start_not_set.next': '请在 Windows 设置的“应用”>“启动”中查看是否允许 Deskmedic 启动，或咨询管理员。',
  'errors.setting_needs_person.why': '只有人可以更改设置。',
  'errors.setting_needs_person.next': '请您亲自更改，不要使用选项 --role ai_agent。',
  'errors.policy_not_trusted.why':
    '不采信您的组织的设置，因为{reason, select, owner {其文件或文件夹不属于管理员} writable {管理员以外的人可以更改其文件或文件夹} link {该位置是一个链接} other {无法判断谁可以更改它}}：{file}',
  'errors.policy_not_trusted.next': '请告知管理员。在此之前，其中的内容都不起作用，Deskmedic 保持离线。',
  'errors.policy_pending.why': '正在读取您的组织的设置。读取完成之前，Deskmedic 只读取这台电脑上的信息。',
  'errors.policy_pending.next': '请稍等片刻再试。如果一直如此，请告知管理员。',
  'errors.policy_entries_unknown.why': '您的组织的设置中有此版本不认识的条目：{entries}',
  'errors.policy_entries_unknown.next': '请告知管理员：这些条目不起作用，其余条目有效。',
  'errors.mode_blocks_host.why':
    '在{mode, select, internal {内网} other {离线}}模式下，Deskmedic 只按地址询问您自己网络中的电脑。“{host}”不属于此类。',
  'errors.mode_blocks_host.next': '请输入自己网络中的地址，例如 192.168.1.1，或切换到在线模式：{deskmedic} mode online',
  'window.next.settings_unreadable':
    '没有更改任何内容，也没有放开任何限制。请稍后重试。如果一直如此，请在“设置”页面确认设置。',
  'window.next.settings_from_copy': '请查看“设置”页面，如果这些值正确，请在那里确认。',
  'window.next.settings_closed':
    '在您查看之前，Deskmedic 保持离线，只在这台电脑上读取。请查看“设置”页面，如果这些值正确，请在那里确认。',
  'window.next.setting_needs_person': '请您亲自在“设置”页面更改。',
  'window.next.mode_blocks_host': '请输入自己网络中的地址，例如 192.168.1.1，或切换到在线模式。',
  'errors.grants_unreadable.why':
    '现在无法读取您的“始终允许”文件{reason, select, EACCES {（访问被拒绝）} EPERM {（访问被拒绝）} EBUSY {（正被其他程序占用）} EIO {（驱动器报告错误）} other {}}。文件保持原样。',
  'errors.grants_unreadable.next':
    '在此期间，Deskmedic 每次更改前都会询问，新的允许只在关闭 Deskmedic 之前有效。请稍后重新启动 Deskmedic。',
  'errors.grants_damaged.why': '您的“始终允许”文件已损坏，其中的允许都不再有效。文件保存在：{file}',
  'errors.grants_damaged.next': 'Deskmedic 会重新在每次更改前询问。如果需要，请在下次询问时重新选择允许。',
  'errors.grants_newer.why': '您的“始终允许”由更新版本的 Deskmedic 写入，当前版本会原样保留。',
  'errors.grants_newer.next':
    '在重新安装较新的版本之前，Deskmedic 每次更改前都会询问，新的允许只在关闭 Deskmedic 之前有效。',
  'errors.grants_elevated.why': 'Deskmedic 现在拥有管理员权限，不会为以后的启动保存允许。',
  'errors.grants_elevated.next': '如果希望一直允许，请不以管理员权限启动 Deskmedic，并在那里选择允许。',
  'errors.history_unwritable.why':
    '上面的结果有效，但未能全部保存到历史记录{reason, select, ENOSPC {（驱动器已满）} EACCES {（访问被拒绝）} EPERM {（访问被拒绝）} EROFS {（驱动器为只读）} other {}}。',
  'errors.history_unwritable.next':
    '{reason, select, ENOSPC {请释放驱动器空间，或使用其他文件夹：--data FOLDER} other {如有需要，请自行保存此结果。所做的更改可在更改记录中查看：{deskmedic} audit export}}',
  'errors.records_not_deleted.why':
    '有些内容未能删除{reason, select, EBUSY {（其他程序正在使用文件）} EACCES {（访问被拒绝）} EPERM {（访问被拒绝）} EROFS {（驱动器为只读）} EIO {（驱动器报告错误）} other {}}。已删除的内容不会恢复。',
  'errors.records_not_deleted.next': '请关闭可能正在使用这些文件的程序（例如备份程序），然后再次删除。',
  'errors.deletion_not_confirmed.why': '没有删除任何内容：删除必须由人确认。',
  'errors.deletion_not_confirmed.next': '请在终端中运行并回答问题，或事先同意：--yes',
  'delete.all': '这会删除此数据文件夹中的所有对话、过去的调用、撤销记录和日志。',
  'delete.one': '这会删除此对话或运行及其调用。',
  'delete.undo': '之后将有 {count} 项修复无法再撤销。',
  'delete.stays': '操作记录会保留：它只说明做过什么，不含参数。设置、权限和密钥也会保留。此删除无法撤销。',
  'delete.yes': '删除',
  'delete.question': '要删除吗？',
  'delete.done': '已删除：{chats} 个对话、{calls} 次过去的调用、{undo} 条撤销记录。',
  'errors.deletion_waits.why': '没有删除任何内容：其中有检查、修复或问题尚未结束。',
  'errors.deletion_waits.next': '请您等待其结束或将其停止，然后再次删除。',
} as const
