$service = Get-Service -Name 'AudioEndpointBuilder' -ErrorAction Stop
$dependents = @(Get-RunningDependent $service)
try {
    Stop-ServiceInRounds (@($dependents) + 'AudioEndpointBuilder') 30
}
finally {
    # Also when one of them did not stop: the others are not left silent.
    @('AudioEndpointBuilder', 'Audiosrv') + $dependents | ForEach-Object { Start-Service -Name (ConvertTo-NamePattern $_) -ErrorAction SilentlyContinue }
}
# A service that crashes does so within seconds after its start.
Start-Sleep -Seconds 3

$services = @(Get-Service -Name 'AudioEndpointBuilder', 'Audiosrv' | ForEach-Object {
    New-Object psobject -Property @{
        name   = $_.Name
        status = [string]$_.Status
    }
})

New-Object psobject -Property @{
    services = $services
}
