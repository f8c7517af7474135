# Windows commands whose answers are whole tables of facts; each takes only the parameters that a tool uses.

function global:Select-FactRows($cmdlet, [string]$name, [scriptblock]$where) {
    $found = @(Get-FactTable $cmdlet $name | Where-Object $where)
    # As CIM does when something was asked for by name.
    if (-not $found.Count) { return Write-FactError $cmdlet 'CmdletizationQuery_NotFound' 'ObjectNotFound' $name }
    $found
}

function global:Get-PnpDevice {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$Class, [switch]$PresentOnly)
    Select-FactRows $PSCmdlet 'pnpDevices' { $_.Class -eq $Class -and (-not $PresentOnly -or $_.Present) }
}

function global:Get-PnpDeviceProperty {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$InstanceId, [string[]]$KeyName)
    Select-FactRows $PSCmdlet 'pnpProperties' { $_.InstanceId -eq $InstanceId -and $KeyName -contains $_.KeyName }
}

function global:Get-PhysicalDisk { [CmdletBinding()] param() Get-FactTable $PSCmdlet 'physicalDisks' }

function global:Get-StorageReliabilityCounter {
    [CmdletBinding()] param([Parameter(ValueFromPipeline = $true, Mandatory = $true)]$PhysicalDisk)
    process { Get-FactTable $PSCmdlet 'diskCounters' | Where-Object { $_.DeviceId -eq $PhysicalDisk.DeviceId } }
}

function global:Get-Volume {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][char]$DriveLetter)
    Select-FactRows $PSCmdlet 'volumes' { $_.DriveLetter -eq [string]$DriveLetter }
}

function global:Repair-Volume {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][char]$DriveLetter, [Parameter(Mandatory = $true)][switch]$Scan)
    (Select-FactRows $PSCmdlet 'volumes' { $_.DriveLetter -eq [string]$DriveLetter }).Scan
}

function global:Repair-WindowsImage {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][switch]$Online, [switch]$CheckHealth, [switch]$RestoreHealth, [string]$Source, [switch]$LimitAccess, [switch]$NoRestart)
    if ($CheckHealth) { return Get-FactTable $PSCmdlet 'windowsImage' }
    if (-not $RestoreHealth -or [bool]$Source -ne [bool]$LimitAccess) { Add-FactGap 'another repair of the image' }
    $from = $null
    if ($Source) { $from = $Source }
    Invoke-Act $PSCmdlet 'Repair-WindowsImage' @{ source = $from }
}

function global:Get-NetAdapter {
    [CmdletBinding()] param([string]$Name, [switch]$Physical, [switch]$IncludeHidden)
    $wanted = $Name
    if ($wanted) { return Select-FactRows $PSCmdlet 'netAdapters' { $_.Name -eq $wanted } }
    Get-FactTable $PSCmdlet 'netAdapters' | Where-Object { -not $Physical -or $_.Physical }
}

function global:Get-NetConnectionProfile { [CmdletBinding()] param() Get-FactTable $PSCmdlet 'netProfiles' }

function global:Get-NetRoute {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$DestinationPrefix)
    Select-FactRows $PSCmdlet 'netRoutes' { $_.DestinationPrefix -eq $DestinationPrefix }
}

function global:Get-NetNeighbor {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$IPAddress)
    Select-FactRows $PSCmdlet 'netNeighbors' { $_.IPAddress -eq $IPAddress }
}

function global:Test-Connection {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$ComputerName, [int]$Count = 4)
    $answer = Get-FactTable $PSCmdlet 'pings' | Where-Object { $_.Address -eq $ComputerName } | Select-Object -First 1
    if (-not $answer) { Add-FactGap "ping $ComputerName" }
    $received = $answer.Received
    if ($received -gt 0) { $received = [Math]::Max(1, [Math]::Round($Count * $answer.Received / 100, [MidpointRounding]::AwayFromZero)) }
    for ($left = $received; $left -gt 0; $left--) { $answer }
    for ($left = $Count - $received; $left -gt 0; $left--) {
        $inner = New-Object System.ComponentModel.Win32Exception $answer.ErrorCode
        $exception = New-Object System.InvalidOperationException "no reply from $ComputerName", $inner
        $PSCmdlet.WriteError((New-Object System.Management.Automation.ErrorRecord $exception, 'TestConnectionException', 'ResourceUnavailable', $ComputerName))
    }
}

function global:Get-NetTCPConnection {
    [CmdletBinding()] param([string]$State)
    Get-FactTable $PSCmdlet 'tcpConnections' | Where-Object { -not $State -or $_.State -eq $State }
}

function global:Get-VpnConnection {
    [CmdletBinding()] param([switch]$AllUserConnection)
    Get-FactTable $PSCmdlet 'vpnConnections' | Where-Object { $_.AllUser -eq [bool]$AllUserConnection }
}

function global:Get-SmbMapping {
    [CmdletBinding()] param([string]$LocalPath)
    if ($LocalPath) { return Select-FactRows $PSCmdlet 'smbMappings' { $_.LocalPath -eq $LocalPath } }
    Get-FactTable $PSCmdlet 'smbMappings'
}

function global:Get-NetFirewallProfile {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$PolicyStore)
    if ($PolicyStore -ne 'ActiveStore') { Add-FactGap "policy store $PolicyStore" }
    Get-FactTable $PSCmdlet 'firewallProfiles'
}

function global:Get-NetFirewallRule {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$Group)
    Select-FactRows $PSCmdlet 'firewallRules' { $_.Group -eq $Group }
}

function global:Get-LocalGroupMember {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$SID)
    Get-FactTable $PSCmdlet 'groupMembers' | Where-Object { $_.GroupSid -eq $SID }
}

function global:Get-MpComputerStatus { [CmdletBinding()] param() Get-FactTable $PSCmdlet 'defenderStatus' }
function global:Get-MpThreat { [CmdletBinding()] param() Get-FactTable $PSCmdlet 'defenderThreats' }

function global:Get-ScheduledTask { [CmdletBinding()] param() Get-FactTable $PSCmdlet 'scheduledTasks' }

function global:Get-ScheduledTaskInfo {
    [CmdletBinding()] param([Parameter(ValueFromPipeline = $true, Mandatory = $true)]$InputObject)
    process { $InputObject.Info }
}

function global:Get-AppxPackage {
    [CmdletBinding()] param([Parameter(Position = 0)][string]$Name = '*')
    Get-FactTable $PSCmdlet 'appxPackages' | Where-Object { $_.Name -like $Name }
}

function global:Get-ComputerRestorePoint { [CmdletBinding()] param() Get-FactTable $PSCmdlet 'restorePoints' }
function global:Get-TimeZone { [CmdletBinding()] param() Get-FactTable $PSCmdlet 'timeZone' }

# An empty clipboard has nothing; one that a program holds open cannot be asked.
function global:Get-Clipboard {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][ValidateSet('Audio')][string]$Format)
    $null = Get-FactTable $PSCmdlet 'clipboard'
}

function global:Get-WinUserLanguageList { [CmdletBinding()] param() Get-FactTable $PSCmdlet 'languageList' }
function global:Get-WinDefaultInputMethodOverride { [CmdletBinding()] param() Get-FactTable $PSCmdlet 'inputOverride' }
function global:Get-WinSystemLocale { [CmdletBinding()] param() Get-FactTable $PSCmdlet 'systemLocale' }
function global:Get-UICulture { [CmdletBinding()] param() Get-FactTable $PSCmdlet 'uiCulture' }
function global:Get-Culture { [CmdletBinding()] param() Get-FactTable $PSCmdlet 'culture' }
