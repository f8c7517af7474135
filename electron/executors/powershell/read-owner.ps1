# Owner and access list of the folder that the environment names: a path is never part of a command.
$ErrorActionPreference = 'Stop'
(Get-Acl -LiteralPath $env:DESKMEDIC_FOLDER).Sddl
