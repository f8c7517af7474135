$systemProperties = 'Caption', 'BuildNumber', 'OSArchitecture', 'MUILanguages', 'InstallDate'
$system = Get-CimInstance Win32_OperatingSystem -Property $systemProperties -OperationTimeoutSec 10
$computerProperties = 'Manufacturer', 'Model', 'TotalPhysicalMemory', 'PartOfDomain', 'Domain', 'Name'
$computer = Get-CimInstance Win32_ComputerSystem -Property $computerProperties -OperationTimeoutSec 10
$bios = Get-CimInstance Win32_BIOS -Property 'SerialNumber', 'SMBIOSBIOSVersion' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue
$processors = @(Get-CimInstance Win32_Processor -Property 'Name', 'NumberOfLogicalProcessors' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue)
$version = Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Microsoft\Windows NT\CurrentVersion'

$installed = $null
if ($system.InstallDate) { $installed = $system.InstallDate.ToUniversalTime().ToString('o') }
$cpu = $null
$logicalProcessors = $null
if ($processors.Count) {
    $cpu = $processors[0].Name
    $logicalProcessors = [int]$processors[0].NumberOfLogicalProcessors
}

New-Object psobject -Property @{
    os                = $system.Caption
    edition           = $version.EditionID
    buildNumber       = [int]$system.BuildNumber
    build             = "$($system.BuildNumber).$($version.UBR)"
    displayVersion    = $version.DisplayVersion
    arch              = $system.OSArchitecture
    languages         = @($system.MUILanguages)
    installedUtc      = $installed
    maker             = $computer.Manufacturer
    model             = $computer.Model
    serial            = $bios.SerialNumber
    biosVersion       = $bios.SMBIOSBIOSVersion
    cpu               = $cpu
    logicalProcessors = $logicalProcessors
    ramBytes          = [int64]$computer.TotalPhysicalMemory
    computerName      = $computer.Name
    domainJoined      = [bool]$computer.PartOfDomain
    domain            = $computer.Domain
    psVersion         = [string]$PSVersionTable.PSVersion
    languageMode      = [string]$ExecutionContext.SessionState.LanguageMode
    executionPolicy   = [string](Get-ExecutionPolicy)
}
