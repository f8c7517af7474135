$z=Get-TimeZone;$g=Get-Service -Name W32Time -ErrorAction SilentlyContinue
$a=(Get-ItemProperty 'HKLM:\SYSTEM\CurrentControlSet\Services\tzautoupdate' -ErrorAction SilentlyContinue).Start
New-Object psobject -Property @{service=$(if($g){[string]$g.Status}else{$null});startType=$(if($g){[string]$g.StartType}else{$null});syncType=(Get-ItemProperty 'HKLM:\SYSTEM\CurrentControlSet\Services\W32Time\Parameters' -ErrorAction SilentlyContinue).Type;zone=$z.Id;zoneOffsetMin=[int]$z.BaseUtcOffset.TotalMinutes;daylightOn=[bool]$z.SupportsDaylightSavingTime;autoZone=($a -eq 3)}
