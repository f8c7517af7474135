$folder = Join-Path $env:SystemRoot 'SoftwareDistribution'
$backupName = 'SoftwareDistribution.bak-' + ((Get-Date).ToString('s') -replace '\D', '')
$linkFlag = 1024

# What an earlier run set aside is kept for seven days. Its name says since when: a folder keeps its own time when it is
# renamed. Where a link leads out of it, it is left alone.
$keptSince = (Get-Date).AddDays(-7).ToString('s') -replace '\D', ''
$expired = @(Get-ChildItem -LiteralPath $env:SystemRoot -Directory -Force -ErrorAction SilentlyContinue |
    Where-Object { $_.Name -match '^SoftwareDistribution\.(?:bak|new)-(\d{14})$' -and $matches[1] -lt $keptSince })
foreach ($old in $expired) {
    $inside = @($old)
    while ($inside.Count -and -not @($inside | Where-Object { $_.Attributes -band $linkFlag }).Count) {
        $inside = @(Get-ChildItem -LiteralPath @($inside | ForEach-Object { $_.FullName }) -Directory -Force -ErrorAction SilentlyContinue)
    }
    if (-not $inside.Count) { Remove-Item -LiteralPath $old.FullName -Recurse -Force -ErrorAction SilentlyContinue }
}

# UsoSvc comes first: while it runs it starts the update service again. The other two hold the folder open.
$names = 'UsoSvc', 'wuauserv', 'bits'
$before = @($names | ForEach-Object {
    $service = Get-Service -Name $_ -ErrorAction SilentlyContinue
    if ($service) {
        New-Object psobject -Property @{ name = $service.Name; status = [string]$service.Status }
    }
})

$backup = $null
$errorId = $null
try {
    Stop-ServiceInRounds (@($before | ForEach-Object { $_.name })) 120
    Rename-Item -LiteralPath $folder -NewName $backupName -ErrorAction Stop
    $backup = $backupName
}
catch {
    $errorId = $_.FullyQualifiedErrorId
}
finally {
    'bits', 'wuauserv', 'UsoSvc' | ForEach-Object { Start-Service -Name $_ -ErrorAction SilentlyContinue }
}
$after = @($names | ForEach-Object {
    $service = Get-Service -Name $_ -ErrorAction SilentlyContinue
    if ($service) {
        New-Object psobject -Property @{ name = $service.Name; status = [string]$service.Status }
    }
})

New-Object psobject -Property @{
    folder         = $folder
    backup         = $backup
    errorId        = $errorId
    servicesBefore = $before
    servicesAfter  = $after
}
