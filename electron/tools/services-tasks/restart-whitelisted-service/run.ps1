$service = Get-Service -Name $p.name -ErrorAction Stop
if ([string]$service.StartType -eq 'Disabled') { throw 'service_disabled' }

$dependents = @(Get-RunningDependent $service)
try {
    Stop-ServiceInRounds (@($dependents) + $service.Name) 60
}
finally {
    # Also when one of them did not stop: the others do not stay down. How each one is, is told below.
    @($service.Name) + $dependents | ForEach-Object { Start-Service -Name (ConvertTo-NamePattern $_) -ErrorAction SilentlyContinue }
}

# A service that cannot hold itself up runs for a moment first.
Start-Sleep -Seconds 5
$dependentStates = @($dependents | ForEach-Object {
    New-Object psobject -Property @{
        name   = $_
        status = [string](Get-Service -Name (ConvertTo-NamePattern $_)).Status
    }
})

New-Object psobject -Property @{
    name       = $p.name
    status     = [string](Get-Service -Name $service.Name).Status
    dependents = $dependentStates
}
