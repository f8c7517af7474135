const namedFile =
  /(?<![\w.\\/])[\p{L}\p{N}_-]{1,80}\.(docx?|xlsx?|pptx?|pdf|txt|csv|zip|jpe?g|png|mp4|log|psd|eml|msg)\b/giu

/** The first file that is named, with its ending; undefined = none is. */
export function fileNameIn(text: string): string | undefined {
  return text.match(namedFile)?.[0]
}

/** What somebody called a file says nothing of what is wrong with it: of its name the ending stays, which tells its kind. */
export function withoutFileNames(text: string): string {
  return text.replace(namedFile, (_name, ending: string) => ` ${wordFor(text)} ${ending} `)
}

function wordFor(text: string): string {
  if (/\p{Script=Hangul}/u.test(text)) return '파일'
  return /\p{Script=Han}/u.test(text) ? '文件' : 'file'
}
