$root=(Get-Item -LiteralPath $env:TEMP -Force).FullName
if($root -notmatch '\\(Temp|Tmp)(\\\d+)?$'){throw 'unexpected_temp_folder'}
$cut=(Get-Date).AddHours(-[int]$p.minAgeHours)
$n=0
$b=[int64]0
$k=0
Get-ChildItem -LiteralPath $root -Force -ErrorAction SilentlyContinue|Where-Object{-not($_.Attributes -band 1024) -and $_.LastWriteTime -lt $cut -and $_.CreationTime -lt $cut -and $p.exclude -notcontains $_.Name}|ForEach-Object{
 $l=0;if($_.PSIsContainer){if(Get-ChildItem -LiteralPath $_.FullName -Recurse -Force -Attributes ReparsePoint -ErrorAction SilentlyContinue){$k++;return};$l=(Get-ChildItem -LiteralPath $_.FullName -Recurse -File -Force -ErrorAction SilentlyContinue|Measure-Object Length -Sum).Sum}else{$l=$_.Length}
 if($p.dryRun){$n++;$b+=$l}else{try{Remove-Item -LiteralPath $_.FullName -Recurse -Force -ErrorAction Stop;$n++;$b+=$l}catch{$k++}}}
New-Object psobject -Property @{root=$root;items=$n;bytes=$b;skipped=$k;dryRun=[bool]$p.dryRun}
