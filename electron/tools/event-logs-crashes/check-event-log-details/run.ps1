$f=@{LogName=$p.log;Id=[int]$p.eventId;StartTime=(Get-Date).AddHours(-[int]$p.hours)}
if($p.provider){$f.ProviderName=$p.provider}
$e=@();try{$e=@(Get-WinEvent -FilterHashtable $f -MaxEvents ([int]$p.max) -ErrorAction Stop)}catch{if($_.FullyQualifiedErrorId -notlike 'NoMatchingEventsFound*'){throw}}
$l=@($e|ForEach-Object{$x=$_;$m=$null;try{$m=$x.Message}catch{};New-Object psobject -Property @{utc=$x.TimeCreated.ToUniversalTime().ToString('o');provider=$x.ProviderName;level=[int]$x.Level;pid=[int]$x.ProcessId;values=@($x.Properties|Select-Object -First 30|ForEach-Object{$v=[string]$_.Value;if($v.Length -gt 300){$v.Substring(0,300)}else{$v}});message=$(if($m){if($m.Length -gt 1000){$m.Substring(0,1000)}else{$m}}else{$null})}})
New-Object psobject -Property @{log=$p.log;eventId=[int]$p.eventId;count=$l.Count;events=$l}
