# Registry keys and files that answer from the places of the facts.

function global:Get-FactPath([string]$path) { $path.TrimEnd('\').ToLowerInvariant() }
function global:Test-FactKeyPath([string]$path) { $path -match '^HK(LM|CU):' }

function global:Add-FactKey([string]$path, $values) {
    $full = $path.TrimEnd('\')
    $global:factKeys[$full.ToLowerInvariant()] = @{ Path = $full; Values = $values }
    $parent = $full -replace '\\[^\\]+$'
    if ($parent -ne $full -and -not $global:factKeys.ContainsKey($parent.ToLowerInvariant())) { Add-FactKey $parent $null }
}

# The entry at a path, or nothing when the facts say that there is none.
function global:Find-Fact([string]$path) {
    $wanted = Get-FactPath $path
    if (Test-FactKeyPath $path) {
        if ($global:factKeys.ContainsKey($wanted)) { return $global:factKeys[$wanted] }
        if (-not $global:factAbsentKeys.ContainsKey($wanted)) { Add-FactGap "key $path" }
        return
    }
    $file = $global:factFiles | Where-Object { $_.path -eq $wanted } | Select-Object -First 1
    if ($file) { return $file }
    if ($global:factAbsentFiles -notcontains $wanted) { Add-FactGap "file $path" }
}

function global:ConvertTo-FactKey($entry) {
    New-Object psobject -Property @{
        PSPath      = $entry.Path
        PSChildName = $entry.Path.Split('\')[-1]
        Name        = $entry.Path -replace '^HKLM:', 'HKEY_LOCAL_MACHINE' -replace '^HKCU:', 'HKEY_CURRENT_USER'
        Property    = @($entry.Values.psobject.Properties | ForEach-Object { $_.Name })
    }
}

function global:ConvertTo-FactFile($file) {
    $modified = $null
    if ($file.modified) { $modified = ([datetime]::Parse($file.modified, [cultureinfo]::InvariantCulture, 'RoundtripKind')).ToUniversalTime() }
    $name = $file.path.Split('\')[-1]
    $local = $null
    if ($modified) { $local = $modified.ToLocalTime() }
    $made = [ordered]@{
        FullName         = $file.path
        Name             = $name
        BaseName         = [string]($name -replace '\.[^.]*$')
        Extension        = [string]($name -replace '^.*(?=\.)')
        PSIsContainer    = [bool]$file.folder
        Attributes       = [System.IO.FileAttributes]'Archive'
        LastWriteTime    = $local
        CreationTime     = $local
        LastWriteTimeUtc = $modified
        IsReadOnly       = [bool]$file.readOnly
    }
    # A folder has no length.
    if ($file.folder) { $made['Attributes'] = [System.IO.FileAttributes]'Directory' }
    if ($file.link) { $made['Attributes'] = [System.IO.FileAttributes]'Directory, ReparsePoint' }
    if (-not $file.folder) { $made['Length'] = [long]$file.bytes }
    New-Object psobject -Property $made
}

function global:Test-Path {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$LiteralPath, [ValidateSet('Leaf')][string]$PathType)
    if ($LiteralPath -like 'Env:*') { return $null -ne [Environment]::GetEnvironmentVariable($LiteralPath.Substring(4)) }
    $found = Find-Fact $LiteralPath
    $null -ne $found -and (-not $PathType -or -not $found.folder)
}

function global:Get-ItemProperty {
    [CmdletBinding()] param([Parameter(Position = 0, Mandatory = $true)][Alias('Path')][string[]]$LiteralPath)
    foreach ($path in $LiteralPath) {
        $entry = Find-Fact $path
        if (-not $entry) { Write-FactError $PSCmdlet 'PathNotFound' 'ObjectNotFound' $path; continue }
        $all = [ordered]@{}
        foreach ($value in $entry.Values.psobject.Properties) { $all[$value.Name] = ConvertTo-Fact $value.Value }
        # A key without any value gives nothing at all.
        if (-not $all.Count) { continue }
        $all['PSPath'] = $entry.Path
        $all['PSChildName'] = $entry.Path.Split('\')[-1]
        New-Object psobject -Property $all
    }
}

function global:Get-Item {
    [CmdletBinding()] param([Parameter(Position = 0, Mandatory = $true)][Alias('Path')][string]$LiteralPath, [switch]$Force)
    $entry = Find-Fact $LiteralPath
    if (-not $entry) { return Write-FactError $PSCmdlet 'PathNotFound' 'ObjectNotFound' $LiteralPath }
    if (Test-FactKeyPath $LiteralPath) { ConvertTo-FactKey $entry } else { ConvertTo-FactFile $entry }
}

function global:Get-ChildItem {
    [CmdletBinding()] param([Parameter(Position = 0, Mandatory = $true)][Alias('Path')][string[]]$LiteralPath, [string]$Filter = '*', [switch]$File, [switch]$Directory, [switch]$Force)
    foreach ($path in $LiteralPath) {
        if ($path -like 'Cert:*') { Get-FactTable $PSCmdlet $path.ToLowerInvariant(); continue }
        if (-not (Find-Fact $path)) { Write-FactError $PSCmdlet 'PathNotFound' 'ObjectNotFound' $path; continue }
        $inside = (Get-FactPath $path) + '\'
        if (Test-FactKeyPath $path) {
            $names = $global:factKeys.Keys | Where-Object { $_.StartsWith($inside) -and -not $_.Substring($inside.Length).Contains('\') } | Sort-Object
            foreach ($name in $names) { ConvertTo-FactKey $global:factKeys[$name] }
            continue
        }
        # Windows goes through a link, and nobody here knows where it leads.
        if (@($global:factFiles | Where-Object { $_.link -and $inside.StartsWith((Get-FactPath $_.path) + '\') }).Count) { Add-FactGap "through a link: $path" }
        foreach ($candidate in $global:factFiles) {
            $below = $candidate.path.ToLowerInvariant()
            if (-not $below.StartsWith($inside) -or ($File -and $candidate.folder) -or ($Directory -and -not $candidate.folder)) { continue }
            if ($below.Substring($inside.Length).Contains('\')) { continue }
            if ($below.Split('\')[-1] -like $Filter) { ConvertTo-FactFile $candidate }
        }
    }
}

function global:Get-Acl {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$LiteralPath)
    $found = Find-Fact $LiteralPath
    New-Object psobject -Property @{ Sddl = $found.sddl; Owner = $found.owner }
}

function global:Get-Content {
    [CmdletBinding()] param([Parameter(Mandatory = $true)][string]$LiteralPath, [string]$Encoding)
    $file = Find-Fact $LiteralPath
    if (-not $file) { return Write-FactError $PSCmdlet 'PathNotFound' 'ObjectNotFound' $LiteralPath }
    $file.lines
}
