# Commands that change something. Each tells the simulated PC what it was asked to do and takes over the facts that are
# other ones then. What nobody knows is a gap: it never looks as if nothing had happened.

function global:Connect-World([int]$port) {
    $client = [System.Net.Sockets.TcpClient]::new('127.0.0.1', $port)
    $client.NoDelay = $true
    $global:worldReader = [System.IO.StreamReader]::new($client.GetStream())
    $global:worldWriter = [System.IO.StreamWriter]::new($client.GetStream())
    $global:worldWriter.AutoFlush = $true
    $global:worldJson = @{}
    # PowerShell 7 would turn text that looks like a date into a date.
    if ((Get-Command -Name 'ConvertFrom-Json').Parameters.ContainsKey('DateKind')) { $global:worldJson['DateKind'] = 'String' }
}

function global:Invoke-Act($cmdlet, [string]$command, [System.Collections.IDictionary]$details) {
    $global:worldWriter.WriteLine((ConvertTo-Json -InputObject @{ command = $command; details = $details } -Depth 8 -Compress))
    $answer = ConvertFrom-Json -InputObject $global:worldReader.ReadLine() @global:worldJson
    if ($answer.gap) { Add-FactGap $answer.gap }
    Update-Facts $answer.changed
    if ($answer.error) {
        $exception = New-Object System.InvalidOperationException "$($answer.error.id) $command"
        if ($answer.error.hresult) { $exception.HResult = [int]$answer.error.hresult }
        return $cmdlet.WriteError((New-Object System.Management.Automation.ErrorRecord $exception, $answer.error.id, $answer.error.category, $command))
    }
    if ($null -ne $answer.value) { ConvertTo-Fact $answer.value }
}

# The services that a name stands for.
function global:Select-FactService($cmdlet, [string]$name) {
    $found = @(Get-FactTable $cmdlet 'services' | Where-Object { $_.Name -like $name } | ForEach-Object { $_.Name })
    if (-not $found.Count -and -not (Test-FactPattern $name)) { Write-FactError $cmdlet 'NoServiceFoundForGivenName' 'ObjectNotFound' $name }
    $found
}

function global:Stop-Service {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$Name, [switch]$Force, [switch]$NoWait)
    foreach ($one in Select-FactService $PSCmdlet $Name) {
        Invoke-Act $PSCmdlet 'Stop-Service' @{ name = $one; force = [bool]$Force; noWait = [bool]$NoWait }
    }
}
function global:Start-Service {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$Name)
    foreach ($one in Select-FactService $PSCmdlet $Name) { Invoke-Act $PSCmdlet 'Start-Service' @{ name = $one } }
}

function global:Stop-Process {
    [CmdletBinding()] param([int[]]$Id, [Parameter(ValueFromPipeline = $true)]$InputObject, [switch]$Force)
    process {
        $ids = @($Id | Where-Object { $_ })
        if ($InputObject) { $ids = @($InputObject.Id) }
        foreach ($one in $ids) { Invoke-Act $PSCmdlet 'Stop-Process' @{ id = $one; force = [bool]$Force } }
    }
}
function global:Start-Process {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$FilePath, [string]$ArgumentList, [switch]$PassThru)
    $started = Invoke-Act $PSCmdlet 'Start-Process' @{ filePath = $FilePath; arguments = $ArgumentList }
    if ($PassThru) { $started }
}
function global:Wait-Process {
    [CmdletBinding()] param([string]$Name, [int]$Id, [int]$Timeout)
    $wanted = @{ Name = $Name }
    if ($Id) { $wanted = @{ Id = $Id } }
    if (@(Get-Process @wanted -ErrorAction SilentlyContinue).Count) { Write-FactError $PSCmdlet 'ProcessNotTerminated' 'CloseError' "$Name$Id" }
}

function global:Set-ItemProperty {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][Alias('Path')][string]$LiteralPath, [Parameter(Mandatory = $true)][string]$Name, [Parameter(Mandatory = $true)]$Value, [Parameter(Mandatory = $true)][string]$Type)
    if (-not (Find-Fact $LiteralPath)) { return Write-FactError $PSCmdlet 'PathNotFound' 'ObjectNotFound' $LiteralPath }
    $written = $Value
    if ($Value -is [byte[]]) { $written = @{ '$bytes' = @($Value | ForEach-Object { [int]$_ }) } }
    Invoke-Act $PSCmdlet 'Set-ItemProperty' @{ path = $LiteralPath; name = $Name; value = $written; type = $Type }
}
function global:Remove-ItemProperty {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$LiteralPath, [Parameter(Mandatory = $true)][string]$Name)
    $key = Find-Fact $LiteralPath
    if (-not $key) { return Write-FactError $PSCmdlet 'PathNotFound' 'ObjectNotFound' $LiteralPath }
    $found = @($key.Values.psobject.Properties | Where-Object { $_.Name -like $Name } | ForEach-Object { $_.Name })
    if (-not $found.Count) { return Write-FactError $PSCmdlet 'PropertyNotFound' 'InvalidArgument' $Name }
    foreach ($one in $found) { Invoke-Act $PSCmdlet 'Remove-ItemProperty' @{ path = $LiteralPath; name = $one } }
}

function global:New-Item {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$Path, [string]$ItemType, [switch]$Force)
    if (Test-FactKeyPath $Path) { Invoke-Act $PSCmdlet 'New-Item key' @{ path = $Path }; return (Get-Item -LiteralPath $Path) }
    if ($ItemType -ne 'Directory') { Add-FactGap "new item $Path" }
    Invoke-Act $PSCmdlet 'New-Item' @{ path = $Path; force = [bool]$Force }
    Get-Item -LiteralPath $Path
}
function global:Rename-Item {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$LiteralPath, [Parameter(Mandatory = $true)][string]$NewName)
    Invoke-Act $PSCmdlet 'Rename-Item' @{ path = $LiteralPath; newName = $NewName }
}
function global:Move-Item {
    [CmdletBinding()] param([Parameter(Mandatory = $true, ValueFromPipelineByPropertyName = $true)][Alias('FullName')][string]$LiteralPath, [Parameter(Mandatory = $true)][string]$Destination, [switch]$Force)
    process { Invoke-Act $PSCmdlet 'Move-Item' @{ path = $LiteralPath; destination = $Destination; force = [bool]$Force } }
}
function global:Copy-Item {
    [CmdletBinding()] param([Parameter(Mandatory = $true, ValueFromPipelineByPropertyName = $true)][Alias('FullName')][string]$LiteralPath, [Parameter(Mandatory = $true)][string]$Destination, [switch]$Force)
    process { Invoke-Act $PSCmdlet 'Copy-Item' @{ path = $LiteralPath; destination = $Destination; force = [bool]$Force } }
}
function global:Remove-Item {
    [CmdletBinding()] param([Parameter(Mandatory = $true, ValueFromPipelineByPropertyName = $true)][Alias('FullName')][string]$LiteralPath, [switch]$Recurse, [switch]$Force)
    process { Invoke-Act $PSCmdlet 'Remove-Item' @{ path = $LiteralPath; recurse = [bool]$Recurse; force = [bool]$Force } }
}
function global:Set-Content {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$LiteralPath, [Parameter(Mandatory = $true)][AllowEmptyString()][string[]]$Value, [Parameter(Mandatory = $true)][string]$Encoding, [switch]$Force)
    Invoke-Act $PSCmdlet 'Set-Content' @{ path = $LiteralPath; lines = @($Value); encoding = $Encoding; force = [bool]$Force }
}

# The class of an object that a query gave; a method without its key has no target.
function global:Invoke-CimMethod {
    [CmdletBinding()] param($InputObject, [string]$ClassName, [Parameter(Mandatory = $true)][string]$MethodName, [System.Collections.IDictionary]$Arguments = @{}, [int]$OperationTimeoutSec)
    $keys = @{ Win32_Printer = 'DeviceID'; Win32_LogicalDisk = 'DeviceID'; Win32_NetworkAdapterConfiguration = 'Index' }
    $details = @{ arguments = $Arguments }
    if ($InputObject) {
        $ClassName = [string]@($InputObject.psobject.TypeNames)[0] -replace '^.*/'
        if (-not $keys.ContainsKey($ClassName)) { Add-FactGap "method $MethodName of $ClassName" }
        $key = $keys[$ClassName]
        if ($null -eq $InputObject.$key) { Add-FactGap "$ClassName without $key" }
        $details[$key] = $InputObject.$key
    }
    Invoke-Act $PSCmdlet "$ClassName.$MethodName" $details
}

function global:Get-DnsClientCache { [CmdletBinding()] param() Get-FactTable $PSCmdlet 'dnsCache' }
function global:Clear-DnsClientCache { [CmdletBinding()] param() Invoke-Act $PSCmdlet 'Clear-DnsClientCache' @{} }

# By object only: a name would be read as a pattern.
function global:Restart-NetAdapter {
    [CmdletBinding(SupportsShouldProcess = $true)] param([Parameter(Mandatory = $true, ValueFromPipeline = $true)]$InputObject)
    process { Invoke-Act $PSCmdlet 'Restart-NetAdapter' @{ name = $InputObject.Name } }
}
function global:Enable-NetAdapter {
    [CmdletBinding(SupportsShouldProcess = $true)] param([Parameter(Mandatory = $true, ValueFromPipeline = $true)]$InputObject)
    process { Invoke-Act $PSCmdlet 'Enable-NetAdapter' @{ name = $InputObject.Name } }
}
function global:Remove-SmbMapping {
    [CmdletBinding(SupportsShouldProcess = $true)] param([Parameter(Mandatory = $true)][string]$LocalPath, [switch]$Force, [switch]$UpdateProfile)
    Invoke-Act $PSCmdlet 'Remove-SmbMapping' @{ localPath = $LocalPath; updateProfile = [bool]$UpdateProfile }
}
function global:New-SmbMapping {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$LocalPath, [Parameter(Mandatory = $true)][string]$RemotePath, [bool]$Persistent)
    Invoke-Act $PSCmdlet 'New-SmbMapping' @{ localPath = $LocalPath; remotePath = $RemotePath; persistent = $Persistent }
}

function global:Get-PrintJob {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$PrinterName)
    $jobs = @(Get-FactTable $PSCmdlet 'printJobs')
    $isKnown = @(Get-FactTable $PSCmdlet 'root\cimv2\win32_printer' | Where-Object { $_.Name -eq $PrinterName }).Count -gt 0
    if (-not $jobs.Count -and -not $isKnown) { return Write-FactError $PSCmdlet 'HRESULT 0x80070709' 'NotSpecified' $PrinterName }
    $jobs | Where-Object { $_.PrinterName -eq $PrinterName }
}
function global:Remove-PrintJob {
    [CmdletBinding(SupportsShouldProcess = $true)] param([Parameter(Mandatory = $true)][string]$PrinterName, [Parameter(Mandatory = $true)][uint32]$ID)
    Invoke-Act $PSCmdlet 'Remove-PrintJob' @{ printerName = $PrinterName; id = [int]$ID }
}
function global:Resume-PrintJob {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$PrinterName, [Parameter(Mandatory = $true)][uint32]$ID)
    Invoke-Act $PSCmdlet 'Resume-PrintJob' @{ printerName = $PrinterName; id = [int]$ID }
}

function global:Get-Partition {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][char]$DriveLetter)
    Select-FactRows $PSCmdlet 'partitions' { $_.DriveLetter -eq [string]$DriveLetter }
}
function global:Optimize-Volume {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][char]$DriveLetter)
    Invoke-Act $PSCmdlet 'Optimize-Volume' @{ driveLetter = [string]$DriveLetter }
}
function global:Clear-RecycleBin {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$DriveLetter, [Parameter(Mandatory = $true)][switch]$Force)
    Invoke-Act $PSCmdlet 'Clear-RecycleBin' @{ driveLetter = $DriveLetter }
}

function global:Get-MpThreatDetection { [CmdletBinding()] param() Get-FactTable $PSCmdlet 'threatDetections' }
function global:Update-MpSignature { [CmdletBinding()] param() Invoke-Act $PSCmdlet 'Update-MpSignature' @{} }
function global:Start-MpScan {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$ScanType)
    Invoke-Act $PSCmdlet 'Start-MpScan' @{ scanType = $ScanType }
}
function global:Checkpoint-Computer {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$Description, [Parameter(Mandatory = $true)][ValidateSet('MODIFY_SETTINGS')][string]$RestorePointType)
    Invoke-Act $PSCmdlet 'Checkpoint-Computer' @{ description = $Description }
}
function global:Add-AppxPackage {
    [CmdletBinding()] param([Parameter(Mandatory = $true, Position = 0)][string]$Path, [Parameter(Mandatory = $true)][switch]$Register, [switch]$DisableDevelopmentMode)
    Invoke-Act $PSCmdlet 'Add-AppxPackage' @{ manifest = $Path }
}
function global:Get-AuthenticodeSignature {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$LiteralPath)
    $signature = Get-FactTable $PSCmdlet 'signatures' | Where-Object { $_.Path -eq $LiteralPath }
    if (-not $signature) { Add-FactGap "signature $LiteralPath" }
    $signature
}

# --- what has no answer here ---

# The engine's own commands would reach the computer that the tests run on.
$harmless = 'Get-', 'Test-', 'Convert', 'Join-', 'Split-', 'Resolve-', 'Push-Location', 'Pop-Location', 'Set-Location'
Get-Command -Module 'Microsoft.PowerShell.Management', 'Microsoft.PowerShell.Security' -CommandType Cmdlet | ForEach-Object {
    $name = $_.Name
    $isHarmless = @($harmless | Where-Object { $name.StartsWith($_) }).Count -gt 0
    if (-not $isHarmless -and -not $ExecutionContext.InvokeCommand.GetCommand($name, 'Function')) {
        Microsoft.PowerShell.Management\Set-Item -Path "function:global:$name" -Value ([scriptblock]::Create("Add-FactGap 'command $name'"))
    }
}
'Invoke-WebRequest', 'Invoke-RestMethod', 'Invoke-Expression', 'Out-File', 'Tee-Object', 'Export-Csv', 'Export-Clixml', 'Send-MailMessage' | ForEach-Object {
    $name = $_
    Microsoft.PowerShell.Management\Set-Item -Path "function:global:$name" -Value ([scriptblock]::Create("Add-FactGap 'command $name'"))
}

# Also where a script takes the error for an answer.
$ExecutionContext.InvokeCommand.CommandNotFoundAction = {
    param($name)
    if ($name -match '-' -and $name -notmatch '^get-\w+-') { $null = $global:factGaps.Add("command $name") }
}
