// Lets the Electron kept for tests be packaged with the fuses of a release: it is older than one of them.
const firstWithFileFuse = 29

exports.default = async function fitFuses({ packager }) {
  const major = Number(packager.info.framework.version.split('.')[0])
  if (major < firstWithFileFuse) delete packager.config.electronFuses.grantFileProtocolExtraPrivileges
}
