$root=Join-Path $env:SystemRoot 'Temp'
$cut=(Get-Date).AddHours(-[int]$p.minAgeHours)
$n=0
$b=[int64]0
$k=0
Get-ChildItem -LiteralPath $root -File -Force -ErrorAction SilentlyContinue|Where-Object{-not($_.Attributes -band 1024) -and $_.LastWriteTime -lt $cut}|ForEach-Object{$l=$_.Length;if($p.dryRun){$n++;$b+=$l}else{try{Remove-Item -LiteralPath $_.FullName -Force -ErrorAction Stop;$n++;$b+=$l}catch{$k++}}}
New-Object psobject -Property @{root=$root;items=$n;bytes=$b;skipped=$k;dryRun=[bool]$p.dryRun}
