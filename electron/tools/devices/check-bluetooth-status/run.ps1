$u=@()
$all=@(Get-CimInstance Win32_PnPEntity -Filter "PNPClass='Bluetooth'" -Property 'Name','DeviceID','ConfigManagerErrorCode','Present' -OperationTimeoutSec 15 -ErrorAction SilentlyContinue -ErrorVariable ev)
$ad=@($all|Where-Object{$_.Present -and $_.DeviceID -notlike 'BTH*' -and $_.DeviceID -notlike 'SWD\*'}|ForEach-Object{New-Object psobject -Property @{name=$_.Name;instanceId=$_.DeviceID;code=[int]$_.ConfigManagerErrorCode}})
$dv=@($all|Where-Object{$_.DeviceID -like 'BTHENUM\DEV_*' -or $_.DeviceID -like 'BTHLE\DEV_*'}|Select-Object -First 20|ForEach-Object{$x=$_;$c=$null;$b=$null
 Get-PnpDeviceProperty -InstanceId $x.DeviceID -KeyName '{83DA6326-97A6-4088-9453-A1923F573B29} 15','{104EA319-6EE2-4701-BD47-8DDBF425BBE5} 2' -ErrorAction SilentlyContinue|Where-Object{[string]$_.Type -ne 'Empty'}|ForEach-Object{if($_.KeyName -like '{83DA6326*'){$c=[bool]$_.Data}else{$b=[int]$_.Data}}
 New-Object psobject -Property @{name=$x.Name;instanceId=$x.DeviceID;lowEnergy=($x.DeviceID -like 'BTHLE*');connected=$c;batteryPct=$b}})
if($ev.Count){$ad=$null;$dv=$null;$u+="devices:$($ev[0].FullyQualifiedErrorId)"}
$k='HKLM:\SYSTEM\CurrentControlSet\Control\RadioManagement\SystemRadioState';$m=$null;if(Test-Path $k){$m=((Get-ItemProperty $k).'(default)' -eq 1)}else{$u+='airplane_mode'}
$g=Get-Service -Name bthserv -ErrorAction SilentlyContinue
New-Object psobject -Property @{adapters=$ad;devices=$dv;service=$(if($g){[string]$g.Status}else{$null});startType=$(if($g){[string]$g.StartType}else{$null});airplaneMode=$m;unavailable=@($u)}
