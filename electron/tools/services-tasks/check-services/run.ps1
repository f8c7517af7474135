$properties = 'Name', 'DisplayName', 'State', 'StartMode', 'ExitCode', 'ProcessId', 'DelayedAutoStart', 'StartName'
$all = @(Get-CimInstance Win32_Service -Property $properties -OperationTimeoutSec 15)
if (-not $all.Count) { throw 'no_services' }

$wanted = @($p.names | Where-Object { $_ })
if ($wanted.Count) {
    $mode = 'named'
    $chosen = @($all | Where-Object { $wanted -contains $_.Name })
}
else {
    # A service with a trigger starts when it is needed: being down is its usual state.
    $mode = 'failed_automatic'
    $chosen = @($all | Where-Object {
        $triggerKey = Join-Path (Join-Path 'HKLM:\SYSTEM\CurrentControlSet\Services' $_.Name) 'TriggerInfo'
        $_.StartMode -eq 'Auto' -and $_.State -ne 'Running' -and -not (Test-Path -LiteralPath $triggerKey)
    })
}

$services = @($chosen | ForEach-Object {
    $links = $null
    if ($wanted.Count) { $links = Get-Service -Name (ConvertTo-NamePattern $_.Name) -ErrorAction SilentlyContinue }
    $requires = @($links.RequiredServices | Where-Object { $_ } | ForEach-Object { $_.Name })
    $runningDependents = @($links.DependentServices | Where-Object { $_ -and [string]$_.Status -eq 'Running' } | ForEach-Object { $_.Name })
    New-Object psobject -Property @{
        name              = $_.Name
        displayName       = $_.DisplayName
        state             = $_.State
        startMode         = $_.StartMode
        delayed           = [bool]$_.DelayedAutoStart
        exitCode          = [int64]$_.ExitCode
        pid               = [int64]$_.ProcessId
        account           = $_.StartName
        requires          = $requires
        runningDependents = $runningDependents
    }
})
$found = @($services | ForEach-Object { $_.name })

New-Object psobject -Property @{
    mode     = $mode
    services = $services
    missing  = @($wanted | Where-Object { $found -notcontains $_ })
}
