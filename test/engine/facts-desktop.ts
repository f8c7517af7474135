import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { date, type FactRow, type FactTables } from './fact-tables.ts'

/** Marks a certificate that a company authority has issued from a template. */
const templateExtension = '1.3.6.1.4.1.311.21.7'

/** Languages, clipboard, clock, certificates. */
export function desktopTables(pc: SimulatedPc): FactTables {
  const { typing, timekeeping } = pc.state
  const named = (Name: string): FactRow[] => [{ Name }]
  return {
    languageList: typing.languages.map(({ tag, inputs }) => ({ LanguageTag: tag, InputMethodTips: inputs })),
    inputOverride: typing.defaultInput === null ? [] : [{ InputMethodTip: typing.defaultInput }],
    systemLocale: named(typing.systemLocale),
    uiCulture: named(typing.uiCulture),
    culture: named(typing.culture),
    clipboard: pc.clipboard.canOpen()
      ? []
      : { id: 'System.Runtime.InteropServices.ExternalException', category: 'NotSpecified' },
    timeZone: [
      {
        Id: timekeeping.zone.id,
        BaseUtcOffset: { TotalMinutes: timekeeping.zone.offsetMin },
        SupportsDaylightSavingTime: timekeeping.zone.hasDaylightTime,
      },
    ],
    'cert:\\currentuser\\my': certificates(pc, 'user'),
    'cert:\\localmachine\\my': certificates(pc, 'machine'),
  }
}

function certificates(pc: SimulatedPc, store: 'user' | 'machine'): FactRow[] {
  return pc.state.certificates.list
    .filter((certificate) => certificate.store === store)
    .map((certificate) => ({
      Subject: certificate.subject,
      Issuer: certificate.issuer,
      Thumbprint: certificate.thumbprint,
      HasPrivateKey: certificate.hasPrivateKey,
      NotBefore: date(certificate.notBeforeUtc),
      NotAfter: date(certificate.notAfterUtc),
      Extensions: certificate.autoEnroll ? [{ Oid: { Value: templateExtension } }] : [],
      PSParentPath: `Microsoft.PowerShell.Security\\Certificate::${store === 'user' ? 'CurrentUser' : 'LocalMachine'}\\My`,
    }))
}
