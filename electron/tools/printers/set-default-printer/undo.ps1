$k='HKCU:\Software\Microsoft\Windows NT\CurrentVersion\Windows'
if($null -ne $r.oldMode){Set-ItemProperty -Path $k -Name LegacyDefaultPrinterMode -Value ([int]$r.oldMode) -Type DWord}else{Remove-ItemProperty -Path $k -Name LegacyDefaultPrinterMode -ErrorAction SilentlyContinue}
$n=@(Get-CimInstance Win32_Printer -Property 'DeviceID','Name' -OperationTimeoutSec 20|Where-Object{$_.Name -eq $r.oldName})
if(-not $n.Count){throw 'printer_not_found'}
New-Object psobject -Property @{code=[int](Invoke-CimMethod -InputObject $n[0] -MethodName SetDefaultPrinter).ReturnValue}
