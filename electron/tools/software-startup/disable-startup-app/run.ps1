$approved = 'HKCU:\SOFTWARE\Microsoft\Windows\CurrentVersion\Explorer\StartupApproved'
$key = "$approved\Run"
if ($p.source -eq 'user_folder') { $key = "$approved\StartupFolder" }
if (-not (Test-Path -LiteralPath $key)) { $null = New-Item -Path $key -Force }

$name = $p.name
$old = (Get-ItemProperty -LiteralPath $key -ErrorAction SilentlyContinue).$name

# First byte odd = off, as Task Manager writes it.
$value = [byte[]](3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
Set-ItemProperty -LiteralPath $key -Name $name -Value $value -Type Binary -ErrorAction Stop

New-Object psobject -Property @{
    name     = $name
    key      = $key
    hadValue = ($null -ne $old)
    oldBytes = @($old | Where-Object { $null -ne $_ } | ForEach-Object { [int]$_ })
}
