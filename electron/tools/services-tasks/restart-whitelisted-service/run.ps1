$service = Get-Service -Name $p.name -ErrorAction Stop
if ([string]$service.StartType -eq 'Disabled') { throw 'service_disabled' }

$dependents = @($service.DependentServices | Where-Object { $_ -and [string]$_.Status -ne 'Stopped' } | ForEach-Object { $_.Name })
# Windows waits without end for a service that hangs: each one is only asked, and together they have 30 seconds.
$rounds = 60
try {
    foreach ($name in @($dependents) + $service.Name) {
        Stop-Service -Name $name -NoWait -ErrorAction SilentlyContinue
        while ([string](Get-Service -Name $name).Status -ne 'Stopped') {
            if ($rounds -le 0) { throw 'service_does_not_stop' }
            $rounds--
            Start-Sleep -Milliseconds 500
        }
    }
}
finally {
    # Also when one of them did not stop: the others do not stay down. How each one is, is told below.
    @($service.Name) + $dependents | ForEach-Object { Start-Service -Name $_ -ErrorAction SilentlyContinue }
}

# A service that cannot hold itself up runs for a moment first.
Start-Sleep -Seconds 5
$dependentStates = @($dependents | ForEach-Object {
    New-Object psobject -Property @{
        name   = $_
        status = [string](Get-Service -Name $_).Status
    }
})

New-Object psobject -Property @{
    name       = $p.name
    status     = [string](Get-Service -Name $service.Name).Status
    dependents = $dependentStates
}
