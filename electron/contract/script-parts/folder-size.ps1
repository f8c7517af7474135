# Bytes of all files inside these folders. Level by level: Windows would walk through a link to the end of where it leads.
function Measure-FolderByte($folders = $null) {
    $bytes = [int64]0
    $folders = @($folders)
    while ($folders.Count) {
        $inside = @(Get-ChildItem -LiteralPath $folders -Force -ErrorAction SilentlyContinue | Where-Object { -not ($_.Attributes -band 1024) })
        $bytes += [int64]($inside | Where-Object { -not $_.PSIsContainer } | Measure-Object -Property 'Length' -Sum).Sum
        $folders = @($inside | Where-Object { $_.PSIsContainer } | ForEach-Object { $_.FullName })
    }
    $bytes
}

