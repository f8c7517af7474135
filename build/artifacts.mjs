// What a release is made of: one set-up for everybody on the PC, and what differs for those that are asked for by name.

const without = ({ win, ...base }, ...parts) => ({
  ...base,
  win: { ...win, extraResources: win.extraResources.filter(({ to }) => !parts.includes(to)) },
})

/** The broker runs with rights that only a folder of administrators can vouch for. */
const withoutBroker = (base) => without(base, 'broker')

const forX64 = (target) => [{ target, arch: ['x64'] }]

/** Folder that the lists of a release are written to, before it is packaged. */
export const listsFolder = 'dist/release-lists'

/** What looks for newer versions, as the build names it; the rest of the program does without it. */
export const updatePart = 'dist/main/updates-here-*'

const artifacts = {
  /** For everybody on the PC: electron-builder.yml as it is. */
  machine: (base) => base,
  /** For one account, without administrator rights: what needs them says so. */
  user: (base) => {
    const { win, nsis, ...others } = withoutBroker(base)
    return {
      ...others,
      win: { ...win, target: forX64('nsis') },
      nsis: {
        ...nsis,
        perMachine: false,
        guid: 'f3a9d0b7-51c2-4a5e-8f0d-6c1e2b7a9d44',
        include: 'build/installer-user.nsh',
        artifactName: 'Deskmedic-User-${version}-${arch}.${ext}',
      },
    }
  },
  /** Nothing is installed; it unpacks to the temporary folder of the account. */
  portable: (base) => {
    // Where it unpacks to, nobody finds the command line.
    const { win, ...others } = without(base, 'broker', 'terminal')
    return {
      ...others,
      win: { ...win, target: forX64('portable') },
      portable: { requestExecutionLevel: 'user', artifactName: 'Deskmedic-Portable-${version}-${arch}.${ext}' },
    }
  },
  /** For a site without internet: everything to judge and to run it is inside, and nothing that looks for newer versions. */
  airgap: ({ win, nsis, ...base }) => ({
    ...base,
    files: [...base.files, `!${updatePart}`],
    win: {
      ...win,
      target: forX64('nsis'),
      extraResources: [
        ...win.extraResources,
        { from: listsFolder, to: 'release' },
        { from: 'docs', to: 'help', filter: ['*.md', 'adr/*.md'] },
      ],
    },
    nsis: { ...nsis, artifactName: 'Deskmedic-Airgap-${version}-${arch}.${ext}' },
  }),
}

export const artifactNames = Object.keys(artifacts)

/** The configuration of electron-builder for one of `artifactNames`, from the one of electron-builder.yml. */
export function artifactConfiguration(name, base) {
  return artifacts[name](base)
}
