# Nothing is marked where the service could not build anything.
$service = Get-Service -Name 'WSearch' -ErrorAction Stop
if ([string]$service.StartType -eq 'Disabled') { throw 'service_disabled' }

$key = 'HKLM:\SOFTWARE\Microsoft\Windows Search'
$oldValue = (Get-ItemProperty -LiteralPath $key).SetupCompletedSuccessfully

$dependents = @(Get-RunningDependent $service)
try {
    Stop-ServiceInRounds (@($dependents) + 'WSearch') 60
    # A start with this mark at 0 throws the old index away and builds a new one.
    Set-ItemProperty -LiteralPath $key -Name 'SetupCompletedSuccessfully' -Value 0 -Type DWord -ErrorAction Stop
}
finally {
    # Also when the mark cannot be written: the old index is better than none.
    @('WSearch') + $dependents | ForEach-Object { Start-Service -Name (ConvertTo-NamePattern $_) -ErrorAction SilentlyContinue }
}
# A service that cannot hold itself up runs for a moment first.
Start-Sleep -Seconds 10

New-Object psobject -Property @{
    oldValue = $oldValue
    service  = [string](Get-Service -Name 'WSearch').Status
}
