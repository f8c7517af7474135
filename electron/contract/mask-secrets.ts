const name =
  'password|passwd|passphrase|passcode|pwd|secret|token|api[_-]?key|access[_-]?key|account[_-]?key|authorization'
const localName = '비밀번호|암호|密码|口令|密钥'
const value = `"[^"]*"|'[^']*'|[^\\s;,&]+`

const rules: readonly { readonly pattern: RegExp; readonly replacement: string }[] = [
  { pattern: /\b(bearer|basic)\s+[A-Za-z0-9+/._~-]{8,}=*/gi, replacement: '$1 ***' },
  // What stands before the name is not looked for: on a long word that would begin anew at each of its letters.
  {
    pattern: new RegExp(`((?:${name}|${localName})["']?\\s*[:=：]\\s*)(?!(?:bearer|basic) \\*)(${value})`, 'gi'),
    replacement: '$1***',
  },
  // -Password value, --token value; another option behind it is no value.
  {
    pattern: new RegExp(`((?:^|\\s)(?:--?|/)[\\w-]*(?:${name})\\s+)(?![-|/])(${value})`, 'gi'),
    replacement: '$1***',
  },
  { pattern: /(\bConvertTo-SecureString\s+(?:-String\s+)?)(?![-|$(])("[^"]*"|'[^']*'|\S+)/gi, replacement: '$1***' },
  { pattern: /(\bnet1?(?:\.exe)?\s+user\s+\S+\s+)(?!\/)\S+/gi, replacement: '$1***' },
  { pattern: /((?:^|\s)(?:-u|--user)\s+["']?[^\s:"']{1,100}:)[^\s"']+/g, replacement: '$1***' },
  { pattern: /([?&](?:sig|signature|key|code|auth|session)=)[^&\s#"']+/gi, replacement: '$1***' },
  { pattern: /(\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@]{1,100}):[^\s/@]{1,200}@/gi, replacement: '$1:***@' },
  // What says by its beginning that it is a key.
  {
    pattern:
      /\b(?:gh[pousr]_[A-Za-z0-9]{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|xox[abeprs]-[\w-]{10,}|sk-[\w-]{16,}|AKIA[0-9A-Z]{16}|AIza[\w-]{30,}|eyJ[\w-]{8,4000}\.[\w-]{8,}\.[\w-]*)/g,
    replacement: '***',
  },
  {
    pattern: /(-----BEGIN [A-Z ]*PRIVATE KEY-----)[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
    replacement: '$1***',
  },
]

const secretField = new RegExp(`(?:${name}|cookie)$`, 'i')

/** Takes passwords, keys and tokens out of a text: people and programs write them there. */
export function maskSecrets(text: string): string {
  return rules.reduce((masked, { pattern, replacement }) => masked.replace(pattern, replacement), text)
}

/** The same in every text of a value, and whatever stands in a field that is named like a secret. */
export function maskSecretsIn<T>(held: T): T {
  return masked(held) as T
}

function masked(held: unknown): unknown {
  if (typeof held === 'string') return maskSecrets(held)
  if (Array.isArray(held)) return held.map(masked)
  if (typeof held !== 'object' || held === null) return held
  return Object.fromEntries(
    Object.entries(held).map(([field, inner]) => [
      field,
      typeof inner === 'string' && secretField.test(field) ? '***' : masked(inner),
    ]),
  )
}
