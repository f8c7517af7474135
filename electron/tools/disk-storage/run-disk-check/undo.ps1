if (-not $r.scheduled) { throw 'nothing_planned' }

# Windows has a method to leave a drive out, but then it never looks at that drive again. So the list gets the lines
# that it had. Only lines of this shape are taken from the record: nothing else can be started with Windows by it.
$ownShape = '^autocheck autochk( /[A-Za-z](:[A-Za-z*]{1,3})?){0,6} (\*|\\\?\?\\[A-Za-z]:)\z'
$key = 'HKLM:\SYSTEM\CurrentControlSet\Control\Session Manager'
$before = @($r.bootChecks | Where-Object { $_ -match $ownShape })
if (-not $before.Count) { throw 'no_backup' }
$others = @((Get-ItemProperty -LiteralPath $key).BootExecute | Where-Object { $_ -and $_ -notmatch $ownShape })
Set-ItemProperty -LiteralPath $key -Name 'BootExecute' -Value ([string[]]@($before + $others)) -Type MultiString -ErrorAction Stop

New-Object psobject -Property @{
    restored = $before.Count
}
