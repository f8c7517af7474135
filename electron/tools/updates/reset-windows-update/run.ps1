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

# Windows waits without end for a service that hangs: each one is only asked, and together they have 60 seconds.
$rounds = 120
$backup = $null
$errorId = $null
try {
    foreach ($name in @($before | ForEach-Object { $_.name })) {
        Stop-Service -Name $name -NoWait -ErrorAction SilentlyContinue
        while ([string](Get-Service -Name $name).Status -ne 'Stopped') {
            if ($rounds -le 0) { throw 'service_does_not_stop' }
            $rounds--
            Start-Sleep -Milliseconds 500
        }
    }
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
