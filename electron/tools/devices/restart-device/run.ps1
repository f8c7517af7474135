Start-Sleep -Seconds 4
$d=@(Get-CimInstance Win32_PnPEntity -Property 'DeviceID','ConfigManagerErrorCode' -OperationTimeoutSec 20|Where-Object{$_.DeviceID -eq $p.instanceId})
New-Object psobject -Property @{instanceId=$p.instanceId;present=($d.Count -gt 0);code=$(if($d.Count){[int]$d[0].ConfigManagerErrorCode}else{$null})}
