import type { CommandReason } from '../../../shared/domain/command-class.ts'
import type { Word } from './reading.ts'

/** Files and places in which passwords, keys and sign-ins lie. */
const secretPlaces =
  /[\\/]\.ssh[\\/](?!known_hosts|config$)|\bid_(?:rsa|dsa|ecdsa|ed25519)\b|[\\/]\.aws[\\/]cred|[\\/]\.azure[\\/]|[\\/]\.kube[\\/]config|[\\/]\.gnupg|\.git-credentials|[._]netrc\b|\.pgpass|\blogin data\b|\bkey[34]\.db|logins\.json|\bcookies(?:\.sqlite)?$|\bweb data\b|\blocal state$|ntds\.dit|config[\\/](?:sam|security|system)\b|microsoft[\\/](?:protect|credentials|vault|crypto)\b|unattend(?:ed)?\.xml|sysprep\.(?:inf|xml)|\bgroups\.xml|wlansvc[\\/]profiles|\/etc\/(?:g?shadow|sudoers|master\.passwd)|\.(?:kdbx?|pfx|p12|ppk|keystore|jks|rdp|ovpn)\b|consolehost_history|\.(?:bash|zsh)_history|wallet\.dat|(?:^|[\\/])\.env$|passwords?\.(?:txt|xlsx?|csv|docx?)|\b(?:hklm|hkey_local_machine|machine)[:\\]+(?:sam|security)\b|[\\/]proc[\\/]\d+[\\/](?:mem|environ)|\blsass\b|user data[\\/]default$|\\signons\.|cert:\S*\bmy\b.*privatekey|\bntuser\.dat|^\\\\[.?]\\(?:physicaldrive|harddisk|globalroot|[a-z]:$)|^\/dev\/(?:sd|nvme|hd|vd|mem|kmem)/i

/** What programs keep of the accounts they sign in with. */
const keptSignIns =
  /filezilla[\\/](?:recentservers|sitemanager|filezilla)\.xml|\bwinscp\.(?:ini|rnd)\b|software[\\/](?:martin prikryl|simontatham|realvnc|tightvnc|orl[\\/]winvnc|openvpn-gui)\b|\bultravnc\.ini|[\\/]\.vnc[\\/]passwd|[\\/]\.docker[\\/]config\.json|(?:^|[\\/])\.(?:npmrc|pypirc|yarnrc\.yml|my\.cnf|mylogin\.cnf|s3cfg|boto|dbshell)$|[\\/](?:github cli|gh)[\\/]hosts\.yml|\brclone\.conf\b|\bcredentials\.(?:tfrc\.json|db|json|xml)\b|[\\/]gcloud[\\/]|application_default_credentials|\bconfcons\.xml|[\\/]\.m2[\\/]settings(?:-security)?\.xml|[\\/]\.config[\\/]git[\\/]credentials|\.kwallet\b|[\\/]keyrings[\\/]|\blogin\.keychain/i

/** A share on a computer that has an address or a name of the internet: Windows signs in there by itself. */
const foreignShare =
  /(?:^|[=:,;"'\s(])(?<!https?:|ftp:|ldap:)(?:\\\\|\/\/)(?![.?]\\)(?:\d{1,3}(?:\.\d{1,3}){1,3}|\[?[0-9a-f:]*:[0-9a-f:]+\]?|[\w-]+(?:\.[\w-]+)+|[\w.-]+@(?:ssl|\d+)[\w@]*)(?:[\\/]|$)|\bfile:\/\/[^/]|filesystem::\\\\/i
const ownShare = /(?:^|[=:,;"'\s(])\\\\(?![.?]\\)[\w-]+(?:\\|$)/i
const webAddress = /^(?:https?|ftp|ldap|ws)s?:|^www\./i
/** A name under which a computer is reached. */
const hostName = /^[^\\/\s]*\.[a-z0-9$%{}()-]{2,}(?:[:/]\S*)?$/i

/** What a word says, whatever command it is given to. */
export function wordSignals(word: Word): readonly CommandReason[] {
  const text = word.text
  const found: CommandReason[] = []
  if (secretPlaces.test(text) || keptSignIns.test(text)) found.push('reads_secret')
  if (foreignShare.test(text)) found.push('foreign_share')
  else if (ownShare.test(text)) found.push('reaches_other_pc')
  const carries = word.variables.length > 0 || word.late
  if (carries && webAddress.test(text)) found.push('data_in_address')
  return found
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
