import type { CommandReason, CommandShell } from '../../../shared/domain/command-class.ts'
import type { Word } from './reading.ts'

/** Files and places in which passwords, keys and sign-ins lie. */
const secretPlaces =
  /[\\/]\.ssh[\\/](?!known_hosts|config$)|\bid_(?:rsa|dsa|ecdsa|ed25519)\b|[\\/]\.aws[\\/]cred|[\\/]\.azure[\\/]|[\\/]\.kube[\\/]config|[\\/]\.gnupg|\.git-credentials|[._]netrc\b|\.pgpass|\blogin data\b|\bkey[34]\.db|logins\.json|\bcookies(?:\.sqlite)?$|\bweb data\b|\blocal state$|ntds\.dit|config[\\/](?:sam|security|system)\b|microsoft[\\/](?:protect|credentials|vault|crypto)\b|unattend(?:ed)?\.xml|sysprep\.(?:inf|xml)|\bgroups\.xml|wlansvc[\\/]profiles|\/etc\/(?:g?shadow|sudoers|master\.passwd)|\.(?:kdbx?|pfx|p12|ppk|keystore|jks|rdp|ovpn)\b|consolehost_history|\.(?:bash|zsh)_history|wallet\.dat|(?:^|[\\/])\.env$|passwords?\.(?:txt|xlsx?|csv|docx?)|\b(?:hklm|hkey_local_machine|machine)[:\\]+(?:sam|security)\b|[\\/]proc[\\/](?:\d+|self|thread-self)[\\/](?:mem|environ)|\blsass\S*\.dmp\b|user data[\\/]default$|\\signons\.|cert:\S*\bmy\b.*privatekey|\bntuser\.dat|^\\\\[.?]\\(?:physicaldrive|harddisk|globalroot|[a-z]:$)|^\/dev\/(?:sd|nvme|hd|vd|mem|kmem)/i

/** What programs keep of the accounts they sign in with. */
const keptSignIns =
  /filezilla[\\/](?:recentservers|sitemanager|filezilla)\.xml|\bwinscp\.(?:ini|rnd)\b|software[\\/](?:martin prikryl|simontatham|realvnc|tightvnc|orl[\\/]winvnc|openvpn-gui)\b|\bultravnc\.ini|[\\/]\.vnc[\\/]passwd|[\\/]\.docker[\\/]config\.json|(?:^|[\\/])\.(?:npmrc|pypirc|yarnrc\.yml|my\.cnf|mylogin\.cnf|s3cfg|boto|dbshell)$|[\\/](?:github cli|gh)[\\/]hosts\.yml|\brclone\.conf\b|\bcredentials\.(?:tfrc\.json|db|json|xml)\b|[\\/]gcloud[\\/]|application_default_credentials|\bconfcons\.xml|[\\/]\.m2[\\/]settings(?:-security)?\.xml|[\\/]\.config[\\/]git[\\/]credentials|\.kwallet\b|[\\/]keyrings[\\/]|\blogin\.keychain/i

/** Names of variables under which programs are given passwords and keys. */
const secretNames = String.raw`[\w*?]*(?:secret|token|passw|passphrase|api_?key|access_?key|private_?key|credential)[\w*?]*`
const secretName = new RegExp(`^${secretNames}$`, 'i')
const secretVariable = new RegExp(String.raw`(?:%|!|\$\{?env:)${secretNames}`, 'i')
const secretOfPosix = new RegExp(String.raw`\$\{?(?=[A-Z0-9_]+\b)${secretNames}`, 'i')
/** The drive of PowerShell on which the variables lie. */
const secretOfDrive = new RegExp(String.raw`^(?:[\w.]+\\)?env(?:ironment)?:{1,2}[\\/]*${secretNames}$`, 'i')
/** Properties of objects that hold a password of the person. */
const secretProperties = /(?:^|\.)(?:keyprotector|recoverypassword)$/i

/** A share on a computer that has an address or a name of the internet: Windows signs in there by itself. */
const foreignShare =
  /(?:^|[=:,;"'\s(])(?<!https?:|ftp:|ldap:)(?:\\\\|\/\/)(?:[.?][\\/]unc[\\/])?(?![.?][\\/])(?:\d{1,3}(?:\.\d{1,3}){1,3}|\[?[0-9a-f:]*:[0-9a-f:]+\]?|[\w-]+(?:\.[\w-]+)+|[\w.-]+@(?:ssl|\d+)[\w@]*)(?:[\\/]|$)|\bfile:\/\/[^/]|filesystem::\\\\/i
/** A server whose name a value of this PC is put into. */
const shareOfValue = /(?:^|[=:,;"'\s(])(?:\\\\|\/\/)(?:[.?][\\/]unc[\\/])?[^\\/\s]*[%$!][^\\/\s]*[\\/]/i
const ownShare =
  /(?:^|[=:,;"'\s(])(?<!\/namespace:|https?:|ftp:|ldap:)(?:\\\\(?:[.?]\\unc\\)?(?![.?]\\)[\w-]+(?:\\|$)|\/\/(?:[.?]\/unc\/)?(?![.?]\/)[\w-]+\/)/i
const webAddress = /^(?:https?|ftp|ldap|ws)s?:|^www\./i
/** A name under which a computer is reached. */
const hostName = /^[^\\/\s]*\.[a-z0-9$%{}()-]{2,}(?:[:/]\S*)?$/i

/** What a word says, whatever command it is given to. */
export function wordSignals(word: Word): readonly CommandReason[] {
  const text = word.text
  const found: CommandReason[] = []
  if (secretPlaces.test(text) || keptSignIns.test(text)) found.push('reads_secret')
  if (readsSecretVariable(word) || secretProperties.test(text)) found.push('reads_secret')
  if (foreignShare.test(text)) found.push('foreign_share')
  else if (ownShare.test(text)) found.push('reaches_other_pc')
  const carries = word.variables.length > 0 || word.late
  if (carries && (webAddress.test(text) || shareOfValue.test(text))) found.push('data_in_address')
  return found
}

/** True = the value of a variable whose name says that a password or a key is in it. */
export function readsSecretVariable({ text, late, isParameter }: Word): boolean {
  if (isParameter) return false
  return secretOfDrive.test(text) || (late && (secretVariable.test(text) || secretOfPosix.test(text)))
}

const showsVariables = /^(?:set|printenv)$/

/** True = it shows a variable of this kind by its name. */
export function showsSecretVariable(name: string, words: readonly Word[]): boolean {
  return showsVariables.test(name) && words.some(({ text }) => secretName.test(text))
}

/** True = all variables are listed. */
export function listsVariables(name: string, words: readonly Word[]): boolean {
  return words.length === 0
    ? /^(?:set|env|printenv)$/i.test(name)
    : words.some(({ text }) => /^env:[\\/]*\*?$/i.test(text))
}

/** True = a word is what variables with passwords and keys are called. */
export function namesSecret(words: readonly Word[]): boolean {
  return words.some(({ text, isParameter }) => !isParameter && secretName.test(text))
}

/** Files that say who may do what. */
export const rightsFiles =
  /\/etc\/(?:sudoers|passwd|group|g?shadow|pam\.|polkit|doas\.conf|ssh\/sshd_config|security\/)|\bauthorized_keys\b|\/\.ssh\/rc\b/i

const searches = /^(?:select-string|findstr|grep|egrep|fgrep|rg|find)$/
const secretWords = /passw|\bpwd\b|secret|credential|private key|api[_-]?key/i

/** True = it goes through texts for words that stand beside passwords. */
export function searchesSecrets(name: string, words: readonly Word[]): boolean {
  return searches.test(name) && words.some(({ text }) => secretWords.test(text))
}

const signInKey = /\\winlogon\\?$/i
const valueSwitch = /^(?:\/v|-n(?:ame)?)$/i

/** True = it reads the password that Windows signs in with: by its name, or with all else that lies beside it. */
export function readsSignIn(words: readonly Word[]): boolean {
  if (!words.some(({ text }) => signInKey.test(text))) return false
  const named = words[words.findIndex(({ text }) => valueSwitch.test(text)) + 1]
  return named === words[0] || named === undefined || /password|\*/i.test(named.text)
}

/** True = a name of a computer into which a value of this PC was put. */
export function carriesData(word: Word): boolean {
  return (word.variables.length > 0 || word.late) && (hostName.test(word.text) || word.text.includes('.'))
}

/** What the text of a line that is not understood gives away; it can only make a class worse. */
const textSignals: readonly (readonly [RegExp, CommandReason])[] = [
  [
    /upload(?:file|string|data|values)|\bpostasync\b|net\.mail|smtpclient|tcpclient|udpclient|sockets?\.|\.getstream\(|-infile\b|-method\s+['"]?(?:post|put|patch)|send-mailmessage/,
    'sends_data',
  ],
  [
    /getnetworkcredential|convertfrom-securestring|-asplaintext.*\.password|protecteddata|cryptunprotectdata|securestringtobstr|securestringtoglobalalloc|get-clipboard|clipboard\]::get|\bmimikatz|sekurlsa|lsass|passwordvault|historysavepath/,
    'reads_secret',
  ],
  [/copyfromscreen|getasynckeystate|setwindowshookex|minidump|keylog/, 'captures'],
  [/https?:\/\/\S*\$(?:env:|\(|\{|[a-z_])|https?:\/\/\S*%\w+%|['"]https?:[^'"]*['"]\s*\+/, 'data_in_address'],
  // A value as the first part of a name that is looked up.
  [/\$(?:env:\w+|\{[^{}]{0,80}\}|\([^()]{0,80}\))\.[a-z0-9-]+\.[a-z]{2,}/, 'data_in_address'],
  [
    /download(?:string|file|data)|\biex\b.*\b(?:irm|iwr|curl|wget)\b|\b(?:irm|iwr|curl|wget)\b.*\|\s*(?:iex|sh|bash|cmd|powershell|python)/,
    'runs_remote_code',
  ],
  [
    /\bremove-item\b|\bformat-volume\b|\bclear-disk\b|\bdel\s|\brmdir\b|\brm\s+-r|\.delete\(|\]::delete\(/,
    'deletes_files',
  ],
]

export function signalsOfText(text: string): readonly CommandReason[] {
  const plain = text.toLowerCase().replace(/[`^]/g, '')
  return textSignals.filter(([pattern]) => pattern.test(plain)).map(([, code]) => code)
}

/** Signs that are not seen, or that turn a text round: control and format characters but those that end a line or stand between words. */
const unseenSigns = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/u

export function hasUnseenSigns(text: string): boolean {
  return unseenSigns.test(text.replace(/[\t\n\r]/g, ''))
}

/** Blanks that look as if they stood between two words, where the shell takes them for letters of one. */
export function hasFalseBlanks(shell: CommandShell, text: string): boolean {
  return (shell === 'cmd' || shell === 'posix') && /[^\S \t\n\r]/.test(text)
}
