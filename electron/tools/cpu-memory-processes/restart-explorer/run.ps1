$session = (Get-Process -Id $PID).SessionId

Get-Process -Name 'explorer' -ErrorAction SilentlyContinue | Where-Object { $_.SessionId -eq $session } | Stop-Process -Force
Start-Sleep -Seconds 3

# Windows usually brings the desktop back by itself; a second one would only open a folder window.
$returned = @(Get-Process -Name 'explorer' -ErrorAction SilentlyContinue | Where-Object { $_.SessionId -eq $session })
if (-not $returned.Count) { Start-Process -FilePath (Join-Path $env:SystemRoot 'explorer.exe') }
Start-Sleep -Seconds 2

$running = @(Get-Process -Name 'explorer' -ErrorAction SilentlyContinue | Where-Object { $_.SessionId -eq $session })

New-Object psobject -Property @{
    processes = @($running | ForEach-Object { [int]$_.Id })
}
