$reasons = @()

if (Test-Path -LiteralPath 'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\Component Based Servicing\RebootPending') {
    $reasons += 'servicing'
}
if (Test-Path -LiteralPath 'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\WindowsUpdate\Auto Update\RebootRequired') {
    $reasons += 'windows_update'
}

$manager = Get-ItemProperty -LiteralPath 'HKLM:\SYSTEM\CurrentControlSet\Control\Session Manager' -ErrorAction SilentlyContinue
if ($manager.PendingFileRenameOperations) { $reasons += 'file_rename' }

$active = (Get-ItemProperty -LiteralPath 'HKLM:\SYSTEM\CurrentControlSet\Control\ComputerName\ActiveComputerName').ComputerName
$wanted = (Get-ItemProperty -LiteralPath 'HKLM:\SYSTEM\CurrentControlSet\Control\ComputerName\ComputerName').ComputerName
if ($active -ne $wanted) { $reasons += 'computer_rename' }

# Virus scanners leave file renames behind all the time.
$strong = @($reasons | Where-Object { $_ -ne 'file_rename' })

New-Object psobject -Property @{
    pending = ($reasons.Count -gt 0)
    strong  = ($strong.Count -gt 0)
    reasons = @($reasons)
}
