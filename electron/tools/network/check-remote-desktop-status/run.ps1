$unavailable = @()
$base = 'HKLM:\SYSTEM\CurrentControlSet\Control\Terminal Server'
$policy = 'HKLM:\SOFTWARE\Policies\Microsoft\Windows NT\Terminal Services'

# A policy wins over the switch in the settings.
$deniedBySwitch = (Get-ItemProperty -LiteralPath $base).fDenyTSConnections
$deniedByPolicy = (Get-ItemProperty -LiteralPath $policy -ErrorAction SilentlyContinue).fDenyTSConnections
$setByPolicy = ($null -ne $deniedByPolicy)
$denied = $deniedBySwitch
if ($setByPolicy) { $denied = $deniedByPolicy }

$listener = Get-ItemProperty -LiteralPath "$base\WinStations\RDP-Tcp" -ErrorAction SilentlyContinue
$port = 3389
if ($listener.PortNumber) { $port = [int64]$listener.PortNumber }

$edition = (Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Microsoft\Windows NT\CurrentVersion').EditionID

# The group has a translated name; this identifier is the same in every language.
$group = '@FirewallAPI.dll,-28752'
$rules = @(Get-NetFirewallRule -Group $group -ErrorAction SilentlyContinue -ErrorVariable readErrors)
$ruleCount = $null
$rulesOnCount = $null
if (-not @($readErrors | Where-Object { [string]$_.CategoryInfo.Category -ne 'ObjectNotFound' }).Count) {
    $inbound = @($rules | Where-Object { [string]$_.Direction -eq 'Inbound' })
    $ruleCount = $inbound.Count
    $rulesOnCount = @($inbound | Where-Object { [string]$_.Enabled -eq 'True' }).Count
}

$members = @()
try {
    # Remote Desktop Users.
    $members = @(Get-LocalGroupMember -SID 'S-1-5-32-555' -ErrorAction Stop | ForEach-Object { [string]$_.Name })
}
catch {
    $unavailable += "members:$($_.FullyQualifiedErrorId)"
}

$listens = @(Get-NetTCPConnection -State 'Listen' -ErrorAction SilentlyContinue -ErrorVariable readErrors)
$listening = $null
if (-not @($readErrors | Where-Object { [string]$_.CategoryInfo.Category -ne 'ObjectNotFound' }).Count) {
    $listening = (@($listens | Where-Object { $_.LocalPort -eq $port }).Count -gt 0)
}

$service = Get-Service -Name 'TermService' -ErrorAction SilentlyContinue
$serviceState = $null
if ($service) { $serviceState = [string]$service.Status }

# The session tells it: a program keeps the name that its session had when it was started.
$ownSession = [int](Get-Process -Id $PID).SessionId
$sessionKey = "HKCU:\Volatile Environment\$ownSession"
$sessionName = (Get-ItemProperty -LiteralPath $sessionKey -ErrorAction SilentlyContinue).SESSIONNAME
$thisSessionRemote = $null
if ($sessionName) { $thisSessionRemote = ($sessionName -ne 'Console') }
else { $unavailable += 'thisSessionRemote:session_name' }

New-Object psobject -Property @{
    edition           = $edition
    canHost           = ($edition -notlike 'Core*')
    allowed           = ($denied -eq 0)
    setByPolicy       = $setByPolicy
    nlaRequired       = ($listener.UserAuthentication -eq 1)
    port              = $port
    service           = $serviceState
    listening         = $listening
    firewallRules     = $ruleCount
    firewallRulesOn   = $rulesOnCount
    members           = $members
    thisSessionRemote = $thisSessionRemote
    unavailable       = @($unavailable)
}
