# ActiveStore is what really applies, group policy included.
$profiles = @(Get-NetFirewallProfile -PolicyStore 'ActiveStore' | ForEach-Object {
    New-Object psobject -Property @{
        name       = [string]$_.Name
        enabled    = ([string]$_.Enabled -eq 'True')
        inbound    = [string]$_.DefaultInboundAction
        outbound   = [string]$_.DefaultOutboundAction
        localRules = [string]$_.AllowLocalFirewallRules
    }
})

$products = @(Get-CimInstance -Namespace 'root\SecurityCenter2' -ClassName 'FirewallProduct' -Property 'displayName', 'productState' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue | ForEach-Object {
    New-Object psobject -Property @{
        name    = $_.displayName
        enabled = (($_.productState -band 0xF000) -eq 0x1000)
    }
})

$service = $null
$found = Get-Service -Name 'mpssvc' -ErrorAction SilentlyContinue
if ($found) { $service = [string]$found.Status }

New-Object psobject -Property @{
    profiles      = $profiles
    otherProducts = $products
    service       = $service
}
