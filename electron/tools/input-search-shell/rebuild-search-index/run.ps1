# Nothing is marked where the service could not build anything.
if ([string](Get-Service -Name 'WSearch').StartType -eq 'Disabled') { throw 'service_disabled' }

$key = 'HKLM:\SOFTWARE\Microsoft\Windows Search'
$oldValue = (Get-ItemProperty $key).SetupCompletedSuccessfully

# A start with this mark at 0 throws the old index away and builds a new one.
Stop-Service -Name 'WSearch' -Force -ErrorAction Stop
try {
    Set-ItemProperty -Path $key -Name 'SetupCompletedSuccessfully' -Value 0 -Type DWord -ErrorAction Stop
}
finally {
    # Also when the mark cannot be written: the old index is better than none.
    Start-Service -Name 'WSearch' -ErrorAction Stop
}
# A service that cannot hold itself up runs for a moment first.
Start-Sleep -Seconds 10

New-Object psobject -Property @{
    oldValue = $oldValue
    service  = [string](Get-Service -Name 'WSearch').Status
}
