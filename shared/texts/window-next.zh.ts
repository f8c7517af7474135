import type { windowNextEn } from './window-next.en.ts'

/** What can be done next in a window, in Simplified Chinese. */
export const windowNextZh: Readonly<Record<keyof typeof windowNextEn, string>> = {
  'window.next.unknown_tool': '请在“工具”页面中查找。它在此版本中的名称可能不同。',
  'window.next.invalid_arguments': '请选择所提供的值之一，或保持不变。',
  'window.next.invalid_json': '请检查引号、逗号和括号。',
  'window.next.usage': '请关闭 Deskmedic，然后不带选项重新启动。',
  'window.next.model_not_set_up': '没有模型也能使用 Deskmedic。想用模型的话，请在设置的“模型”中设置。',
  'window.next.model_unknown': '请从它有的模型里选一个。',
  'window.next.model_key_missing': '请在“设置”的“模型”中填写此服务器的密钥。',
  'window.next.no_edit': '请在“历史记录”页面中查看做过的更改。',
  'window.next.unknown_call': '请在“历史记录”页面中找到执行该操作的对话。',
  'window.next.mode_blocks_tool': '如果这台电脑可以使用互联网，请将网络模式切换为在线。如果模式已锁定，请联系管理员。',
  'window.next.external_access_off':
    '{fixed, select, true {这是您的组织的规定。请联系管理员。} other {如果可以使用，请在设置中打开。}}',
  'window.next.unknown_webhook':
    '{count, plural, =0 {} other {可用的有：{known}。}}请在“设置”页面添加，或联系 IT 人员。',
  'window.next.unknown_workspace': '可用的有：{known}。其他文件夹可在“设置”页面添加。',
  'window.next.unknown_collection': '可用的有：{known}。请指定其中之一，或直接指定文件夹。',
  'window.next.rate_limited': '请等待 {seconds} 秒后重试。',
  'window.next.search_not_set_up': '请在“设置”页面输入服务的密钥或 SearXNG 的地址。',
  'window.next.certificates_unreadable': '请输入这台电脑上文件的完整路径。该文件必须包含 PEM 格式的证书。',
  'window.next.key_not_kept':
    '{reason, select, ENOSPC {请在驱动器上腾出空间后重试。} other {请确认您可以写入 Deskmedic 的数据文件夹，或联系管理员。}}',
  'window.next.certificate_refused':
    '{reason, select, unknown_issuer {如果您的组织会检查加密连接，请让管理员把组织的根证书添加到 Deskmedic 的设置中。} wrong_host {请检查名称的拼写是否正确。} other {请检查这台电脑的日期和时间。如果无误，只有网站的运营者才能更正其证书。}}',
  'window.next.blocked_by_policy': '请咨询管理员能否在这台电脑上使用此工具。',
  'window.next.blocked_in_settings': '如果可以使用，请让在这台电脑上设置 Deskmedic 的人重新打开。',
  'window.next.setting_locked':
    '{source, select, policy {{contact, select, none {请联系管理员进行更改。} other {请联系 IT 人员进行更改：{contact}}}} environment {请删除或更改该环境变量，然后重新启动 Deskmedic。} other {“设置”页面会显示它由哪里指定。}}',
  'window.next.role_too_low':
    '{role, select, human_agent {请您在对话中或“工具”页面中亲自启动。} admin {请在“这台电脑”面板中打开管理员模式，或联系技术人员。} other {请在“工具”页面中查看可以由谁启动。}}',
  'window.next.person_required': '请您在对话中亲自启动。',
  'window.next.runtime_missing': '请联系管理员安装缺少的部分。其他检查仍可使用。',
  'window.next.needs_windows': '请在 Windows 电脑上使用，或在“设置”页面中选择练习电脑，然后重新启动 Deskmedic。',
  'window.next.needs_full_language': '只有管理员可以为 Deskmedic 更改该规则。',
  'window.next.scripts_blocked': '管理员可以允许 Deskmedic 的发布者或程序文件夹。请将此消息和错误代码告知管理员。',
  'window.next.needs_unelevated': '请关闭 Deskmedic，然后以普通方式启动，不要以管理员身份启动。',
  'window.next.not_simulated': '请在“工具”页面中查看练习电脑上有哪些工具。',
  'window.next.needs_admin': '请关闭 Deskmedic，然后以“以管理员身份运行”启动，或请拥有该权限的人员操作。',
  'window.next.elevation_unavailable': '请关闭 Deskmedic，然后以“以管理员身份运行”启动，或请拥有该权限的人员操作。',
  'window.next.confirmation_missing': '请重新启动该步骤，并在确认窗口中作答。',
  'window.next.gate_closed': '请在“工具”页面中运行该检查，查看其结果。',
  'window.next.gate_unknown': '请在“工具”页面中运行该检查，查看哪些内容无法读取。',
  'window.next.milder_fix_first': '请先执行影响更小的步骤，它在同一计划中提供。',
  'window.next.binding_missing': '请更详细地重新描述问题，例如写出名称。',
  'window.next.already_tried': '请选择其他步骤。“历史记录”页面显示之前的操作。',
  'window.next.answer_needed': '请回答相关问题，或在消息中写明。',
  'window.next.not_diagnostic': '当检查发现相应的问题时，对话中会提供修复步骤。',
  'window.next.cancelled': '请在您方便时重新启动。已经完成的操作保留在此对话中。',
  'window.next.output_too_large': '请缩小范围，例如减少条目数或缩短时间段。',
  'window.next.script_host_blocked': '如果您的组织的规则禁止使用 PowerShell，请将此消息和错误代码告知管理员。',
  'window.next.unknown_after_crash': '请选择“立即检查”，查看电脑的当前状态。',
  'window.next.undo_missing': '对话中的结果会显示可以撤销的操作。',
  'window.next.undo_expired': '技术人员可以在对话中查看更改的内容。',
  'window.next.undo_done': '无需再做其他操作。',
  'window.next.other_machine':
    '请在“设置”页面中选择{machine, select, simulated {练习电脑} windows {这台电脑} other {执行该操作的电脑}}，然后重新启动 Deskmedic。',
  'window.next.other_pc': '请在那台电脑上操作。在这台电脑上，请重新描述问题，Deskmedic 会检查这台电脑。',
  'window.next.audit_unavailable':
    '{reason, select, ENOSPC {请释放驱动器空间，然后重新启动该步骤。} other {请确认您有权写入 Deskmedic 的数据文件夹，然后重新启动该步骤。}}',
  'window.next.audit_broken': '请保持文件原样，并将错误代码告知管理员。',
  'window.next.data_folder_unwritable':
    '{reason, select, ENOSPC {请释放驱动器空间后重试。} REMOTE {请用本机上的文件夹启动 Deskmedic，或联系管理员。} OWNER {请用您自己的文件夹启动 Deskmedic，或联系管理员。} other {请确认您有权写入该文件夹，或联系管理员。}}',
  'window.next.data_folder_busy': '请关闭另一个 Deskmedic 或等待它完成，然后重新启动。',
  'window.next.settings_corrupt':
    '{source, select, policy {请告知管理员。在此之前，Deskmedic 会采用更严格的限制。} environment {请更正该变量。在此之前，只使用能够识别的部分。} other {缺少的设置将使用默认值。“设置”页面显示正在使用的值。}}',
  'window.next.unknown_setting': '“设置”页面显示此处可以设置的所有内容。',
  'window.next.unknown_scenario': '请关闭 Deskmedic，然后不带此场景或使用其他场景启动。',
  'window.next.unknown_fault': '请关闭 Deskmedic，然后不带此故障或使用其他故障启动。',
  'window.next.faults_conflict': '请关闭 Deskmedic，然后只使用其中一个启动。',
  'window.next.unknown_profile': '请关闭 Deskmedic，然后不带此电脑配置或使用其他配置启动。',
  'window.next.simulation_refused': '请在“工具”页面中查看此步骤需要什么。',
  'window.next.deletion_not_confirmed': '请再次点击删除，并在询问窗口中同意。',
  'window.next.history_unwritable':
    '如果驱动器已满，请释放空间。如有需要，请自行保存此结果；所做的更改已写入更改记录。',
}
