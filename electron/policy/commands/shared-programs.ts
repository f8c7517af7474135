import { changer, reader, readerOfTexts, use, type ProgramRule } from './program-rule.ts'

/** Data that goes along with a request; `-f` and `-F` are two switches of curl. */
const uploads = [
  /(?:^| )-[a-zA-Z#]*[dFT]|(?:^| )--(?:data\S*|form\S*|upload-file|json|post-file\S*|post-data\S*|body-file\S*|body-data\S*)(?:[ =]|$)|(?:-X|--request|--method)[ =]?(?:POST|PUT|PATCH|post|put|patch)/,
  'sends_data',
  'as_written',
] as const

/** Switches by which these start a program of the caller's choice. */
const tarPrograms = [
  /--(?:checkpoint-action|to-command|use-compress-program|rsh-command|info-script|new-volume-script)|(?:^| )-[a-zA-Z]*[IF](?: |$)/,
  'runs_hidden_code',
  'as_written',
] as const

/** A small `-v` has it tell what it loads while it runs what it is given. */
const python = readerOfTexts([/^(?:-V|--version|-0p?|--list)$/], 'runs_hidden_code')

/** Programs that are found under every shell. */
export const sharedPrograms: Readonly<Record<string, ProgramRule>> = {
  bitsadmin: reader([use('/list', '/allusers /verbose')], 'reaches_address', [
    [/\/upload/, 'sends_data'],
    [/\/setnotifycmdline/, 'stays_installed'],
    [/\/transfer|\/addfile/, 'runs_remote_code'],
  ]),
  curl: reader([use('--version'), use('-v')], 'reaches_address', [uploads]),
  wget: reader([use('--version')], 'reaches_address', [uploads]),
  ftp: changer('sends_data'),
  tftp: changer('sends_data'),
  sftp: changer('sends_data'),
  scp: changer('sends_data'),
  rsync: changer('writes_file', [
    [/(?:^| )(?:-[a-z]*e|--rsh|--rsync-path)(?:[ =]|$)/, 'runs_hidden_code'],
    [/\S+@\S+:|\S+::|rsync:\/\/| [\w.-]+:\S/, 'sends_data'],
  ]),
  ssh: reader([use('-v')], 'reaches_other_pc', [
    [/(?:proxy|local|knownhosts)command/, 'runs_hidden_code'],
    [/(?:^| )-[lrd]\S* ?\d/, 'sends_data'],
  ]),
  nc: changer('sends_data'),
  ncat: changer('sends_data'),
  netcat: changer('sends_data'),
  socat: changer('sends_data'),
  rclone: changer('sends_data'),
  aws: changer('sends_data'),
  gh: changer('reaches_address'),
  plink: changer('reaches_other_pc'),
  pscp: changer('sends_data'),
  telnet: changer('reaches_address'),
  winrs: changer('runs_hidden_code'),
  procdump: changer('captures'),
  git: reader(
    [
      use('status', '--short -s --branch -b --porcelain --ignored', 1),
      use('log', '--oneline -n= --graph --all --stat --decorate --since= --until= --author= -p -[0123456789]', 2),
      use('diff|show', '--stat --cached --staged --name-only --name-status', 3),
      use('branch', '-a -r -v -vv --list --show-current'),
      use('remote|stash|tag|worktree list|-v|-l|show', '-v', 1),
      use('remote', '-v'),
      use('tag', '-l! --list', 1),
      use('tag', '--list! -l', 1),
      use('remote show', '', 1),
      use('blame|ls-files|rev-parse|describe|shortlog|ls-tree', '-s -n --tags --short', 2),
      use('--version|version'),
    ],
    'changes_settings',
    [
      [
        /^reset .*--hard|^clean\b|^checkout (?:-f|--|\.)|^restore\b|^stash (?:drop|clear)|^tag .*-d\b|^branch .*-d\b|^push .*(?:--force|-f\b|--delete)|^reflog expire|^gc .*--prune|^filter-branch|^rebase\b/,
        'deletes_files',
      ],
      [/^push\b/, 'sends_data'],
      [
        /(?:^| )-c \S*(?:alias|pager|editor|command|hook|sshcommand|textconv|external|fsmonitor|helper|askpass|program|filter|uploadpack|proxy|ext\.allow|include)|--config-env|--upload-pack|--exec|^config\b.*(?:alias\.|pager|editor|hookspath|command)/,
        'runs_hidden_code',
      ],
      [/^(?:clone|fetch|pull|submodule)\b/, 'reaches_address'],
      [/^(?:commit|add|merge|checkout|switch|init|mv|cherry-pick)\b|^tag (?!-l\b|--list\b)/, 'writes_file'],
    ],
  ),
  npm: reader(
    [use('ls|list|outdated|view|--version|-v', '--depth= --json -g', 2), use('audit', '--json --omit=')],
    'installs',
    [
      [/^(?:run|exec|start|test|x)\b|^run-script/, 'runs_hidden_code'],
      [/^publish/, 'sends_data'],
    ],
  ),
  pip: reader([use('list|show|check|freeze|--version', '--outdated', 2)], 'installs'),
  pip3: reader([use('list|show|check|freeze|--version', '--outdated', 2)], 'installs'),
  docker: reader(
    [
      use('ps|images|version|info|stats', '-a --no-stream --all', 0),
      use('logs', '-f -t --tail= --since=', 1),
      use('top|port', '', 1),
    ],
    'changes_settings',
    [
      [/\bprune\b|\brmi?\b|\bvolume rm|down .*-v/, 'deletes_files'],
      [/^(?:run|exec|build|compose)/, 'runs_hidden_code'],
      [/^push/, 'sends_data'],
    ],
  ),
  node: reader([use('--version|-v')], 'runs_hidden_code'),
  ...Object.fromEntries(['python', 'python3', 'py'].map((name) => [name, python])),
  java: reader([use('-version|--version')], 'runs_hidden_code'),
  dotnet: reader([use('--version|--info|--list-sdks|--list-runtimes')], 'runs_hidden_code'),
  tar: reader([use('-tf|tf|-tvf|tvf|-tzf|tzf', '', 1)], 'writes_file', [tarPrograms]),
}

const started = 'starts_program'
/** Programs with a window of their own, by what they are started with. */
const windowed = (
  'calc calculator charmap compmgmt.msc devmgmt.msc diskmgmt.msc eventvwr eventvwr.msc explorer magnify mmc mspaint ' +
  'msedge chrome firefox notepad osk perfmon resmon services.msc snippingtool taskmgr taskschd.msc winver winword excel outlook ' +
  'powerpnt onedrive teams ms-teams control appwiz.cpl ncpa.cpl sysdm.cpl firewall.cpl main.cpl inetcpl.cpl dxdiag mstsc narrator'
).split(' ')

/** Shows the licence of Windows, or changes it. */
const activation = reader([use('', '/dli /dlv /xpr /dti')], 'changes_settings')

/** Programs of Windows that start other code. */
export const startingPrograms: Readonly<Record<string, ProgramRule>> = {
  ...Object.fromEntries(
    windowed.map((name) => [
      name,
      changer(started, [
        [/https?:|\.hta\b|javascript:|vbscript:/, 'runs_remote_code'],
        [/\.(?:bat|cmd|exe|vbs|js|ps1)\b/, 'runs_hidden_code'],
        [/\\\\\d/, 'foreign_share'],
      ]),
    ]),
  ),
  rundll32: changer('runs_hidden_code', [
    [/minidump|comsvcs/, 'captures'],
    [/javascript:|vbscript:|https?:/, 'runs_remote_code'],
    [/^(?:\S*\\)?printui(?:\.dll)?,? ?printuientry(?!.*\/(?:dl|dd|dp|dr)\b)/, 'changes_settings'],
    [/lockworkstation|setsuspendstate/, 'restarts_pc'],
    [/inetcpl\.cpl,? ?clearmytracksbyprocess/, 'deletes_files'],
    [/control_rundll/, 'starts_program'],
  ]),
  regsvr32: changer('runs_hidden_code', [[/https?:|scrobj/, 'runs_remote_code']]),
  mshta: changer('runs_remote_code'),
  hh: changer('runs_hidden_code'),
  slmgr: activation,
  'slmgr.vbs': activation,
  cscript: {
    ...changer('runs_hidden_code', [
      [/https?:/, 'runs_remote_code'],
      [/prnmngr|prncnfg|prnjobs|slmgr(?!\S* \/(?:dli|dlv|xpr|dti)$)/, 'changes_settings'],
    ]),
    // From its own folder only: one of this name beside the person is anybody's.
    readingTexts: [
      /^(?:\/\/nologo )?(?:c:\\windows|%windir%|%systemroot%)\\system32\\slmgr\.vbs \/(?:dli|dlv|xpr|dti)$/i,
    ],
  },
  wscript: changer('runs_hidden_code'),
  conhost: changer('runs_hidden_code'),
  installutil: changer('runs_hidden_code'),
  msbuild: changer('runs_hidden_code'),
  regasm: changer('runs_hidden_code'),
  regsvcs: changer('runs_hidden_code'),
  odbcconf: changer('runs_hidden_code'),
  cmstp: changer('runs_hidden_code'),
  pcalua: changer('runs_hidden_code'),
  scriptrunner: changer('runs_hidden_code'),
  presentationhost: changer('runs_hidden_code'),
}
