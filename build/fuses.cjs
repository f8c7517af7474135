// Burns into the packaged program what it must never do, before it is signed.
const { FuseV1Options, FuseVersion } = require('@electron/fuses')

/** Electron 28 and older do not have the fuse for file addresses; only tests are packaged with them. */
const firstWithFileFuse = 29

exports.default = async function burnFuses(context) {
  const { packager } = context
  const major = Number(packager.info.framework.version.split('.')[0])
  await packager.addElectronFuses(context, {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: false,
    [FuseV1Options.RunAsNode]: false,
    [FuseV1Options.EnableCookieEncryption]: true,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: false,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
    [FuseV1Options.OnlyLoadAppFromAsar]: true,
    ...(major >= firstWithFileFuse ? { [FuseV1Options.GrantFileProtocolExtraPrivileges]: false } : {}),
  })
}
