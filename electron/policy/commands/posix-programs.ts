import { changer, reader, readerOfTexts, use, type ProgramRule } from './program-rule.ts'
import { rightsFiles } from './word-signals.ts'

/** Programs that read whatever they are given: letters of switches, and long switches without a value. */
function plainReader(names: string, letters: string, options = ''): Record<string, ProgramRule> {
  const rule = reader([use('', `-[${letters}] ${options}`, 40)])
  return Object.fromEntries(names.split(' ').map((name) => [name, rule]))
}

const ipObjects = 'a|addr|address|r|route|link|l|neigh|n|rule'

const readers: Readonly<Record<string, ProgramRule>> = {
  ...plainReader('ls', 'a-z0-9', '--color --all --human-readable'),
  ...plainReader('cat tac nl rev', 'a-z'),
  ...plainReader('head tail', 'nfcqvz0-9+', '--lines= --bytes= --follow'),
  ...plainReader('df du free', 'a-z0-9', '--human-readable --max-depth= --total'),
  ...plainReader('ps pgrep pstree', 'a-z', '--sort= --no-headers --forest'),
  ...plainReader('grep egrep fgrep', 'a-z0-9', '--include= --exclude= --color --count --recursive'),
  ...plainReader('wc stat which type basename dirname realpath readlink', 'a-z', '--lines --words --bytes'),
  ...plainReader(
    'uname uptime whoami id groups who w users last pwd nproc lsblk lscpu lsusb lspci lsmod locale',
    'a-z',
  ),
  ...plainReader(
    'cut tr comm diff cmp column paste fold md5sum sha1sum sha256sum cksum',
    'a-z0-9',
    '--ignore-case --unified=',
  ),
  ...plainReader('true false echo printf test [ sleep seq cal', 'a-z0-9'),
  ...plainReader('dig host nslookup', 'a-z0-9', '-t= -type= -p='),
  ...plainReader('netstat lsof vmstat iostat mpstat', 'a-z0-9'),
  ...plainReader('ss', 'tulnape4simxw'),
  ...plainReader('file', 'bikLz'),
  arch: reader([use('')], 'runs_hidden_code'),
  hostname: reader([use('', '-[fisdaA]')], 'changes_settings'),
  uniq: reader([use('', '-[cduizf0-9]', 1)], 'writes_file'),
  ping: reader([use('', '-c= -w= -i= -s= -[46naq]', 1)]),
  traceroute: reader([use('', '-n -m= -w= -q= -[46]', 1)]),
  sort: reader([use('', '-[bdfghimnrsuvkt0-9,] -k= -t= --unique --reverse --numeric-sort', 20)], 'writes_file', [
    [/--compress-program/, 'runs_hidden_code'],
  ]),
  date: reader([use('', '-u --utc -d= -r= -i', 1)], 'changes_settings', [
    [/(?:^| )(?:-s|--set)/, 'changes_settings'],
    [/^(?:-u |--utc |-i\S* )*\d/, 'changes_settings'],
  ]),
  find: reader(
    [
      use(
        '',
        '-name= -iname= -type= -mtime= -mmin= -size= -maxdepth= -mindepth= -path= -newer= -user= -empty -print -ls -not -or -and -o -a',
        20,
      ),
    ],
    'unknown_use',
    [
      [/-delete\b/, 'deletes_files'],
      [/-(?:exec|execdir|ok|okdir)\b/, 'runs_hidden_code'],
      [/-(?:fprint|fprintf|fls)/, 'writes_file'],
    ],
  ),
  ip: reader(
    [
      use('', '-[46ros] -br -color', 1),
      use(ipObjects, '-[46]'),
      use(`${ipObjects} show|list|ls|get`, '', 3),
      use(`-4|-6|-br|-s|-o|-d ${ipObjects}`),
      use(`-4|-6|-br|-s|-o|-d ${ipObjects} show|list|ls|get`, '', 3),
    ],
    'changes_network',
  ),
  ifconfig: reader([use('', '-a', 1)], 'changes_network'),
  systemctl: reader(
    [
      use(
        'status|is-active|is-enabled|is-failed|show|cat|list-units|list-unit-files|list-timers',
        '--failed --all --no-pager --type= --state= -l -n= -a',
        2,
      ),
      use('--failed', '--all --no-pager'),
    ],
    'changes_service',
    [
      [/^(?:enable|link)\b/, 'stays_installed'],
      [/^(?:reboot|poweroff|halt|suspend|hibernate)/, 'restarts_pc'],
    ],
  ),
  service: reader([use('--status-all')], 'changes_service'),
  journalctl: reader(
    [use('', '-[abefkmnoqruxp0-9] --since= --until= --no-pager --unit= -u= -n= -p= --boot', 1)],
    'deletes_backups',
  ),
  dmesg: reader([use('', '-[htwklx] -l= --level= --facility= --human --follow --ctime')], 'deletes_backups'),
  timedatectl: reader([use('', ''), use('status|show')], 'changes_settings'),
  crontab: reader([use('-l')], 'stays_installed', [[/(?:^| )-r\b/, 'deletes_settings']]),
  dpkg: reader([use('-l|-s|--list|--status', '', 3)], 'installs'),
  rpm: reader([use('-q|-qa|-qi', '', 3)], 'installs'),
  env: reader([use('')], 'runs_hidden_code'),
  printenv: reader([use('', '', 1)]),
  history: reader([use('', '', 1)], 'deletes_backups'),
  man: reader([use('', '', 2)]),
  cd: reader([use('', '', 1)]),
  nmcli: reader(
    [
      use('', '-[pt]'),
      use('g|general|device|dev|d|connection|con|c', '', 0),
      use('g|general|device|dev|d|connection|con|c status|show', '', 1),
    ],
    'changes_network',
    [[/(?:^| )(?:-s|--show-secrets)/, 'reads_secret']],
  ),
  lpstat: reader([use('', '-[acdeloprstuv]', 2)]),
  mount: reader([use('')], 'changes_settings'),
  apt: reader([use('list|show|search|policy', '--upgradable --installed -a', 3)], 'installs'),
  'apt-cache': reader([use('show|search|policy', '', 3)], 'installs'),
  less: changer('starts_program'),
  top: reader([use('', '-b -n=')]),
}

const writesRights = [rightsFiles, 'grants_rights'] as const

const changers: readonly (readonly [names: string, rule: ProgramRule])[] = [
  ['rm rmdir unlink shred srm', changer('deletes_files')],
  ['truncate', changer('overwrites_file')],
  ['split', changer('writes_file', [[/--filter/, 'runs_hidden_code']])],
  ['mv', changer('writes_file', [[/ \/dev\/\S+$/, 'deletes_files'], writesRights])],
  ['cp', changer('writes_file', [[/^(?:-\S+ )*\/dev\/(?:null|zero) /, 'overwrites_file'], writesRights])],
  ['ln install tee patch', changer('writes_file', [writesRights])],
  ['mkdir touch zip unzip gzip gunzip bzip2 xz', changer('writes_file')],
  // Lines that are printed, by their numbers or a pattern.
  ['sed', readerOfTexts([/^-n (?:(?:\d+|\$|\/[^/\n]*\/)(?:,(?:\d+|\$))?)?p(?: [^-\s]\S*)*$/], 'writes_file')],
  // Columns that are printed.
  [
    'awk gawk',
    readerOfTexts(
      [/^(?:-F ?\S{1,2} )?(?:NR ?[=<>]=? ?\d+ ?)?\{ ?print(?: ?\$(?:\d+|NF)(?:, ?\$(?:\d+|NF))*)? ?\}(?: [^-\s]\S*)*$/],
      'runs_hidden_code',
    ),
  ],
  ['perl ruby php lua expect xargs parallel make nohup setsid watch strace gdb', changer('runs_hidden_code')],
  ['dd', changer('overwrites_file', [[/of=\/dev\/(?!null)/, 'wipes_drive']])],
  [
    'mkfs mke2fs mkfs.ext2 mkfs.ext3 mkfs.ext4 mkfs.xfs mkfs.btrfs mkfs.f2fs mkfs.fat mkfs.vfat mkfs.exfat mkfs.ntfs mkswap fdisk sfdisk parted wipefs blkdiscard',
    changer('wipes_drive'),
  ],
  [
    'chmod',
    changer('changes_settings', [
      [/(?:^| )(?:-\S*r\S* )?(?:0?777|a\+\S*w|o\+\S*w|[ugo]*\+s|[2467]7?[0-7]{3})\b/, 'grants_rights'],
      [/\/(?:etc|usr|bin|sbin|boot|lib)\b/, 'grants_rights'],
    ]),
  ],
  ['chown chgrp setfacl useradd adduser usermod groupadd passwd visudo chpasswd setcap', changer('grants_rights')],
  ['userdel deluser', changer('deletes_settings')],
  ['kill pkill killall xkill', changer('ends_program')],
  ['apt-get aptitude yum dnf snap flatpak brew pacman zypper apk cargo gem yarn pnpm go', changer('installs')],
  ['umount modprobe insmod sysctl hostnamectl localectl swapoff swapon', changer('changes_settings')],
  ['iptables nft ufw firewall-cmd setenforce apparmor_parser', changer('weakens_protection')],
  ['reboot shutdown halt poweroff', changer('restarts_pc')],
  ['mail sendmail mutt mailx', changer('sends_data')],
  ['tcpdump tshark dumpcap', changer('captures')],
  ['fsck e2fsck', changer('repairs')],
  ['export alias unset local declare readonly', changer('late_value')],
  ['open xdg-open', changer('starts_program')],
  ['npx', changer('runs_remote_code')],
]

/** What programs of other systems do. */
export const posixPrograms: Readonly<Record<string, ProgramRule>> = {
  ...readers,
  ...Object.fromEntries(changers.flatMap(([names, rule]) => names.split(' ').map((name) => [name, rule]))),
}
