import type { NodeStepContext, NodeStepRun } from '../../../contract/node-step.ts'

/** A saved network. The exported file holds no readable password, and none is looked for. */
export type WifiProfile = { name: string; auth: string; encryption: string; mode: 'auto' | 'manual' }

type Reading = Pick<NodeStepContext, 'signal'> & { readonly files: NodeStepContext['ports']['files']; folder: string }

/** Reads the profiles that the step before has written into the folder of this run, which is removed when the run ends. */
export const readProfilesStep: NodeStepRun = async ({ state, ports, signal, runFolder }) => {
  const folder = state.s['export'] && runFolder ? await runFolder() : null
  if (folder === null) return { profiles: null, unavailable: ['profiles:not_exported'] }
  const profiles = await readProfiles({ files: ports.files, signal, folder })
  return profiles === null ? { profiles: null, unavailable: ['profiles:not_readable'] } : { profiles }
}

/** Null = a file could not be read, or is not the XML that Windows has written since Vista. */
async function readProfiles({ files, signal, folder }: Reading): Promise<WifiProfile[] | null> {
  const entries = await files.list(folder, signal)
  if (entries === null) return null
  const profiles: WifiProfile[] = []
  for (const { path, name, isDirectory, isLink } of entries) {
    if (isDirectory || isLink || !name.toLowerCase().endsWith('.xml')) continue
    const text = await readFile(path, { files, signal, folder })
    const profile = text === null ? null : parseProfile(text)
    if (profile === null) return null
    profiles.push(profile)
  }
  return profiles
}

const largestFileBytes = 262_144

async function readFile(path: string, { files, signal, folder }: Reading): Promise<string | null> {
  const opened = await files.open(path, { within: [folder], signal })
  if (opened === 'outside' || opened === 'unreadable' || opened.sizeBytes > largestFileBytes) return null
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of opened.chunks) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

const elements = {
  name: /<WLANProfile\b[^>]*>\s*<name>([^<]+)<\/name>/,
  auth: /<authentication>([A-Za-z0-9]+)<\/authentication>/,
  encryption: /<encryption>([A-Za-z0-9]+)<\/encryption>/,
  mode: /<connectionMode>(auto|manual)<\/connectionMode>/,
}

/** One exported profile; the names of the elements are those of the WLAN_profile schema, in every language. */
export function parseProfile(xml: string): WifiProfile | null {
  const name = elements.name.exec(xml)?.[1]
  const auth = elements.auth.exec(xml)?.[1]
  const encryption = elements.encryption.exec(xml)?.[1]
  if (name === undefined || auth === undefined || encryption === undefined) return null
  // The schema says that a profile without this element is joined by itself.
  const mode = elements.mode.exec(xml)?.[1] === 'manual' ? 'manual' : 'auto'
  return { name: plain(name), auth, encryption, mode }
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function plain(text: string): string {
  return text.replace(/&(lt|gt|amp|quot|apos);/g, (whole, name: string) => entities[name] ?? whole)
}
