Start-Service -Name 'AudioEndpointBuilder' -ErrorAction SilentlyContinue
Start-Service -Name 'Audiosrv' -ErrorAction Stop

New-Object psobject -Property @{
    status = [string](Get-Service -Name 'Audiosrv').Status
}
