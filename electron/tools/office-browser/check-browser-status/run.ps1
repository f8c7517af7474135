$running = @(Get-Process -Name 'msedge', 'chrome', 'firefox', 'whale' -ErrorAction SilentlyContinue | Group-Object -Property 'ProcessName' | ForEach-Object {
    New-Object psobject -Property @{
        name      = $_.Name
        processes = [int]$_.Count
    }
})

$edge = Get-ItemProperty -LiteralPath 'HKCU:\Software\Microsoft\Edge\BLBeacon' -ErrorAction SilentlyContinue
$chrome = Get-ItemProperty -LiteralPath 'HKCU:\Software\Google\Chrome\BLBeacon' -ErrorAction SilentlyContinue
$firefox = Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Mozilla\Mozilla Firefox' -ErrorAction SilentlyContinue
$choice = Get-ItemProperty -LiteralPath 'HKCU:\Software\Microsoft\Windows\Shell\Associations\UrlAssociations\https\UserChoice' -ErrorAction SilentlyContinue
$edgeRules = Get-Item -LiteralPath 'HKLM:\SOFTWARE\Policies\Microsoft\Edge' -ErrorAction SilentlyContinue
$chromeRules = Get-Item -LiteralPath 'HKLM:\SOFTWARE\Policies\Google\Chrome' -ErrorAction SilentlyContinue

New-Object psobject -Property @{
    edgeVersion    = $edge.version
    chromeVersion  = $chrome.version
    firefoxVersion = $firefox.CurrentVersion
    defaultBrowser = $choice.ProgId
    edgePolicies   = @($edgeRules.Property | Where-Object { $_ }).Count
    chromePolicies = @($chromeRules.Property | Where-Object { $_ }).Count
    running        = $running
}
