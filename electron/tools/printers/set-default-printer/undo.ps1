$windowsKey = 'HKCU:\Software\Microsoft\Windows NT\CurrentVersion\Windows'
if ($null -ne $r.oldMode) {
    Set-ItemProperty -LiteralPath $windowsKey -Name 'LegacyDefaultPrinterMode' -Value ([int]$r.oldMode) -Type DWord
}
else {
    Remove-ItemProperty -LiteralPath $windowsKey -Name 'LegacyDefaultPrinterMode' -ErrorAction SilentlyContinue
}

$old = @(Get-CimInstance Win32_Printer -Property 'DeviceID', 'Name' -OperationTimeoutSec 20 | Where-Object { $_.Name -eq $r.oldName })
if (-not $old.Count) { throw 'printer_not_found' }

$answer = Invoke-CimMethod -InputObject $old[0] -MethodName 'SetDefaultPrinter' -OperationTimeoutSec 20

New-Object psobject -Property @{
    code = [int64]$answer.ReturnValue
}
