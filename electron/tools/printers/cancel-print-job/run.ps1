$e=$null
try{Remove-PrintJob -PrinterName $p.printer -ID ([uint32]$p.jobId) -Confirm:$false -ErrorAction Stop}catch{$e=$_.FullyQualifiedErrorId}
Start-Sleep -Seconds 4
$l=@(Get-PrintJob -PrinterName $p.printer -ErrorAction SilentlyContinue -ErrorVariable ev|Where-Object{$_.Id -eq $p.jobId})
New-Object psobject -Property @{printer=$p.printer;jobId=[int]$p.jobId;gone=$(if($l.Count -or -not $ev.Count){$l.Count -eq 0}else{$null});errorId=$e}
