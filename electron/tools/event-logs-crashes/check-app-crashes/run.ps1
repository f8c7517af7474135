$l=@(Get-WinEvent -FilterHashtable @{LogName='Application';ProviderName='Application Error';Id=1000;StartTime=(Get-Date).AddDays(-[int]$p.days)} -MaxEvents 300 -ErrorAction SilentlyContinue -ErrorVariable ev|ForEach-Object{New-Object psobject -Property @{app=[string]$_.Properties[0].Value;version=[string]$_.Properties[1].Value;module=[string]$_.Properties[3].Value;code=[string]$_.Properties[6].Value;utc=$_.TimeCreated.ToUniversalTime().ToString('o')}})
$bad=@($ev|Where-Object{$_.FullyQualifiedErrorId -notlike 'NoMatching*'}).Count
$g=@($l|Group-Object 'app','module','code'|Sort-Object Count -Descending|Select-Object -First 40|ForEach-Object{New-Object psobject -Property @{app=$_.Group[0].app;version=$_.Group[0].version;module=$_.Group[0].module;code=$_.Group[0].code;count=[int]$_.Count;lastUtc=$_.Group[0].utc}})
if($bad){$g=$null}
New-Object psobject -Property @{total=$(if(-not $bad){$l.Count}else{$null});crashes=$g}
