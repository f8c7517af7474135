$service = Get-Service -Name 'AudioEndpointBuilder' -ErrorAction Stop
$dependents = @($service.DependentServices | Where-Object { $_ -and [string]$_.Status -ne 'Stopped' } | ForEach-Object { $_.Name })
# Windows waits without end for a service that hangs: each one is only asked, and together they have 15 seconds.
$rounds = 30
try {
    foreach ($name in @($dependents) + 'AudioEndpointBuilder') {
        Stop-Service -Name $name -NoWait -ErrorAction SilentlyContinue
        while ([string](Get-Service -Name $name).Status -ne 'Stopped') {
            if ($rounds -le 0) { throw 'service_does_not_stop' }
            $rounds--
            Start-Sleep -Milliseconds 500
        }
    }
}
finally {
    # Also when one of them did not stop: the others are not left silent.
    @('AudioEndpointBuilder', 'Audiosrv') + $dependents | ForEach-Object { Start-Service -Name $_ -ErrorAction SilentlyContinue }
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
