Wait-Process -Id $p.pid -Timeout 15 -ErrorAction SilentlyContinue
$f=$false
if(Get-Process -Id $p.pid -ErrorAction SilentlyContinue){if($p.force){Stop-Process -Id $p.pid -Force -ErrorAction Stop;$f=$true}else{throw 'still_open'}}
$n=Start-Process -FilePath $s.verify.path -PassThru
New-Object psobject -Property @{oldPid=[int]$p.pid;newPid=[int]$n.Id;path=$s.verify.path;name=$s.verify.name;forced=$f}
