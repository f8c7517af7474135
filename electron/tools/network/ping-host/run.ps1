$count = [int]$p.count
$replies = @(Test-Connection -ComputerName $s.choice.host -Count $count -ErrorAction SilentlyContinue -ErrorVariable pingErrors)

# Other errors than "no reply" mean that nothing was sent.
$notSent = @($pingErrors | Where-Object { $_.FullyQualifiedErrorId -notlike 'TestConnectionException*' })
$received = $null
if ($replies.Count -or -not $notSent.Count) { $received = $replies.Count }

$averageMs = $null
$address = $null
if ($replies.Count) {
    $averageMs = [int]($replies | Measure-Object ResponseTime -Average).Average
    $address = [string]$replies[0].ProtocolAddress
}

$errorCodes = @($pingErrors | ForEach-Object {
    $inner = $_.Exception.InnerException
    if ($inner) { $inner.NativeErrorCode }
} | Sort-Object -Unique)

New-Object psobject -Property @{
    sent       = $count
    received   = $received
    avgMs      = $averageMs
    address    = $address
    errorCodes = $errorCodes
}
