# Owner and access list of the two constant places of the policy, as text that no language translates.
$ErrorActionPreference = 'Stop'
foreach ($place in @('C:\ProgramData\Deskmedic', 'C:\ProgramData\Deskmedic\policy.json')) {
    (Get-Acl -LiteralPath $place).Sddl
}
