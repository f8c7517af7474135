# Only an administrator can register a source, and the set-up has: a missing one is said, never made here.
$place = 'HKLM:\SYSTEM\CurrentControlSet\Services\EventLog\Application\Deskmedic'
$outcome = 'no_source'
if (Test-Path -LiteralPath $place) {
    $message = [string]$p.text + [Environment]::NewLine + [string]$p.data
    Write-EventLog -LogName 'Application' -Source 'Deskmedic' -EventId ([int]$p.id) -EntryType ([string]$p.level) -Message $message
    $outcome = 'written'
}
New-Object psobject -Property @{ outcome = $outcome }
