# Windows commands that answer from tables of facts instead of a PC. A parameter, class, registry key or file that the
# facts do not know is a gap: it is written down, so that a misspelt name is not taken for "there is none".

# Which of two equal ones comes first is not told by Windows: here the order stays.
$global:PSDefaultParameterValues['Sort-Object:Stable'] = $true

$global:factSource = @{}
$global:factTables = @{}
$global:factVariables = @()
$global:factGaps = [System.Collections.ArrayList]::new()

# Takes over the parts that are there; the others stay.
function global:Update-Facts($facts) {
    foreach ($table in $facts.tables.psobject.Properties) {
        $global:factSource[$table.Name] = $table.Value
        $global:factTables.Remove($table.Name)
    }
    if ($null -ne $facts.registry) {
        $global:factKeys = @{}
        foreach ($key in $facts.registry) { Add-FactKey $key.path $key.values }
        $global:factAbsentKeys = @{}
        foreach ($path in $facts.absentKeys) { $global:factAbsentKeys[$path.ToLowerInvariant()] = $true }
    }
    if ($null -ne $facts.files) {
        $global:factFiles = @($facts.files)
        $global:factAbsentFiles = @($facts.absentFiles)
    }
    if ($null -ne $facts.now) { $global:factNow = ConvertTo-Fact $facts.now }
    if ($null -ne $facts.environment) {
        foreach ($name in $global:factVariables) { [Environment]::SetEnvironmentVariable($name, [NullString]::Value) }
        $global:factVariables = @($facts.environment.psobject.Properties | ForEach-Object { $_.Name })
        foreach ($variable in $facts.environment.psobject.Properties) {
            [Environment]::SetEnvironmentVariable($variable.Name, $variable.Value)
        }
    }
}

function global:Get-FactGaps { New-Object psobject -Property @{ gaps = @($global:factGaps) } }

function global:Add-FactGap($text) {
    $null = $global:factGaps.Add($text)
    throw "gap: $text"
}

# Numbers have the width that Windows gives them; dates are local as those of CIM.
function global:ConvertTo-Fact($value) {
    if ($value -is [long]) {
        if ($value -ge [int]::MinValue -and $value -le [int]::MaxValue) { return [int]$value }
        return $value
    }
    if ($value -is [System.Collections.IList]) { return , @($value | ForEach-Object { ConvertTo-Fact $_ }) }
    if ($value -isnot [System.Management.Automation.PSCustomObject]) { return $value }
    $members = @($value.psobject.Properties)
    if ($members.Count -eq 1 -and $members[0].Name -eq '$date') {
        $parsed = [datetime]::Parse($members[0].Value, [cultureinfo]::InvariantCulture, 'RoundtripKind')
        return $parsed.ToLocalTime()
    }
    if ($members.Count -eq 1 -and $members[0].Name -eq '$bytes') { return , [byte[]]@($members[0].Value) }
    $converted = [ordered]@{}
    foreach ($member in $members) { $converted[$member.Name] = ConvertTo-Fact $member.Value }
    New-Object psobject -Property $converted
}

function global:Write-FactError($cmdlet, [string]$id, [string]$category, $target) {
    $exception = New-Object System.InvalidOperationException "$id $target"
    $cmdlet.WriteError((New-Object System.Management.Automation.ErrorRecord $exception, $id, $category, $target))
}

# The rows of one table. A table that is an error answers as Windows does when it refuses.
function global:Get-FactTable($cmdlet, [string]$name) {
    if (-not $global:factSource.ContainsKey($name)) { Add-FactGap "table $name" }
    $source = $global:factSource[$name]
    if ($source -isnot [System.Collections.IList]) {
        Write-FactError $cmdlet $source.id $source.category $name
        return
    }
    if (-not $global:factTables.ContainsKey($name)) { $global:factTables[$name] = @($source | ForEach-Object { ConvertTo-Fact $_ }) }
    $global:factTables[$name]
}

# Names are patterns to most commands of Windows: one may stand for several things, and finds nothing without an error.
function global:Test-FactPattern([string]$name) { [System.Management.Automation.WildcardPattern]::ContainsWildcardCharacters($name) }

# --- services, programs, time ---

function global:Get-Service {
    [CmdletBinding()] param([Parameter(Position = 0)][string[]]$Name)
    $all = @(Get-FactTable $PSCmdlet 'services')
    $links = { param($names) @($all | Where-Object { $names -contains $_.Name } | Select-Object 'Name', 'Status') }
    if (-not $Name) { $Name = '*' }
    foreach ($wanted in $Name) {
        $found = @($all | Where-Object { $_.Name -like $wanted })
        if (-not $found.Count -and -not (Test-FactPattern $wanted)) { Write-FactError $PSCmdlet 'NoServiceFoundForGivenName' 'ObjectNotFound' $wanted }
        $found | Select-Object 'Name', 'DisplayName', 'Status', 'StartType', @{ n = 'RequiredServices'; e = { & $links $_.Requires } }, @{ n = 'DependentServices'; e = { & $links $_.Dependents } }
    }
}

function global:Get-Process {
    [CmdletBinding()] param([Parameter(Position = 0)][string[]]$Name, [int[]]$Id)
    $all = @(Get-FactTable $PSCmdlet 'processes')
    if ($Id) {
        # The host itself is no program of the simulated PC; it runs in the session of the person.
        if ($Id -contains $PID) { New-Object psobject -Property @{ Id = $PID; SessionId = 1; ProcessName = 'powershell' } }
        foreach ($wanted in @($Id | Where-Object { $_ -ne $PID })) {
            $found = @($all | Where-Object { $_.Id -eq $wanted })
            if (-not $found.Count) { Write-FactError $PSCmdlet 'NoProcessFoundForGivenId' 'ObjectNotFound' $wanted }
            $found
        }
        return
    }
    if (-not $Name) { return $all }
    foreach ($wanted in $Name) {
        $found = @($all | Where-Object { $_.ProcessName -like $wanted })
        if (-not $found.Count -and -not (Test-FactPattern $wanted)) { Write-FactError $PSCmdlet 'NoProcessFoundForGivenName' 'ObjectNotFound' $wanted }
        $found
    }
}

function global:Get-Date { [CmdletBinding()] param() $global:factNow }
function global:Start-Sleep { [CmdletBinding()] param([int]$Milliseconds, [int]$Seconds) }
function global:Get-ExecutionPolicy { [CmdletBinding()] param() 'RemoteSigned' }
function global:Join-Path {
    [CmdletBinding()] param([Parameter(Position = 0, Mandatory = $true)][string]$Path, [Parameter(Position = 1, Mandatory = $true)][string]$ChildPath)
    $Path.TrimEnd('\') + '\' + $ChildPath.TrimStart('\')
}

# --- CIM ---

# One or more comparisons joined by AND or OR, as the tools write them.
function global:Test-FactFilter($row, [string]$filter) {
    if ($filter -match ' OR ') { return @($filter -split ' OR ' | Where-Object { Test-FactFilter $row $_ }).Count -gt 0 }
    if ($filter -match ' AND ') { return @($filter -split ' AND ' | Where-Object { -not (Test-FactFilter $row $_) }).Count -eq 0 }
    if ($filter -notmatch '^\s*(\w+)\s*(=|<>|LIKE)\s*(?:''([^'']*)''|(\d+)|(TRUE|FALSE))\s*$') { Add-FactGap "filter $filter" }
    if (-not $row.psobject.Properties[$matches[1]]) { Add-FactGap "filter property $($matches[1])" }
    $own = $row.($matches[1])
    $wanted = $matches[3]
    if ($matches[4]) { $wanted = [long]$matches[4] }
    if ($matches[5]) { $wanted = $matches[5] -eq 'TRUE' }
    switch ($matches[2]) {
        '=' { $own -eq $wanted }
        # Nothing is neither equal nor different.
        '<>' { $null -ne $own -and $own -ne $wanted }
        'LIKE' { $own -like $wanted.Replace('%', '*') }
    }
}

function global:Get-CimInstance {
    [CmdletBinding()] param([Parameter(Position = 0, Mandatory = $true)][string]$ClassName, [string]$Namespace = 'root\cimv2', [string]$Filter, [string[]]$Property, [int]$OperationTimeoutSec)
    foreach ($row in @(Get-FactTable $PSCmdlet "$Namespace\$ClassName".ToLowerInvariant())) {
        $unknown = @($Property | Where-Object { $_ -and -not $row.psobject.Properties[$_] })
        if ($unknown.Count) { Add-FactGap "$ClassName.$($unknown[0])" }
        if ($Filter -and -not (Test-FactFilter $row $Filter)) { continue }
        # What was not asked for is there without a value.
        $instance = $row | Select-Object -Property '*'
        if ($Property) { $instance = $row | Select-Object -Property $Property }
        $instance.psobject.TypeNames.Insert(0, "Microsoft.Management.Infrastructure.CimInstance#$($Namespace.Replace('\', '/'))/$ClassName")
        $instance
    }
}

function global:Get-WmiObject {
    [CmdletBinding()] param([string]$Namespace = 'root\cimv2', [Parameter(Position = 0, Mandatory = $true)][string]$Class)
    Get-FactTable $PSCmdlet "$Namespace\$Class".ToLowerInvariant()
}

# --- log ---

function global:Get-WinEvent {
    [CmdletBinding()] param([hashtable]$FilterHashtable = @{}, [string]$Path, [long]$MaxEvents = 100000)
    $known = 'LogName', 'ProviderName', 'Id', 'Level', 'StartTime'
    foreach ($key in $FilterHashtable.Keys) { if ($known -notcontains $key) { Add-FactGap "event filter $key" } }
    $found = @(Get-FactTable $PSCmdlet 'events' | Where-Object {
        $entry = $_
        @('LogName', 'ProviderName', 'Id', 'Level' | Where-Object { $FilterHashtable.ContainsKey($_) -and $FilterHashtable[$_] -notcontains $entry.$_ }).Count -eq 0 -and
        (-not $FilterHashtable.ContainsKey('StartTime') -or $entry.TimeCreated -ge $FilterHashtable.StartTime)
    })
    if (-not $found.Count) { return Write-FactError $PSCmdlet 'NoMatchingEventsFound' 'ObjectNotFound' $FilterHashtable.LogName }
    # Newest first; an entry that stands for several is there as often as it was written.
    $found | Sort-Object -Property 'TimeCreated' -Descending | ForEach-Object {
        for ($left = $_.Count; $left -gt 0; $left--) { $_ }
    } | Select-Object -First $MaxEvents | ForEach-Object {
        # An event of which the text cannot be put together: the id of that error is a translated text.
        if ($_.Unreadable) { Write-FactError $PSCmdlet 'Die Beschreibungszeichenfolge wurde nicht gefunden' 'NotSpecified' $_.Id }
        $_
    }
}
