$unavailable = @()
$rules = Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\Policies\System' -ErrorAction SilentlyContinue

# No value means that it is on; values that cannot be read mean nothing.
$uacOn = $null
if ($rules) { $uacOn = $rules.EnableLUA -ne 0 }

$sddl = $null
$owner = $null
$pathExists = $null
if ($p.path) {
    $pathExists = Test-Path -LiteralPath $p.path
    if ($pathExists) {
        try {
            $rights = Get-Acl -LiteralPath $p.path -ErrorAction Stop
            $sddl = $rights.Sddl
            $owner = $rights.Owner
        }
        catch {
            $unavailable += "acl:$($_.FullyQualifiedErrorId)"
        }
    }
}

New-Object psobject -Property @{
    userName    = $env:USERNAME
    userDomain  = $env:USERDOMAIN
    uacOn       = $uacOn
    adminPrompt = $rules.ConsentPromptBehaviorAdmin
    userPrompt  = $rules.ConsentPromptBehaviorUser
    path        = $p.path
    pathExists  = $pathExists
    sddl        = $sddl
    owner       = $owner
    unavailable = $unavailable
}
