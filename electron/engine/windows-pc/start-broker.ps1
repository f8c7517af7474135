# Fixed program, fixed words: of what comes in, a name of hexadecimal digits and a number are all that is passed on.
$broker = [string]$p.program
$pipe = [string]$p.pipe
$parent = [int]$p.parent
if ($pipe -notmatch '^[0-9a-f]{32}$') { throw 'pipe' }
$outcome = 'started'
try { $null = Start-Process -FilePath $broker -ArgumentList '--pipe', $pipe, '--parent', $parent -Verb 'RunAs' -WindowStyle 'Hidden' }
catch {
    $native = $_.Exception.GetBaseException() -as [System.ComponentModel.Win32Exception]
    # 1223: a person said no, or nobody answered in time.
    $outcome = if ($null -ne $native -and $native.NativeErrorCode -eq 1223) { 'refused' } else { 'unavailable' }
}
New-Object psobject -Property @{ outcome = $outcome }
