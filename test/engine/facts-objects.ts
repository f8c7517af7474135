import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { date, dateOrNull, type FactRow, type FactTables } from './fact-tables.ts'

/** What COM objects and name servers answer. */
export function objectTables(pc: SimulatedPc): FactTables {
  return {
    updateAgent: updateAgent(pc),
    searchIndex:
      pc.searchIndex.answers() === true
        ? [{ EOF: pc.searchIndex.hasFiles() !== true }]
        : { id: 'E_FAIL', category: 'NotSpecified' },
    // Drives show their protection to everybody only as the number of Explorer.
    bitLockerVolumes: { id: 'AccessDenied', category: 'PermissionDenied' },
    shellDrives: Object.entries(pc.state.encryption).map(([Drive, { shellCode }]) => ({
      Drive,
      Protection: shellCode,
    })),
    lookups: lookups(pc),
  }
}

function updateAgent(pc: SimulatedPc): FactTables[string] {
  const { cache, lastSearchUtc, restartRequired, serviceHung } = pc.state.updates
  if (pc.services.find('wuauserv')?.startMode === 'Disabled') return { id: '0x80070422', category: 'NotSpecified' }
  return [
    {
      Pending: cache.pending.map((update) => ({
        Title: update.title,
        KBArticleIDs: update.kb,
        MaxDownloadSize: update.bytes,
        IsDownloaded: update.downloaded,
        IsMandatory: update.mandatory,
      })),
      History: pc.updates.history().map(({ title, utc, result, error }) => ({
        Title: title,
        Date: date(utc),
        ResultCode: result,
        // Numbers of errors are negative in Windows.
        HResult: Number(error) | 0,
      })),
      LastSearchSuccessDate: dateOrNull(lastSearchUtc),
      RebootRequired: restartRequired,
      Hangs: serviceHung,
    },
  ]
}

function lookups(pc: SimulatedPc): FactRow[] {
  const { servers, zone } = pc.state.nameLookup
  const names = new Set([...Object.keys(pc.state.hosts), ...Object.keys(zone)])
  const asked = new Set([null, ...Object.keys(servers), ...pc.nameLookup.ownServers()])
  return [...asked].flatMap((server) =>
    [...names].map((name): FactRow => {
      const outcome = pc.nameLookup.lookUp(name, server)
      const question = { Name: name, Server: server }
      if (outcome.found)
        return { ...question, IPAddress: outcome.address, TTL: outcome.ttlSec, Type: 'A', Failure: null }
      const Failure = outcome.why === 'silent' ? 'ERROR_TIMEOUT' : 'DNS_ERROR_RCODE_NAME_ERROR'
      return { ...question, Failure }
    }),
  )
}
