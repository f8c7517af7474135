/** Who a certificate speaks of and who vouches for it; not `named` = it does not say both. */
export type CertificateNames = { readonly subject: string; readonly issuer: string; readonly named: boolean }

type Party = Readonly<Record<string, string | readonly string[] | undefined>>

/** What a connection tells of the certificate that it was shown; nothing where none was. */
export type ShownCertificate = {
  readonly subject?: object
  readonly issuer?: object
  readonly subjectaltname?: string | undefined
}

const longestName = 100

/** Names for a person to read. They come from the other end: whatever they hold is text and nothing else. */
export function namesOf({ subject, issuer, subjectaltname = '' }: ShownCertificate): CertificateNames {
  const [, firstName = ''] = /^DNS:([^,]+)/.exec(subjectaltname) ?? []
  const names = { subject: nameOf(subject) || visible(firstName), issuer: nameOf(issuer) }
  return { ...names, named: names.subject !== '' && names.issuer !== '' }
}

/** The common name, with the organisation where both are given. */
function nameOf(party: object = {}): string {
  const { CN, OU, O } = party as Party
  const organisation = textOf(O)
  const name = textOf(CN) || textOf(OU) || organisation
  return visible(organisation === '' || organisation === name ? name : `${name}, ${organisation}`)
}

function textOf(part: Party[string]): string {
  return typeof part === 'string' ? part : (part?.[0] ?? '')
}

function visible(text: string): string {
  return text
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, longestName)
    .replace(/[\ud800-\udbff]$/, '')
}
