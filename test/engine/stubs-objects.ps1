# COM objects and name lookups that answer from tables of facts.

function global:New-Object {
    [CmdletBinding()] param([Parameter(Position = 0)][string]$TypeName, [Parameter(Position = 1)][object[]]$ArgumentList, [System.Collections.IDictionary]$Property, [string]$ComObject)
    if ($ComObject) { return Get-FactObject $PSCmdlet $ComObject }
    # A list must not fall apart on its way out.
    , (Microsoft.PowerShell.Utility\New-Object @PSBoundParameters)
}

function global:Add-FactMethod($target, [string]$name, [scriptblock]$body) {
    Add-Member -InputObject $target -MemberType ScriptMethod -Name $name -Value $body -Force
}

# The only row of a table; a table that is an error throws as the object would.
function global:Get-FactRow($cmdlet, [string]$name) {
    $source = $global:factSource[$name]
    if ($null -eq $source) { Add-FactGap "table $name" }
    if ($source -isnot [System.Collections.IList]) { throw $source.id }
    @(Get-FactTable $cmdlet $name)[0]
}

function global:Get-FactObject($cmdlet, [string]$name) {
    $made = New-Object psobject -Property @{ Online = $true; ConnectionTimeout = 15; CommandTimeout = 30 }
    switch ($name) {
        'Microsoft.Update.Session' { Add-FactMethod $made 'CreateUpdateSearcher' { Get-FactObject $null 'searcher' } }
        'searcher' {
            Add-FactMethod $made 'Search' {
                param($query)
                if ($this.Online) { Add-FactGap 'a search that makes traffic' }
                if ($query -ne 'IsInstalled=0 and IsHidden=0') { Add-FactGap "update query $query" }
                $agent = Get-FactRow $null 'updateAgent'
                # Longer than anybody waits.
                if ($agent.Hangs) { Microsoft.PowerShell.Utility\Start-Sleep -Seconds 60 }
                New-Object psobject -Property @{ Updates = $agent.Pending }
            }
            Add-FactMethod $made 'GetTotalHistoryCount' { @((Get-FactRow $null 'updateAgent').History).Count }
            Add-FactMethod $made 'QueryHistory' { param($start, $count) @((Get-FactRow $null 'updateAgent').History | Select-Object -Skip $start -First $count) }
        }
        'Microsoft.Update.AutoUpdate' { $made = New-Object psobject -Property @{ Results = Get-FactRow $cmdlet 'updateAgent' } }
        'Microsoft.Update.SystemInfo' { $made = Get-FactRow $cmdlet 'updateAgent' }
        'ADODB.Connection' {
            Add-FactMethod $made 'Open' { param($provider) $null = Get-FactRow $null 'searchIndex' }
            Add-FactMethod $made 'Execute' { param($query) Get-FactRow $null 'searchIndex' }
            Add-FactMethod $made 'Close' { }
        }
        'Shell.Application' {
            Add-FactMethod $made 'NameSpace' {
                param($drive)
                $self = @(Get-FactTable $null 'shellDrives' | Where-Object { $_.Drive -eq $drive })[0]
                Add-FactMethod $self 'ExtendedProperty' {
                    param($property)
                    if ($property -ne 'System.Volume.BitLockerProtection') { Add-FactGap "shell property $property" }
                    $this.Protection
                }
                New-Object psobject -Property @{ Self = $self }
            }
        }
        default { Add-FactGap "object $name" }
    }
    $made
}

function global:Get-BitLockerVolume { [CmdletBinding()] param() Get-FactTable $PSCmdlet 'bitLockerVolumes' }

function global:Resolve-DnsName {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$Name, [string]$Type, [string]$Server, [switch]$DnsOnly, [switch]$NoHostsFile, [switch]$QuickTimeout)
    $answer = Get-FactTable $PSCmdlet 'lookups' | Where-Object { $_.Name -eq $Name -and [string]$_.Server -eq $Server } | Select-Object -First 1
    if (-not $answer) { Add-FactGap "lookup $Name $Server" }
    if ($answer.Failure) { return Write-FactError $PSCmdlet $answer.Failure 'ResourceUnavailable' $Name }
    $answer
}

# What a script has another engine do beside it sees the same PC: its functions and what they answer from.
function global:New-OtherEngine {
    $begin = [System.Management.Automation.Runspaces.InitialSessionState]::CreateDefault()
    foreach ($function in Get-Command -CommandType Function | Where-Object { $_.Source -eq '' }) {
        $entry = New-Object System.Management.Automation.Runspaces.SessionStateFunctionEntry $function.Name, $function.Definition
        $begin.Commands.Add($entry)
    }
    foreach ($variable in Get-Variable -Scope Global -Name 'fact*') {
        $entry = New-Object System.Management.Automation.Runspaces.SessionStateVariableEntry $variable.Name, $variable.Value, ''
        $begin.Variables.Add($entry)
    }
    [powershell]::Create($begin)
}
