/** What a link may open: something to look at. No link can name a tool, a fix or an answer. */
export type DeepLink =
  | { readonly kind: 'page'; readonly page: 'history' | 'tools' | 'settings' }
  | { readonly kind: 'chat'; readonly chatId: string }
  | { readonly kind: 'unknown' }

export const linkScheme = 'deskmedic'

const isLink = /^deskmedic:/i
const pageLink = /^deskmedic:\/\/(history|tools|settings)\/?$/
const chatLink = /^deskmedic:\/\/chat\/([a-z0-9]{1,40})\/?$/

/** The link among the words that a program was started with; null = none. The first one counts. */
export function linkAmong(words: readonly string[]): DeepLink | null {
  const found = words.find((word) => isLink.test(word))
  return found === undefined ? null : readDeepLink(found)
}

/** Anything but the few known forms, to the letter, is unknown: a link comes from a page or a mail of anybody. */
export function readDeepLink(text: string): DeepLink {
  const page = pageLink.exec(text)?.[1]
  if (page !== undefined) return { kind: 'page', page: page as 'history' | 'tools' | 'settings' }
  const chatId = chatLink.exec(text)?.[1]
  return chatId === undefined ? { kind: 'unknown' } : { kind: 'chat', chatId }
}

export type Links = {
  /** Words of a start of the program; a link among them is opened, at the latest when the app is ready. */
  readonly hear: (words: readonly string[]) => void
  /** From now on links go there, first those that came before. */
  readonly whenReady: (open: (link: DeepLink) => void) => void
}

export function createLinks(): Links {
  const early: DeepLink[] = []
  let open = (link: DeepLink): void => void early.push(link)
  return {
    hear: (words) => {
      const link = linkAmong(words)
      if (link !== null) open(link)
    },
    whenReady: (ready) => {
      open = ready
      for (const link of early.splice(0)) ready(link)
    },
  }
}
