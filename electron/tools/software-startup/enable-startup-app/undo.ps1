$name = $r.name
if ($r.hadValue) {
    Set-ItemProperty -LiteralPath $r.key -Name $name -Value ([byte[]]@($r.oldBytes)) -Type Binary -ErrorAction Stop
}
else {
    Remove-ItemProperty -LiteralPath $r.key -Name (ConvertTo-NamePattern $name) -ErrorAction Stop
}

New-Object psobject -Property @{
    name = $name
}
