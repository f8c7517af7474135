$u=@();$ok=$null;$has=$null
$g=Get-Service -Name WSearch -ErrorAction SilentlyContinue
$r=Get-ItemProperty 'HKLM:\SOFTWARE\Microsoft\Windows Search' -ErrorAction SilentlyContinue
if([string]$ExecutionContext.SessionState.LanguageMode -ne 'FullLanguage'){$u+='query:restricted_scripts'}elseif($g -and [string]$g.Status -eq 'Running'){
 $c=$null;try{$c=New-Object -ComObject ADODB.Connection}catch{$u+="query:$($_.FullyQualifiedErrorId)"}
 if($c){try{$c.ConnectionTimeout=10;$c.CommandTimeout=10;$c.Open("Provider=Search.CollatorDSO;Extended Properties='Application=Windows'");$q=$c.Execute("SELECT TOP 1 System.ItemUrl FROM SystemIndex WHERE SCOPE='file:'");$ok=$true;$has=(-not $q.EOF);$c.Close()}catch{$ok=$false}}}
$e=@(Get-WinEvent -FilterHashtable @{LogName='Application';ProviderName='Microsoft-Windows-Search';Level=1,2;StartTime=(Get-Date).AddDays(-7)} -MaxEvents 100 -ErrorAction SilentlyContinue -ErrorVariable ev)
if(@($ev|Where-Object{$_.FullyQualifiedErrorId -notlike 'NoMatching*'}).Count){$e=$null;$u+='events'}
$h=@(Get-Process -Name 'SearchIndexer' -ErrorAction SilentlyContinue)
New-Object psobject -Property @{service=$(if($g){[string]$g.Status}else{$null});startType=$(if($g){[string]$g.StartType}else{$null});setupDone=$(if($r){$r.SetupCompletedSuccessfully -ne 0}else{$null});dataFolder=$r.DataDirectory;queryOk=$ok;hasFiles=$has;errors7d=$(if($null -ne $e){$e.Count}else{$null});indexerRunning=($h.Count -gt 0);unavailable=@($u)}
