$service = Get-Service -Name $p.name -ErrorAction Stop
if ([string]$service.StartType -eq 'Disabled') { throw 'service_disabled' }

# A forced restart stops the running dependents and does not start them again.
$dependents = @($service.DependentServices | Where-Object { [string]$_.Status -eq 'Running' } | ForEach-Object { $_.Name })
Restart-Service -Name $service.Name -Force -ErrorAction Stop
$dependents | ForEach-Object { Start-Service -Name $_ -ErrorAction SilentlyContinue }

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
