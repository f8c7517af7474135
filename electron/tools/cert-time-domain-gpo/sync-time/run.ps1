Start-Service -Name 'W32Time' -ErrorAction Stop
$service = Get-Service -Name 'W32Time'

New-Object psobject -Property @{
    service = [string]$service.Status
}
