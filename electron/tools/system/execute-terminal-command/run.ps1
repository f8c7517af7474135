# The command is text up to here and code from here on; no other script of the product does that.
# It was shown in full and approved word for word. What does not parse ends here: nothing has run.
$null = [scriptblock]::Create($p.command)
$folder = $p.cwd
if (-not $folder) { $folder = $env:USERPROFILE }

# It runs beside this script, not inside: there it sees nothing of how the answer travels, and 'exit' ends the command
# alone. A run inside another one leaves the number behind 'exit' as exit code; any other run loses it.
$beside = {
    param($text, $folder, $collected)
    if ($folder) { Set-Location -LiteralPath $folder }
    $ProgressPreference = 'SilentlyContinue'
    $global:LASTEXITCODE = 0
    $inside = [powershell]::Create('CurrentRunspace')
    # What came before a command that fails is kept.
    $null = $inside.AddScript('param($block, $into) & $block *>&1 | ForEach-Object { $null = $into.Add($_) }')
    $null = $inside.AddArgument([scriptblock]::Create($text)).AddArgument($collected)
    $fatal = $null
    try { $null = $inside.Invoke() }
    catch {
        $fatal = $_
        if ($inside.InvocationStateInfo.Reason.ErrorRecord) { $fatal = $inside.InvocationStateInfo.Reason.ErrorRecord }
    }
    @{ exitCode = [int]$global:LASTEXITCODE; errors = @($inside.Streams.Error) + @($fatal | Where-Object { $_ }) }
}
$collected = New-Object System.Collections.ArrayList
$shell = [powershell]::Create()
$null = $shell.AddScript([string]$beside).AddArgument($p.command).AddArgument($folder).AddArgument($collected)
$started = Get-Date
$ended = @($shell.Invoke())[0]
$durationMs = [int]((Get-Date) - $started).TotalMilliseconds

$errorType = 'System.Management.Automation.ErrorRecord'
$messageTypes = 'System.Management.Automation.InformationRecord', 'System.Management.Automation.InformationalRecord'
$output = @($collected | Where-Object { $_ -isnot $errorType } | ForEach-Object {
    $item = $_
    if (@($messageTypes | Where-Object { $item -is $_ }).Count) { [string]$item }
    else { $item }
})
$errors = @($collected | Where-Object { $_ -is $errorType }) + @($ended.errors) + @($shell.Streams.Error)

# Lines of native programs keep their width; objects are laid out as on a screen.
$newLine = [string][char]10
$objects = @($output | Where-Object { $_ -isnot 'System.String' })
if ($objects.Count) { $stdout = [string]($output | Out-String -Width 200) }
else { $stdout = $output -join $newLine }
$stderr = @($errors | ForEach-Object { [string]$_ }) -join $newLine

# A line that a native program wrote to its error stream does not make the run a failure; its exit code does.
$failures = @($errors | Where-Object { $_.FullyQualifiedErrorId -notlike 'NativeCommandError*' })
$exitCode = [int64]$ended.exitCode
if ($exitCode -eq 0 -and $failures.Count) { $exitCode = 1 }

$limit = 65536
$truncated = ($stdout.Length -gt $limit -or $stderr.Length -gt $limit)
if ($stdout.Length -gt $limit) { $stdout = $stdout.Substring(0, $limit) }
if ($stderr.Length -gt $limit) { $stderr = $stderr.Substring(0, $limit) }

New-Object psobject -Property @{
    exitCode   = $exitCode
    stdout     = $stdout
    stderr     = $stderr
    truncated  = $truncated
    durationMs = $durationMs
}
