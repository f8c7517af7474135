$before = @(Get-DnsClientCache -ErrorAction SilentlyContinue).Count
Clear-DnsClientCache -ErrorAction Stop

New-Object psobject -Property @{
    before = $before
    after  = @(Get-DnsClientCache -ErrorAction SilentlyContinue).Count
}
