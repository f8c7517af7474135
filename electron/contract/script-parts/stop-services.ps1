# Names of the services that Windows stops together with this one, those that are stopped already left out.
function Get-RunningDependent($service = $null) {
    $service.DependentServices | Where-Object { $_ -and [string]$_.Status -ne 'Stopped' } | ForEach-Object { $_.Name }
}

# Windows waits without end for a service that hangs: each one is only asked, and together they have this many rounds of
# half a second. Called inside a try whose finally starts them again.
function Stop-ServiceInRounds($names = $null, $rounds = 0) {
    foreach ($name in $names) {
        Stop-Service -Name (ConvertTo-NamePattern $name) -NoWait -ErrorAction SilentlyContinue
        while ([string](Get-Service -Name (ConvertTo-NamePattern $name)).Status -ne 'Stopped') {
            if ($rounds -le 0) { throw 'service_does_not_stop' }
            $rounds--
            Start-Sleep -Milliseconds 500
        }
    }
}

