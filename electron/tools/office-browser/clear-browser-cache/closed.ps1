# A running browser writes into its cache. The person closes its windows: there may be text in them that is not saved.
$programs = @{
    edge    = 'msedge'
    chrome  = 'chrome'
    firefox = 'firefox'
}
$browser = $p.browser
$session = (Get-Process -Id $PID).SessionId
$running = @(Get-Process -Name $programs.$browser -ErrorAction SilentlyContinue | Where-Object { $_.SessionId -eq $session })
if (@($running | Where-Object { $_.MainWindowHandle -ne 0 }).Count) { throw 'browser_running' }

# Edge keeps itself ready without a window, and nobody can close that: it is ended.
$running | Stop-Process -Force -ErrorAction SilentlyContinue
for ($left = 20; $left -gt 0 -and $running.Count; $left--) {
    $running = @(Get-Process -Name $programs.$browser -ErrorAction SilentlyContinue | Where-Object { $_.SessionId -eq $session })
    if ($running.Count) { Start-Sleep -Milliseconds 500 }
}
if ($running.Count) { throw 'browser_running' }

New-Object psobject -Property @{
    browser = $browser
}
