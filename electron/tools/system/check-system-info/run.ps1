$systemProperties = 'Caption', 'BuildNumber', 'OSArchitecture', 'MUILanguages', 'InstallDate'
$system = Get-CimInstance Win32_OperatingSystem -Property $systemProperties -OperationTimeoutSec 10
$computerProperties = 'Manufacturer', 'Model', 'TotalPhysicalMemory', 'PartOfDomain', 'Domain', 'Name'
$computer = Get-CimInstance Win32_ComputerSystem -Property $computerProperties -OperationTimeoutSec 10
$bios = Get-CimInstance Win32_BIOS -Property 'SerialNumber', 'SMBIOSBIOSVersion' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue
$processors = @(Get-CimInstance Win32_Processor -Property 'Name', 'NumberOfLogicalProcessors' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue)
$version = Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Microsoft\Windows NT\CurrentVersion'

$buildNumber = $null
$build = $null
if ($system.BuildNumber) {
    $buildNumber = [int64]$system.BuildNumber
    $build = "$($system.BuildNumber).$($version.UBR)"
}
$ramBytes = $null
if ($computer.TotalPhysicalMemory) { $ramBytes = [int64]$computer.TotalPhysicalMemory }
$domainJoined = $null
if ($null -ne $computer.PartOfDomain) { $domainJoined = [bool]$computer.PartOfDomain }
$installed = $null
if ($system.InstallDate) { $installed = $system.InstallDate.ToUniversalTime().ToString('o') }
$cpu = $null
$logicalProcessors = $null
if ($processors.Count) {
    $cpu = $processors[0].Name
    if ($processors[0].NumberOfLogicalProcessors) { $logicalProcessors = [int64]$processors[0].NumberOfLogicalProcessors }
}

New-Object psobject -Property @{
    os                = $system.Caption
    edition           = $version.EditionID
    buildNumber       = $buildNumber
    build             = $build
    displayVersion    = $version.DisplayVersion
    arch              = $system.OSArchitecture
    languages         = @($system.MUILanguages | Where-Object { $_ })
    installedUtc      = $installed
    maker             = $computer.Manufacturer
    model             = $computer.Model
    serial            = $bios.SerialNumber
    biosVersion       = $bios.SMBIOSBIOSVersion
    cpu               = $cpu
    logicalProcessors = $logicalProcessors
    ramBytes          = $ramBytes
    computerName      = $computer.Name
    domainJoined      = $domainJoined
    domain            = $computer.Domain
    psVersion         = [string]$PSVersionTable.PSVersion
    languageMode      = [string]$ExecutionContext.SessionState.LanguageMode
    executionPolicy   = [string](Get-ExecutionPolicy)
}
