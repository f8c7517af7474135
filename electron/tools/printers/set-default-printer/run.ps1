$a=@(Get-CimInstance Win32_Printer -Property 'DeviceID','Name','Default' -OperationTimeoutSec 20)
$o=@($a|Where-Object{$_.Default})
$n=@($a|Where-Object{$_.Name -eq $p.name})
if(-not $n.Count){throw 'printer_not_found'}
$k='HKCU:\Software\Microsoft\Windows NT\CurrentVersion\Windows'
$m=(Get-ItemProperty $k -ErrorAction SilentlyContinue).LegacyDefaultPrinterMode
if($p.keep){Set-ItemProperty -Path $k -Name LegacyDefaultPrinterMode -Value 1 -Type DWord}
$c=Invoke-CimMethod -InputObject $n[0] -MethodName SetDefaultPrinter
New-Object psobject -Property @{oldName=$(if($o.Count){$o[0].Name}else{$null});newName=$p.name;code=[int]$c.ReturnValue;oldMode=$m}
