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
        # A junction inside leads out of the temp folder: such a folder is left alone.
        if (Get-ChildItem -LiteralPath $path -Recurse -Force -Attributes ReparsePoint -ErrorAction SilentlyContinue) {
            $skipped++
            continue
        }
        $bytes = [int64](Get-ChildItem -LiteralPath $path -Recurse -File -Force -ErrorAction SilentlyContinue | Measure-Object Length -Sum).Sum
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
