import { changer, reader, use, type ProgramRule } from './program-rule.ts'
import { protectionSettings, secretKeys, startsByItself } from './windows-programs.ts'

const disks: Readonly<Record<string, ProgramRule>> = {
  chkdsk: reader([use('', '/v', 1)], 'repairs'),
  cipher: reader([use('', '/c /n', 1)], 'changes_settings', [
    [/\/w\b/, 'wipes_drive'],
    [/\/(?:x|k|r)\b/, 'reads_secret'],
  ]),
  compact: reader([use('', '/s /a /i /q', 3)], 'changes_settings'),
  convert: changer('wipes_drive'),
  defrag: reader([use('', '/a! /v /u', 1)], 'repairs'),
  diskpart: changer('wipes_drive'),
  format: changer('wipes_drive'),
  fsutil: reader(
    [
      use('volume diskfree|list|querycluster', '', 2),
      use('dirty query', '', 1),
      use('fsinfo drives|drivetype|volumeinfo|ntfsinfo|refsinfo|statistics|sectorinfo', '', 1),
      use('behavior query', '', 2),
      use('usn queryjournal|readdata', '', 1),
      use('file queryfileid|queryextents|layout|queryvaliddata', '', 1),
      use('hardlink list', '', 1),
      use('reparsepoint query', '', 1),
      use('quota query', '', 1),
      use('repair query', '', 1),
      use('8dot3name query', '', 1),
    ],
    'changes_settings',
    [
      [/^usn delete/, 'deletes_backups'],
      [/setzerodata|setvaliddata|seteof|^file (?:setshortname|setvalid)/, 'overwrites_file'],
      [/^reparsepoint delete|^quota enforce/, 'deletes_settings'],
      [/^volume dismount/, 'changes_settings'],
    ],
  ),
  label: changer('changes_settings'),
  'manage-bde': reader([use('-status', '', 1)], 'changes_settings', [
    [/-off\b|-pause\b|-disable\b|-protectors -(?:delete|disable)/, 'weakens_protection'],
    [/-protectors -get/, 'reads_secret'],
    [/-forcerecovery|-wipefreespace/, 'wipes_drive'],
  ]),
  mountvol: reader([use('', '')], 'changes_settings'),
  recover: changer('repairs'),
  subst: reader([use('')], 'changes_settings'),
  vssadmin: reader([use('list shadows|shadowstorage|volumes|writers|providers', '/for=', 1)], 'changes_settings', [
    [/^delete|^resize/, 'deletes_backups'],
  ]),
  wbadmin: reader([use('get versions|status|items|disks', '', 2)], 'changes_settings', [
    [/^delete|^disable/, 'deletes_backups'],
    [/^start/, 'writes_file'],
  ]),
  cleanmgr: changer('deletes_files'),
}

const system: Readonly<Record<string, ProgramRule>> = {
  bcdedit: reader([use('', ''), use('/enum', '/v', 1), use('/v')], 'changes_start'),
  bcdboot: changer('changes_start'),
  bootrec: changer('changes_start'),
  bootcfg: reader([use('/query', '')], 'changes_start'),
  reagentc: reader([use('/info')], 'changes_start'),
  dism: reader(
    [
      use(
        '',
        '/online /english /cleanup-image /checkhealth /scanhealth /analyzecomponentstore /get-packages /get-features /get-drivers /get-currentedition /get-intl /get-packageinfo /get-featureinfo /get-driverinfo /get-capabilities /get-capabilityinfo /get-imageinfo /get-wiminfo /imagefile: /wimfile: /index: /packagename: /featurename: /capabilityname: /driver: /format:',
        0,
      ),
    ],
    'repairs',
    [
      [/\/(?:remove-|disable-feature|set-edition)/, 'installs'],
      [/\/(?:add-|enable-feature)/, 'installs'],
      [/\/(?:apply-image|export-|capture-)/, 'writes_file'],
    ],
  ),
  sfc: reader([use('', '/verifyonly /verifyfile=')], 'repairs'),
  pnputil: reader(
    [
      use(
        '',
        '/enum-drivers /enum-devices /enum-interfaces /enum-classes /class= /connected /disconnected /problem /ids /instanceid= -e',
      ),
    ],
    'installs',
    [[/delete|remove/, 'deletes_settings']],
  ),
  reg: reader(
    [use('query', '/v= /ve /s /t= /se= /f= /k /d /c /e /z', 1), use('compare', '/v= /s /oa /od /os /on', 2)],
    'changes_settings',
    [
      [new RegExp(`^(?:save|export|query|copy)\\b.*(?:${secretKeys.source})|^save\\b.*\\\\system\\b`), 'reads_secret'],
      [/^query \\\\/, 'reaches_other_pc'],
      [new RegExp(`^(?:add|copy|import|restore|load)\\b.*(?:${startsByItself.source})`), 'stays_installed'],
      [new RegExp(`^(?:add|delete)\\b.*(?:${protectionSettings.source})`), 'weakens_protection'],
      [/^delete\b/, 'deletes_settings'],
      [/^(?:save|export)\b/, 'writes_file'],
      [/^(?:import|restore|load)\b/, 'runs_hidden_code'],
    ],
  ),
  regedit: reader([use('')], 'runs_hidden_code', [[/\/e\b/, 'writes_file']]),
  regini: changer('grants_rights'),
  wevtutil: reader(
    [
      use(
        'qe|query-events|el|enum-logs|gl|get-log|gli|get-log-info|ep|enum-publishers|gp|get-publisher',
        '/c: /count: /rd: /reversedirection: /f: /format: /q: /query: /e: /lf: /logfile: /l: /uni: /ge: /gm:',
        1,
      ),
    ],
    'changes_settings',
    [
      [/^(?:cl|clear-log)\b/, 'deletes_backups'],
      [/^(?:epl|export-log)\b/, 'writes_file'],
      [/^(?:sl|set-log)\b.*\/e:false/, 'weakens_protection'],
      [/\/r:/, 'reaches_other_pc'],
    ],
  ),
  setx: changer('changes_settings'),
  msiexec: changer('installs', [
    [/https?:|ftp:/, 'runs_remote_code'],
    [/\\\\\d/, 'foreign_share'],
  ]),
  wusa: changer('installs'),
  winget: reader(
    [
      use('list|search|show', '--id= -q= --name= --source= -s= --exact -e --upgrade-available', 2),
      use('--info|--version|-v'),
      use('upgrade', '--include-unknown -u --unknown'),
    ],
    'installs',
  ),
  choco: reader([use('list|search|info|outdated', '-l --local-only --exact -e', 1)], 'installs'),
  certutil: reader(
    [
      use('-hashfile|/hashfile', '', 2),
      use('-dump|/dump|-verify|/verify', '', 1),
      use('-store|/store|-viewstore|-verifystore', '-user /user', 2),
      use('-user|/user -store|/store', '', 2),
    ],
    'changes_settings',
    [
      [/urlcache|verifyctl|https?:/, 'runs_remote_code'],
      [/-exportpfx|\/exportpfx|-p12/, 'reads_secret'],
      [/[-/]addstore|[-/]importpfx/, 'weakens_protection'],
      [/[-/](?:decode|decodehex)\b/, 'runs_hidden_code'],
      [/[-/](?:encode|encodehex)\b/, 'writes_file'],
      [/[-/](?:delstore|delkey)\b/, 'deletes_settings'],
    ],
  ),
  certreq: changer('changes_settings', [
    [/[-/]post\b/, 'sends_data'],
    [/https?:/, 'reaches_address'],
  ]),
}

const files: Readonly<Record<string, ProgramRule>> = {
  attrib: reader([use('', '/s /d /l', 1)], 'changes_settings', [[/(?:^| )[+-][rashoixvpu]/, 'changes_settings']]),
  cacls: reader([use('', '', 1)], 'grants_rights'),
  icacls: reader([use('', '/t /c /l /q', 1)], 'grants_rights', [[/\/(?:save|verify|findsid)\b/, 'writes_file']]),
  takeown: changer('grants_rights'),
  xcopy: changer('writes_file'),
  robocopy: reader([use('', '/l! /e /s /njh /njs /nfl /ndl /np /bytes', 2)], 'writes_file', [
    [/\/(?:mir|purge|mov|move)\b/, 'deletes_files'],
  ]),
  replace: changer('overwrites_file'),
  expand: changer('writes_file'),
  extrac32: changer('writes_file'),
  makecab: changer('writes_file'),
  forfiles: changer('runs_hidden_code', [[/\b(?:del|erase|rd|rmdir)\b/, 'deletes_files']]),
  fc: reader([use('', '/a /b /c /l /n /t /u /w /lb: ', 2)]),
  comp: reader([use('', '/a /d /l /c /m', 2)]),
  find: reader([use('', '/i /v /c /n /off /offline', 9)]),
  findstr: reader(
    [use('', '/i /n /s /m /b /e /l /r /x /v /o /p /offline /c: /g: /f: /d: /a: /si /is /in /ni /spin /sin', 9)],
    'unknown_use',
    [[/(?:passw|pwd|secret|credential|cpassword)/, 'reads_secret']],
  ),
  more: reader([use('', '/e /c /p /s /t: /?', 2)]),
  sort: reader([use('', '/r /reverse /+ /m= /l= /uniq /unique /c', 1)], 'writes_file'),
  tree: reader([use('', '/f /a', 1)]),
  where: reader([use('', '/r= /q /f /t', 2)]),
  clip: changer('changes_settings'),
  timeout: reader([use('', '/t= /nobreak', 1)]),
  choice: reader([use('', '/c= /n /t= /d= /m=')]),
  print: changer('sends_data'),
}

/** What more programs of Windows do, by name without `.exe`. */
export const windowsDiskAndFilePrograms: Readonly<Record<string, ProgramRule>> = { ...disks, ...system, ...files }
