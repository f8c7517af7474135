$parameters = Get-ItemProperty -LiteralPath 'HKLM:\SYSTEM\CurrentControlSet\Services\Tcpip\Parameters'
$folder = [string]$parameters.DataBasePath
if (-not $folder) { $folder = Join-Path $env:SystemRoot 'System32\drivers\etc' }
$path = Join-Path $folder 'hosts'
$wanted = @($p.names | Where-Object { $_ })

$backup = $null
$switchedOff = 0
if (Test-Path -LiteralPath $path) {
    $backup = 'hosts.bak-' + ((Get-Date).ToString('s') -replace '\D', '')
    Copy-Item -LiteralPath $path -Destination (Join-Path $folder $backup) -ErrorAction Stop

    # Windows reads this file in the ANSI code page: any other encoding damages lines that stay.
    $lines = @(Get-Content -LiteralPath $path -Encoding Default -ErrorAction Stop | ForEach-Object {
        $line = $_
        $hit = $false
        if ($line -match '^\s*[0-9a-fA-F:.]+\s+([^#]+)') {
            $names = @($matches[1].Trim() -split '\s+')
            $hit = ($wanted.Count -eq 0) -or (@($names | Where-Object { $wanted -contains $_ }).Count -gt 0)
        }
        if ($hit) {
            $switchedOff++
            '# ' + $line
        }
        else {
            $line
        }
    })
    Set-Content -LiteralPath $path -Value $lines -Encoding Default -Force -ErrorAction Stop
}
else {
    Set-Content -LiteralPath $path -Value '# hosts' -Encoding Default
}

New-Object psobject -Property @{
    path        = $path
    backup      = $backup
    switchedOff = $switchedOff
}
