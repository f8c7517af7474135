const rules: readonly { readonly pattern: RegExp; readonly replacement: string }[] = [
  { pattern: /\b(bearer|basic)\s+[A-Za-z0-9+/._~-]{8,}=*/gi, replacement: '$1 ***' },
  {
    pattern:
      /([\w-]*(?:password|passwd|pwd|secret|token|api[_-]?key|access[_-]?key|authorization)["']?\s*[:=]\s*)(?!(?:bearer|basic) \*)("[^"]*"|'[^']*'|[^\s;,&]+)/gi,
    replacement: '$1***',
  },
  { pattern: /(\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@]{1,100}):[^\s/@]{1,200}@/gi, replacement: '$1:***@' },
]

/** Takes passwords, keys and tokens out of a line of a log: programs write them there by mistake. */
export function maskSecrets(line: string): string {
  return rules.reduce((masked, { pattern, replacement }) => masked.replace(pattern, replacement), line)
}
