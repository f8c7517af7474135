$root = Join-Path $env:SystemRoot 'Temp'
$olderThan = (Get-Date).AddHours(-[int]$p.minAgeHours)
$linkFlag = 1024
$skipped = 0

# Files at the top only: folders in here belong to installers that may still run.
$candidates = @(Get-ChildItem -LiteralPath $root -File -Force -ErrorAction SilentlyContinue | Where-Object {
    -not ($_.Attributes -band $linkFlag) -and $_.LastWriteTime -lt $olderThan
})

$entries = @(foreach ($candidate in $candidates) {
    if (-not $p.dryRun) {
        try {
            Remove-Item -LiteralPath $candidate.FullName -Force -ErrorAction Stop
        }
        catch {
            $skipped++
            continue
        }
    }
    New-Object psobject -Property @{
        name  = $candidate.Name
        bytes = [int64]$candidate.Length
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
