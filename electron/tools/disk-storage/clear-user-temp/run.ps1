$root = (Get-Item -LiteralPath $env:TEMP -Force).FullName
if ($root -notmatch '\\(Temp|Tmp)(\\\d+)?$') { throw 'unexpected_temp_folder' }

$olderThan = (Get-Date).AddHours(-[int]$p.minAgeHours)
$linkFlag = 1024
$skipped = 0

$candidates = @(Get-ChildItem -LiteralPath $root -Force -ErrorAction SilentlyContinue | Where-Object {
    -not ($_.Attributes -band $linkFlag) -and $_.LastWriteTime -lt $olderThan -and $_.CreationTime -lt $olderThan -and $p.exclude -notcontains $_.Name
})

$entries = @(foreach ($candidate in $candidates) {
    $path = $candidate.FullName
    $bytes = [int64]$candidate.Length
    if ($candidate.PSIsContainer) {
        # A junction inside leads out of the temp folder: such a folder is left alone. Windows would walk through it to the
        # end of the other drive, so each level is looked at before the next one is.
        $folders = @($path)
        $links = @()
        while ($folders.Count -and -not $links.Count) {
            $inside = @(Get-ChildItem -LiteralPath $folders -Force -ErrorAction SilentlyContinue)
            $links = @($inside | Where-Object { $_.Attributes -band $linkFlag })
            $bytes += [int64]($inside | Where-Object { -not $_.PSIsContainer } | Measure-Object -Property 'Length' -Sum).Sum
            $folders = @($inside | Where-Object { $_.PSIsContainer } | ForEach-Object { $_.FullName })
        }
        if ($links.Count) {
            $skipped++
            continue
        }
    }
    if (-not $p.dryRun) {
        try {
            Remove-Item -LiteralPath $path -Recurse -Force -ErrorAction Stop
        }
        catch {
            $skipped++
            continue
        }
    }
    New-Object psobject -Property @{
        name  = $candidate.Name
        bytes = $bytes
    }
})

New-Object psobject -Property @{
    root    = $root
    items   = $entries.Count
    bytes   = [int64]($entries | ForEach-Object { $_.bytes } | Measure-Object -Sum).Sum
    skipped = $skipped
    dryRun  = [bool]$p.dryRun
    largest = @($entries | Sort-Object -Property 'bytes' -Descending | Select-Object -First 50)
}
