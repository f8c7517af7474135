# A running browser writes into its cache. The person closes it: there may be text in it that is not saved.
$programs = @{
    edge    = 'msedge'
    chrome  = 'chrome'
    firefox = 'firefox'
}
$browser = $p.browser
$running = @(Get-Process -Name $programs.$browser -ErrorAction SilentlyContinue)
if ($running.Count) { throw 'browser_running' }

New-Object psobject -Property @{
    browser = $browser
}
