$own = @(Get-VpnConnection -ErrorAction SilentlyContinue -ErrorVariable ownErrors)
$shared = @(Get-VpnConnection -AllUserConnection -ErrorAction SilentlyContinue -ErrorVariable sharedErrors)
$profiles = @($own + $shared | Where-Object { $_ } | ForEach-Object {
    New-Object psobject -Property @{
        name           = $_.Name
        server         = $_.ServerAddress
        status         = [string]$_.ConnectionStatus
        tunnel         = [string]$_.TunnelType
        splitTunneling = [bool]$_.SplitTunneling
    }
})
if (-not $profiles.Count -and $ownErrors.Count -and $sharedErrors.Count) { $profiles = $null }

# Products with a client of their own show up as adapters only. These names are not translated.
$products = 'VPN|TAP-|WireGuard|AnyConnect|Fortinet|GlobalProtect|Juniper|Zscaler|OpenVPN|Tailscale|SonicWall|Check Point'
$found = @(Get-NetAdapter -IncludeHidden -ErrorAction SilentlyContinue)
$adapters = @($found | Where-Object { $_.InterfaceDescription -match $products } | ForEach-Object {
    New-Object psobject -Property @{
        name        = $_.Name
        description = $_.InterfaceDescription
        up          = ($_.InterfaceOperationalStatus -eq 1)
    }
})

# The last value of this event is the remote access error number.
$filter = @{
    LogName      = 'Application'
    ProviderName = 'RasClient'
    Id           = 20227
    StartTime    = (Get-Date).AddDays(-3)
}
$events = @(Get-WinEvent -FilterHashtable $filter -MaxEvents 10 -ErrorAction SilentlyContinue -ErrorVariable readErrors)
$errors = @($events | ForEach-Object {
    $values = @($_.Properties | ForEach-Object { [string]$_.Value })
    $code = $null
    if ($values.Count -and $values[-1] -match '^\d{1,10}$') { $code = [int64]$values[-1] }

    New-Object psobject -Property @{
        atUtc = $_.TimeCreated.ToUniversalTime().ToString('o')
        code  = $code
    }
})
# A message that cannot be put together is an error, and its entry comes all the same: the log was not read only where
# nothing came. "No events" is an answer.
if (-not $events.Count -and @($readErrors | Where-Object { $_.FullyQualifiedErrorId -notlike 'NoMatching*' }).Count) { $errors = $null }

$connectedProfiles = @($profiles | Where-Object { $_.status -eq 'Connected' }).Count
$adaptersUp = @($adapters | Where-Object { $_.up }).Count

New-Object psobject -Property @{
    profiles  = $profiles
    adapters  = $adapters
    errors    = $errors
    connected = (($connectedProfiles + $adaptersUp) -gt 0)
}
