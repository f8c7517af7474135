$u=@()
$d=@(Get-PhysicalDisk -ErrorAction SilentlyContinue|ForEach-Object{$k=$_;$c=$null;try{$c=$k|Get-StorageReliabilityCounter -ErrorAction Stop}catch{$u+="counters:$($_.FullyQualifiedErrorId)"}
New-Object psobject -Property @{name=$k.FriendlyName;media=[string]$k.MediaType;bus=[string]$k.BusType;health=[string]$k.HealthStatus;states=@($k.OperationalStatus|ForEach-Object{[string]$_});sizeBytes=[int64]$k.Size;wearPct=$c.Wear;tempC=$(if($c.Temperature -gt 0){[int]$c.Temperature}else{$null});readErrorsUncorrected=$c.ReadErrorsUncorrected;powerOnHours=$c.PowerOnHours}})
$o=@(Get-WinEvent -FilterHashtable @{LogName='Application';ProviderName='Microsoft-Windows-Defrag';Id=258} -MaxEvents 10 -ErrorAction SilentlyContinue -ErrorVariable ev|ForEach-Object{New-Object psobject -Property @{atUtc=$_.TimeCreated.ToUniversalTime().ToString('o');drive=$(if([string]$_.Properties[1].Value -match '([A-Z]):'){$matches[1]}else{$null})}})
if(@($ev|Where-Object{$_.FullyQualifiedErrorId -notlike 'NoMatching*'}).Count){$o=$null;$u+='optimizations'}
New-Object psobject -Property @{disks=$d;optimizations=$o;lastOptimizedUtc=$(if($o.Count){$o[0].atUtc}else{$null});unavailable=@($u|Sort-Object -Unique)}
