$u=@()
$pend=$null
$hist=$null
$last=$null
$rb=$null
try{
 $ses=New-Object -ComObject Microsoft.Update.Session;$q=$ses.CreateUpdateSearcher();$q.Online=$false
 $pend=@($q.Search('IsInstalled=0 and IsHidden=0').Updates|ForEach-Object{New-Object psobject -Property @{title=$_.Title;kb=@($_.KBArticleIDs|ForEach-Object{$_});bytes=[int64]$_.MaxDownloadSize;downloaded=[bool]$_.IsDownloaded;mandatory=[bool]$_.IsMandatory}})
 $n=$q.GetTotalHistoryCount();$hist=@();if($n -gt 0){$hist=@($q.QueryHistory(0,$(if($n -lt 30){$n}else{30}))|ForEach-Object{New-Object psobject -Property @{title=$_.Title;utc=([datetime]::SpecifyKind($_.Date,'Utc')).ToString('o');result=[int]$_.ResultCode;error=('0x{0:x8}' -f $_.HResult)}})}
 $x=(New-Object -ComObject Microsoft.Update.AutoUpdate).Results.LastSearchSuccessDate
 if($x){$last=([datetime]::SpecifyKind($x,'Utc')).ToString('o')}
 $rb=[bool](New-Object -ComObject Microsoft.Update.SystemInfo).RebootRequired
}catch{$u+="update_agent:$($_.FullyQualifiedErrorId)"}
$w=Get-ItemProperty 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\WindowsUpdate' -ErrorAction SilentlyContinue
$ux=Get-ItemProperty 'HKLM:\SOFTWARE\Microsoft\WindowsUpdate\UX\Settings' -ErrorAction SilentlyContinue
$sv=@('wuauserv','bits','UsoSvc','cryptsvc'|ForEach-Object{$s=Get-Service -Name $_ -ErrorAction SilentlyContinue;if($s){New-Object psobject -Property @{name=$s.Name;status=[string]$s.Status;startType=[string]$s.StartType}}})
New-Object psobject -Property @{pending=$pend;pendingBytes=$(if($null -ne $pend){[int64]($pend|ForEach-Object{$_.bytes}|Measure-Object -Sum).Sum}else{$null});history=$hist;failed=$(if($null -ne $hist){@($hist|Where-Object{4,5 -contains $_.result}).Count}else{$null});lastSearchUtc=$last;restartRequired=$rb;updateServer=$w.WUServer;pausedUntil=[string]$ux.PauseUpdatesExpiryTime;services=$sv;unavailable=@($u)}
