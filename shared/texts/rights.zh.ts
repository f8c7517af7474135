/** Sentences about administrator rights and what they guard. */
export const rightsZh = {
  'ui.main.admin.brokerOn':
    'Deskmedic 会把 Windows 给予的管理员权限保留给后续修复。管理员模式会自动结束，锁定电脑时也会结束。',
  'ui.main.admin.brokerOff':
    '需要管理员权限的步骤每次都会由 Windows 询问。开启后，Deskmedic 最多在半小时内为后续修复保留权限。',
  'ui.main.admin.forbidden': '您的组织不允许 Deskmedic 保留管理员权限。需要权限的步骤仍可由 Windows 询问。',
  'ui.shell.admin.on': '管理员模式',
  'ui.shell.admin.endsIn': '管理员模式，{time} 后结束',
  'ui.panel.adminMay.repairs':
    '{count, plural, =0 {目前这里没有修复可以使用管理员权限} other {# 项修复可以使用管理员权限}}',
  'ui.panel.adminMay.asked': 'Windows 每 {minutes, number} 分钟或 {steps, number} 个步骤最多询问一次',
  'ui.panel.adminMay.checks': '{count, number} 项检查可以看得更深，例如“{check}”',
  'ui.panel.adminNever.unasked': '未经您同意不会运行任何步骤',
  'ui.panel.adminNever.free': '不运行任意命令，也不使用别人指定的文件夹中的文件',
  'ui.panel.adminTools': '使用这些权限的工具',
  'ui.panel.adminMay.title': '可以',
  'ui.panel.adminNever.title': '绝不',
  'ui.panel.adminEndsIn': '{time} 后结束',
  'errors.program_not_closed.why':
    '没有管理员权限的程序可能会改动此处的 Deskmedic 文件，因此已停用需要这些权限的步骤。',
  'errors.program_not_closed.next':
    '请为这台电脑的所有用户安装 Deskmedic，并从那里启动。不需要管理员权限的步骤仍可运行。',
  'errors.elevation_refused.why': '未获得管理员权限，因此没有运行此步骤。',
  'errors.elevation_refused.next': '其他步骤会继续进行。如果愿意授予权限，请再次启动此步骤，或请拥有该权限的人员操作。',
  'errors.broker_refused.why':
    '{reason, select, policy {您的组织不允许以管理员权限运行此步骤。} scripts {这台电脑的安全规则也限制了管理员的脚本，因此无法以此权限运行任何步骤。} folder {只为一个步骤取得管理员权限时，Deskmedic 不会从指定的文件夹或映像读取文件：任何人都可能在那里放了东西。} limit {Deskmedic 以管理员权限运行的组件一次能处理的步骤已全部用完。} expired {请求到达 Deskmedic 以管理员权限运行的组件时已经过期。} nothing_kept {Deskmedic 以管理员权限运行的组件没有保存这次修复的记录，因此无法撤销。} other {Deskmedic 以管理员权限运行的组件没有接受此步骤。}}未做任何更改。',
  'errors.broker_refused.next':
    '{reason, select, policy {请联系 IT 人员。} scripts {请让 IT 人员用其他方式处理。不需要管理员权限的步骤仍可运行。} folder {请不指定文件夹再开始该步骤，Windows 会从自己的来源获取文件。如果必须使用该文件夹，请联系管理员。} limit {请再次启动此步骤，Windows 会重新询问。} expired {请再次启动此步骤。} nothing_kept {请让技术人员手动改回设置。} other {请再次启动此步骤。如果再次被拒绝，请重新安装 Deskmedic。}}',
  'errors.broker_lost.why': 'Deskmedic 以管理员权限运行的组件在此步骤进行到一半时结束了，无法得知已完成了哪些操作。',
  'errors.broker_lost.next': '请再次运行此步骤对应的检查，查看电脑现在的状态。',
  'errors.folder_not_closed.why':
    '无法使其他用户不能更改 {folder} 文件夹，因此未做任何更改：修复前保存的内容在那里必须安全。',
  'errors.folder_not_closed.next': '请让管理员检查这个文件夹：它必须归管理员所有，其他人不得写入。然后再次运行此步骤。',
  'errors.undo_refused.why': '为此步骤保存的内容不符合 Deskmedic 的保存格式，因此未对其做任何操作。',
  'errors.undo_refused.next': '它可能已被改动。请让技术人员查看，并手动改回设置。',
  'errors.undo_not_kept.why': '操作已完成，但无法撤销：未能保存撤销所需的内容。',
  'errors.undo_not_kept.next': '请检查数据文件夹所在的驱动器是否已满。如果需要改回，请联系技术人员。',
  'errors.tool_name_taken.why': '已有名为 {name} 的工具，因此未添加 {source} 的工具。',
  'errors.tool_name_taken.next': '请让提供者为该工具改用其他名称。',
  'errors.tool_exceeds_source.why':
    '工具 {tool} 的要求超出了 {source} 的工具所允许的范围：{limit, select, rights {管理员权限} steps {自带的脚本或程序} capabilities {Deskmedic 自身的职责} risk {不允许的风险级别} kind {检查或修复} network {绕过网络模式} other {对其结果的信任}}。它的工具均未添加。',
  'errors.tool_exceeds_source.next': '请不要在这台电脑上使用，并联系提供者。',
  'errors.tool_breaks_contract.why': '{source} 的工具 {tool} 的说明不符合要求（{rule}）。它的工具均未添加。',
  'errors.tool_breaks_contract.next': '请向提供者索取适合此版本 Deskmedic 的工具。',
  'errors.outside_hours.why': '您的组织只允许在规定时间开始这类修复。没有任何更改。',
  'errors.outside_hours.next':
    '{opensAt, select, unknown {请向管理此电脑的人询问何时可以进行。} other {{opensAt} 起可以开始，请届时重新发起。}}检查随时都可以进行。',
  'ui.card.hours.title': '等待允许的时间',
  'ui.card.hours.keeps': '不能提前开始。',
  'ui.card.idle.outside_hours': '您的组织只允许在规定时间开始这类修复，{time} 起可以开始。在此期间仍可继续查看电脑。',
  'idle.waitingForTime': '正在等待：您的组织只允许在规定时间开始这类修复，{time} 起可以开始。在此期间可以进行检查。',
}
