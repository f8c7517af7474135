# -Force also stops the sound service, which needs this one.
Restart-Service -Name 'AudioEndpointBuilder' -Force -ErrorAction Stop
Start-Service -Name 'Audiosrv' -ErrorAction SilentlyContinue
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
