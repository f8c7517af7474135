$printers = @(Get-CimInstance Win32_Printer -Property 'DeviceID', 'Name', 'Default' -OperationTimeoutSec 20)
$chosen = @($printers | Where-Object { $_.Name -eq $p.name })
if (-not $chosen.Count) { throw 'printer_not_found' }

$oldName = $null
$old = @($printers | Where-Object { $_.Default })
if ($old.Count) { $oldName = $old[0].Name }

# 1 = the person picks the default printer; missing or 0 = Windows takes the one used last.
$windowsKey = 'HKCU:\Software\Microsoft\Windows NT\CurrentVersion\Windows'
$oldMode = (Get-ItemProperty -LiteralPath $windowsKey -ErrorAction SilentlyContinue).LegacyDefaultPrinterMode
if ($p.keep) { Set-ItemProperty -LiteralPath $windowsKey -Name 'LegacyDefaultPrinterMode' -Value 1 -Type DWord }

$answer = Invoke-CimMethod -InputObject $chosen[0] -MethodName 'SetDefaultPrinter' -OperationTimeoutSec 20

New-Object psobject -Property @{
    oldName = $oldName
    newName = $p.name
    code    = [int64]$answer.ReturnValue
    oldMode = $oldMode
}
