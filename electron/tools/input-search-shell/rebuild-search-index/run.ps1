# Nothing is marked where the service could not build anything.
$service = Get-Service -Name 'WSearch' -ErrorAction Stop
if ([string]$service.StartType -eq 'Disabled') { throw 'service_disabled' }

$key = 'HKLM:\SOFTWARE\Microsoft\Windows Search'
$oldValue = (Get-ItemProperty -LiteralPath $key).SetupCompletedSuccessfully

$dependents = @($service.DependentServices | Where-Object { $_ -and [string]$_.Status -ne 'Stopped' } | ForEach-Object { $_.Name })
# Windows waits without end for a service that hangs: each one is only asked, and together they have 30 seconds.
$rounds = 60
try {
    foreach ($name in @($dependents) + 'WSearch') {
        Stop-Service -Name $name -NoWait -ErrorAction SilentlyContinue
        while ([string](Get-Service -Name $name).Status -ne 'Stopped') {
            if ($rounds -le 0) { throw 'service_does_not_stop' }
            $rounds--
            Start-Sleep -Milliseconds 500
        }
    }
    # A start with this mark at 0 throws the old index away and builds a new one.
    Set-ItemProperty -LiteralPath $key -Name 'SetupCompletedSuccessfully' -Value 0 -Type DWord -ErrorAction Stop
}
finally {
    # Also when the mark cannot be written: the old index is better than none.
    @('WSearch') + $dependents | ForEach-Object { Start-Service -Name $_ -ErrorAction SilentlyContinue }
}
# A service that cannot hold itself up runs for a moment first.
Start-Sleep -Seconds 10

New-Object psobject -Property @{
    oldValue = $oldValue
    service  = [string](Get-Service -Name 'WSearch').Status
}
