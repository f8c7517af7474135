$g=@(Get-Process)
$h=@($g|Where-Object{$_.MainWindowHandle -ne 0 -and -not $_.Responding}|ForEach-Object{New-Object psobject -Property @{pid=[int]$_.Id;name=$_.ProcessName;title=$_.MainWindowTitle;startedUtc=$(if($_.StartTime){$_.StartTime.ToUniversalTime().ToString('o')}else{$null})}})
$e=@(Get-WinEvent -FilterHashtable @{LogName='Application';ProviderName='Application Hang';Id=1002;StartTime=(Get-Date).AddDays(-7)} -MaxEvents 50 -ErrorAction SilentlyContinue -ErrorVariable ev|ForEach-Object{New-Object psobject -Property @{app=[string]$_.Properties[0].Value;atUtc=$_.TimeCreated.ToUniversalTime().ToString('o')}})
if(@($ev|Where-Object{$_.FullyQualifiedErrorId -notlike 'NoMatching*'}).Count){$e=$null}
$s=(Get-Process -Id $PID).SessionId
$x=@($g|Where-Object{$_.ProcessName -eq 'explorer' -and $_.SessionId -eq $s})
New-Object psobject -Property @{hung=$h;recentHangs=$e;shellRunning=($x.Count -gt 0);shellResponding=$(if($x.Count){@($x|Where-Object{-not $_.Responding}).Count -eq 0}else{$null})}
