import { changer, reader, use, type ProgramRule } from './program-rule.ts'

const wmicAliases =
  'os|cpu|bios|baseboard|computersystem|csproduct|logicaldisk|diskdrive|volume|partition|memorychip|nic|nicconfig|process|service|startup|product|qfe|printer|printjob|share|useraccount|group|environment|pagefile|timezone|desktopmonitor|sounddev|idecontroller|battery|systemenclosure'
const wmicSwitches = '/value /format:list /format:table /format:csv /all'
/** Those of an alias or a class, all or where something holds: nothing but comparisons before what is shown of them. */
const wmicOfSome = new RegExp(
  String.raw`^(?:/namespace:\\{2}root(?:\\\w+)* )?(?:path \w+|${wmicAliases})(?: where (?!.*\b(?:call|delete|set|create)\b)[\w ='"<>!(),.]+)? (?:get|list)(?: [\w,]+)*(?: (?:${wmicSwitches.replaceAll(' ', '|')}))*$`,
  'i',
)

const switchOff =
  /\b(?:windefend|mpssvc|wscsvc|sense|wdnissvc|webthreatdefsvc|securityhealthservice|bfe|sysmon(?:64)?|eventlog|mbamservice)\b/
/** Keys and folders from which programs start by themselves. */
export const startsByItself =
  /currentversion\\+(?:run|runonce|runservices|policies\\+explorer\\+run)\b|image file execution options|\\winlogon\b|\\start menu\\programs\\start|\bshell:startup|appinit_dlls|\\currentcontrolset\\services\\[^\\ ]+\\parameters.*servicedll|\\active setup\\|silentprocessexit|\\command processor\b.*autorun|userinit/
/** Settings that switch a protection off. */
export const protectionSettings =
  /disableantispyware|disablerealtimemonitoring|disablebehaviormonitoring|\\windows defender|enablelua|consentpromptbehavior|\\windowsfirewall|enablefirewall|disabletaskmgr|smartscreen|enablesmartscreen|disablewindowsupdate|noautoupdate|runasppl|deviceguard|lsacfgflags|uselogoncredential|scriptblocklogging|amsi/
export const secretKeys =
  /\b(?:hklm|hkey_local_machine|machine|hklm:|registry::\S*)\\+(?:sam|security)\b|\\lsa\\secrets|defaultpassword|simontatham\\putty\\sessions|\/f \S*(?:passw|pwd|secret|credential)|\\winvnc|\\tightvnc|orl\\winvnc3/

/** Programs of Windows that look at the network, or change it. */
const network: Readonly<Record<string, ProgramRule>> = {
  arp: reader([use('', '-a /a -g -v -n=', 2)], 'changes_network'),
  getmac: reader([use('', '/v /fo= /nh')], 'reaches_other_pc'),
  ipconfig: reader([use('', '/all /allcompartments /displaydns /?'), use('/showclassid', '', 1)], 'changes_network'),
  // In capitals it clears its cache, and registers the names anew.
  nbtstat: reader([use('', '-c -n -r -s -a=')], 'changes_network', [[/(?:^| )[-/]R/, 'changes_network', 'as_written']]),
  netstat: reader([use('', '-[abenorstqxyp] /a /b /e /n /o /r /s /f -f -p=', 1)]),
  nslookup: reader([use('', '-type= -querytype= -q= -timeout= -debug -norecurse', 2)]),
  pathping: reader([use('', '-4 -6 -n -h= -w= -q= -p= -i=', 1)]),
  ping: reader([use('', '-4 -6 -a -t -f -r= -s= -n= -l= -w= -i= /n= /t /a /4 /6 /l= /w=', 1)]),
  route: reader([use('print', '-4 -6', 1), use('-4|-6 print', '', 1)], 'changes_network'),
  tracert: reader([use('', '-4 -6 -d -r -h= -w= -j=', 1)]),
  pktmon: reader([use('status|list|counters'), use('filter list'), use('comp|component list')], 'changes_network', [
    [/^(?:start|capture|etl2)/, 'captures'],
  ]),
  telnet: changer('reaches_address'),
  netsh: reader(
    [
      use('wlan show', 'mode=', 4),
      use(
        'int|interface|lan|winsock|winhttp|advfirewall|firewall|http|dnsclient|trace|nap|ras|rpc|branchcache|namespace|wcn|mbn show',
        '',
        5,
      ),
      use(
        'int|interface|advfirewall|http|ras ip|ipv4|ipv6|tcp|udp|portproxy|teredo|firewall|monitor|consec|mainmode|diagnostics show',
        '',
        5,
      ),
    ],
    'changes_network',
    [
      [/\bkey\s*=\s*"?clear|^wlan export.*key/, 'reads_secret'],
      [/^trace start|\bcapture\s*=/, 'captures'],
      [
        /firewall.*(?:\bstate off|\bopmode.*disable|set opmode|\breset\b)|firewall.*(?:delete|add) rule|firewall.*blockinbound|^advfirewall set/,
        'weakens_protection',
      ],
      [/^add helper|portproxy add|\s-f\s|^-f\s|^exec /, 'runs_hidden_code'],
      [/^-r |^-c .*-r /, 'reaches_other_pc'],
    ],
  ),
}

const accounts: Readonly<Record<string, ProgramRule>> = {
  net: reader(
    [
      use('start|accounts|config|statistics|session|file|share|use|localgroup|user|view|group|time|computer|helpmsg'),
      use('localgroup|user|group|helpmsg', '/domain', 1),
      use('share|config|statistics', '', 1),
      use('accounts', '/domain'),
      use('help', '', 2),
    ],
    'changes_settings',
    [
      [/^user\b.*\/add|^localgroup\b.*\/add|^group\b.*\/add|^share\b.*(?:=|\/grant)/, 'grants_rights'],
      [/^user \S+ (?!\/domain$)(?=\S)|^accounts \/(?!domain)|^user\b.*\/(?:active|delete)/, 'grants_rights'],
      [new RegExp(`^(?:stop|pause) .*${switchOff.source}`), 'weakens_protection'],
      [/^(?:start|stop|pause|continue) \S/, 'changes_service'],
      [/^use\b.*\\\\(?:\d+\.\d+|[^\\ ]+\.[^\\ ]+|[^\\ ]+@)/, 'foreign_share'],
      [/^use .*|^view .*\\\\/, 'reaches_other_pc'],
    ],
  ),
  sc: reader(
    [
      use('query|queryex', '', 8),
      use(
        'qc|qdescription|qfailure|qtriggerinfo|qprivs|qsidtype|sdshow|enumdepend|getdisplayname|getkeyname|qpreferrednode|qprotection|qfailureflag',
        '',
        2,
      ),
    ],
    'changes_service',
    [
      [/^delete\b/, 'deletes_settings'],
      [new RegExp(`^(?:stop|config|pause|failure)\\b.*${switchOff.source}`), 'weakens_protection'],
      [/^create\b|\bbinpath\s*=/, 'stays_installed'],
      [/^sdset\b/, 'grants_rights'],
      [/^\\\\/, 'reaches_other_pc'],
    ],
  ),
  whoami: reader([use('', '/all /user /groups /priv /claims /logonid /upn /fqdn /fo= /nh')]),
  quser: reader([use('', '', 1)]),
  qwinsta: reader([use('', '', 1)]),
  qprocess: reader([use('', '', 1)]),
  query: reader([use('user|session|process|termserver', '', 1)]),
  gpresult: reader([use('', '/r /z /v /scope= /user=')], 'writes_file'),
  gpupdate: changer('changes_settings'),
  klist: reader([use('', ''), use('tickets|tgt|sessions')], 'changes_settings'),
  nltest: reader([use('', '/dsgetdc: /sc_query: /dclist: /domain_trusts /parentdomain')]),
  dsregcmd: reader([use('', '/status')], 'changes_settings'),
  cmdkey: changer('changes_settings', [
    [/^\/list/, 'reads_secret'],
    [/\/add|\/generic/, 'grants_rights'],
  ]),
  vaultcmd: changer('changes_settings', [[/\/list/, 'reads_secret']]),
  ntdsutil: changer('reads_secret'),
  dsquery: changer('reaches_other_pc'),
  csvde: changer('sends_data'),
  ldifde: changer('sends_data'),
  runas: changer('runs_hidden_code'),
  psexec: changer('runs_hidden_code'),
  secedit: changer('changes_settings', [
    [/\/export/, 'reads_secret'],
    [/\/configure/, 'weakens_protection'],
  ]),
  auditpol: reader([use('', '/get /list /category: /subcategory: /user: /sd /option: /r')], 'weakens_protection'),
}

const running: Readonly<Record<string, ProgramRule>> = {
  tasklist: reader([use('', '/v /svc /m= /apps /fo= /nh /fi=')], 'reaches_other_pc'),
  taskkill: changer('ends_program'),
  tskill: changer('ends_program'),
  systeminfo: reader([use('', '/fo= /nh')], 'reaches_other_pc'),
  driverquery: reader([use('', '/v /si /fo= /nh')], 'reaches_other_pc'),
  hostname: reader([use('')]),
  schtasks: reader([use('/query', '/tn= /v /fo= /nh /xml'), use('')], 'makes_task', [
    [
      /\/(?:ru|rp)\b.*(?:system|administrators)|\/sc (?:onlogon|onstart|onidle|onevent)\b|https?:|mshta|\\users\\public\\|powershell|-enc/,
      'stays_installed',
    ],
    [/\/delete\b/, 'deletes_settings'],
    [/^\/query.*\/s\b|\/s \\?\\?\S+/, 'reaches_other_pc'],
  ]),
  at: changer('makes_task'),
  powercfg: reader(
    [
      use(
        '',
        '/list /l -l -list /query /q -q -query /getactivescheme -getactivescheme /a -a /availablesleepstates /lastwake -lastwake /requests -requests /waketimers -waketimers',
        3,
      ),
      use('/devicequery|-devicequery', '', 1),
    ],
    'changes_settings',
  ),
  w32tm: reader(
    [
      use('/query', '/status /source /peers /configuration /verbose'),
      use('/tz|/stripchart|/monitor', '/computer: /samples: /dataonly /period:'),
    ],
    'changes_settings',
  ),
  shutdown: changer('restarts_pc'),
  logoff: changer('restarts_pc'),
  wmic: {
    ...reader([use(`${wmicAliases} get|list`, wmicSwitches, 40)], 'changes_settings', [
      [/shadowcopy.*(?:delete|call)/, 'deletes_backups'],
      [/process call create/, 'runs_hidden_code'],
      [/\/format:\S*(?:http|\.xsl)/, 'runs_remote_code'],
      [/__eventfilter|eventconsumer|__filtertoconsumerbinding/, 'stays_installed'],
      [/\/node:/, 'reaches_other_pc'],
      [/call terminate|where .* delete$|process .*delete/, 'ends_program'],
      [/\bcall (?:start|stop)service|changestartmode/, 'changes_service'],
      [/call uninstall/, 'installs'],
    ]),
    readingTexts: [wmicOfSome],
  },
  logman: reader([use('query', '', 2)], 'changes_settings', [[/^(?:start|create)/, 'captures']]),
  typeperf: reader([use('', '-sc= -si= -q -qx', 9)], 'writes_file'),
  openfiles: reader([use('/query', '/v /fo= /nh')], 'changes_settings'),
  fltmc: reader([use('', ''), use('filters|instances|volumes')], 'weakens_protection'),
  msinfo32: reader([use('')], 'writes_file'),
}

/** What the programs of Windows do, by name without `.exe`. */
export const windowsPrograms: Readonly<Record<string, ProgramRule>> = { ...network, ...accounts, ...running }
