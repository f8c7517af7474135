$limit = [int]$p.max
$found = @(Get-WinEvent -Path $p.path -MaxEvents $limit -ErrorAction Stop | ForEach-Object {
    # Numbers and values only: the message is translated and may be missing for a log of another PC.
    $values = @($_.Properties | Select-Object -First 12 | ForEach-Object { [string]$_.Value })
    New-Object psobject -Property @{
        line    = $null
        utc     = $_.TimeCreated.ToUniversalTime().ToString('o')
        level   = [string]$_.Level
        summary = (@($_.ProviderName, [string]$_.Id) + $values) -join ' | '
    }
})

New-Object psobject -Property @{
    matches      = $found
    scannedBytes = [int64](Get-Item -LiteralPath $p.path).Length
    truncated    = ($found.Count -ge $limit)
}
