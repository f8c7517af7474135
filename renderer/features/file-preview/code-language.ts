/** Languages whose words are coloured, by the end of a file's name. */
const languages: Readonly<Record<string, CodeLanguage>> = {
  ps1: 'powershell',
  psm1: 'powershell',
  psd1: 'powershell',
  bat: 'dos',
  cmd: 'dos',
  ini: 'ini',
  cfg: 'ini',
  conf: 'ini',
  toml: 'ini',
  inf: 'ini',
  json: 'json',
  xml: 'xml',
  html: 'xml',
  htm: 'xml',
  svg: 'xml',
  config: 'xml',
  csproj: 'xml',
  yml: 'yaml',
  yaml: 'yaml',
  md: 'markdown',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  py: 'python',
  sh: 'bash',
  sql: 'sql',
  css: 'css',
  cs: 'csharp',
  vbs: 'vbscript',
  properties: 'properties',
}

export const codeLanguages = [
  'powershell',
  'dos',
  'ini',
  'json',
  'xml',
  'yaml',
  'markdown',
  'javascript',
  'typescript',
  'python',
  'bash',
  'sql',
  'css',
  'csharp',
  'vbscript',
  'properties',
] as const
export type CodeLanguage = (typeof codeLanguages)[number]

/** What a file is written in; null = nothing in it is coloured. */
export function languageOf(path: string): CodeLanguage | null {
  const [, ending = ''] = /\.([a-z0-9]+)$/i.exec(path) ?? []
  const name = ending.toLowerCase()
  return Object.hasOwn(languages, name) ? (languages[name] ?? null) : null
}
