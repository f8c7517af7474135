$st=(Get-Date).ToString('yyyyMMddHHmmss')
$sv='UsoSvc','wuauserv','bits','cryptsvc'
$was=@($sv|ForEach-Object{$g=Get-Service -Name $_ -ErrorAction SilentlyContinue;if($g){New-Object psobject -Property @{name=$g.Name;status=[string]$g.Status}}})
$sv|ForEach-Object{Stop-Service -Name $_ -Force -ErrorAction SilentlyContinue}
$sd=Join-Path $env:SystemRoot 'SoftwareDistribution'
$bn='SoftwareDistribution.bak-'+$st
$e=$null
try{Rename-Item -LiteralPath $sd -NewName $bn -ErrorAction Stop}catch{$e=$_.FullyQualifiedErrorId}
'cryptsvc','bits','wuauserv','UsoSvc'|ForEach-Object{Start-Service -Name $_ -ErrorAction SilentlyContinue}
New-Object psobject -Property @{folder=$sd;backup=$(if(-not $e){Join-Path $env:SystemRoot $bn}else{$null});errorId=$e;servicesBefore=$was;servicesAfter=@($sv|ForEach-Object{$g=Get-Service -Name $_ -ErrorAction SilentlyContinue;if($g){New-Object psobject -Property @{name=$g.Name;status=[string]$g.Status}}})}
