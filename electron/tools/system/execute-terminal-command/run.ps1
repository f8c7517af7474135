# The command is text up to here and code from here on; no other script of the product does that.
# It was shown in full and approved word for word. What does not parse ends here: nothing has run.
$command = [scriptblock]::Create($p.command)
if ($p.cwd) { Set-Location -LiteralPath $p.cwd }

# Native programs report progress as errors: that must not end the run.
$ErrorActionPreference = 'Continue'
$global:LASTEXITCODE = 0
$started = Get-Date
$collected = $null
$fatal = $null
try {
    # An out-variable keeps what came before a command that fails.
    $null = & $command *>&1 | ForEach-Object -Process { $_ } -OutVariable collected
}
catch {
    $fatal = $_
}
$durationMs = [int]((Get-Date) - $started).TotalMilliseconds

$errorType = 'System.Management.Automation.ErrorRecord'
$messageTypes = 'System.Management.Automation.InformationRecord', 'System.Management.Automation.InformationalRecord'
$output = @($collected | Where-Object { $_ -isnot $errorType } | ForEach-Object {
    $item = $_
    if (@($messageTypes | Where-Object { $item -is $_ }).Count) { [string]$item }
    else { $item }
})
$errors = @($collected | Where-Object { $_ -is $errorType })
if ($fatal) { $errors += $fatal }

# Lines of native programs keep their width; objects are laid out as on a screen.
$newLine = [string][char]10
$objects = @($output | Where-Object { $_ -isnot 'System.String' })
if ($objects.Count) { $stdout = [string]($output | Out-String -Width 200) }
else { $stdout = $output -join $newLine }
$stderr = @($errors | ForEach-Object { [string]$_ }) -join $newLine

# A line that a native program wrote to its error stream does not make the run a failure; its exit code does.
$failures = @($errors | Where-Object { $_.FullyQualifiedErrorId -notlike 'NativeCommandError*' })
$exitCode = [int]$global:LASTEXITCODE
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
