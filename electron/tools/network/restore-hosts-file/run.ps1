$q=[string](Get-ItemProperty 'HKLM:\SYSTEM\CurrentControlSet\Services\Tcpip\Parameters').DataBasePath
if(-not $q){$q=Join-Path $env:SystemRoot 'System32\drivers\etc'}
$f=Join-Path $q 'hosts'
$b=$null
$n=0
if(-not(Test-Path -LiteralPath $f)){Set-Content -LiteralPath $f -Value '# hosts' -Encoding Default}else{
 $b=Join-Path $q ('hosts.bak-'+(Get-Date).ToString('yyyyMMddHHmmss'))
 Copy-Item -LiteralPath $f -Destination $b -ErrorAction Stop
 $new=@(Get-Content -LiteralPath $f -Encoding Default -ErrorAction Stop|ForEach-Object{
  $l=$_;$hit=$false
  if($l -match '^\s*[0-9a-fA-F:.]+\s+([^#]+)'){$h=@($matches[1].Trim() -split '\s+');$hit=(@($p.names|Where-Object{$_}).Count -eq 0) -or ([bool]@($h|Where-Object{$p.names -contains $_}).Count)}
  if($hit){$n++;'# '+$l}else{$l}})
 Set-Content -LiteralPath $f -Value $new -Encoding Default -Force -ErrorAction Stop
}
New-Object psobject -Property @{path=$f;backup=$b;switchedOff=$n}
