Restart-Service -Name AudioEndpointBuilder -Force -ErrorAction Stop
Start-Service -Name Audiosrv -ErrorAction SilentlyContinue
Start-Sleep -Seconds 3
New-Object psobject -Property @{services=@(Get-Service -Name 'AudioEndpointBuilder','Audiosrv'|ForEach-Object{New-Object psobject -Property @{name=$_.Name;status=[string]$_.Status}})}
