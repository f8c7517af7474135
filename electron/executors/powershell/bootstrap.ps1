# Before any command: the modules of Windows only, never those in the Documents of the person.
$env:PSModulePath = $PSHOME + '\Modules'
$ErrorActionPreference = 'Stop'
$ProgressPreference = 'SilentlyContinue'
$dmMode = [string]$ExecutionContext.SessionState.LanguageMode
if ($dmMode -ne 'FullLanguage') {
    # Method calls are blocked here: say so and end, each call then gets a process of its own.
    'DM:hello:' + $dmMode + ':' + [string]$PSVersionTable.PSVersion + '::'
    exit 0
}
$dmCodePage = ''
try { $dmCodePage = [string][Console]::OutputEncoding.CodePage } catch { $dmCodePage = '' }
$dmUtf8 = New-Object System.Text.UTF8Encoding $false
$dmAscii = [System.Text.Encoding]::ASCII
try { [Console]::OutputEncoding = $dmUtf8 } catch { $null = $_ }
# Frames go as bytes, so that a script that changes the console encoding cannot bend them.
$dmStdout = [Console]::OpenStandardOutput()
$dmNewLine = [string][char]10
$dmScripts = @{}
$dmRead = @{}
# PowerShell 7 would turn text that looks like a date into a date.
if ((Get-Command -Name 'ConvertFrom-Json').Parameters.ContainsKey('DateKind')) { $dmRead['DateKind'] = 'String' }
Remove-TypeData -TypeName 'System.Array' -ErrorAction SilentlyContinue
Set-StrictMode -Off

function Get-DmFailure($dmRecord) {
    $dmBase = $dmRecord.Exception.GetBaseException()
    $dmInnerId = ''
    if ($dmBase -is [System.Management.Automation.ParseException] -and $dmBase.Errors) { $dmInnerId = [string]$dmBase.Errors[0].ErrorId }
    elseif ($dmBase -is [System.Management.Automation.RuntimeException]) { $dmInnerId = [string]$dmBase.ErrorRecord.FullyQualifiedErrorId }
    @{
        id       = [string]$dmRecord.FullyQualifiedErrorId
        innerId  = $dmInnerId
        category = [string]$dmRecord.CategoryInfo.Category
        target   = [string]$dmRecord.CategoryInfo.TargetName
        type     = $dmBase.GetType().FullName
        hresult  = [int]$dmBase.HResult
        line     = [int]$dmRecord.InvocationInfo.ScriptLineNumber
        message  = [string]$dmRecord.Exception.Message
    }
}

$dmCalls = 0
$dmBytes = $dmAscii.GetBytes($dmNewLine + 'DM:hello:' + $dmMode + ':' + [string]$PSVersionTable.PSVersion + ':' + $dmCodePage + ':' + $dmNewLine)
$dmStdout.Write($dmBytes, 0, $dmBytes.Length)
$dmStdout.Flush()
# Without functions on the way: each call of one costs as much as reading the whole request.
# In a block of its own, where variables are places and not names that are looked up.
& {
    while ($null -ne ($dmLine = [Console]::In.ReadLine())) {
        if ($dmLine.Length -eq 0) { continue }
        $dmCall = ConvertFrom-Json -InputObject $dmLine @dmRead
        try {
            $dmBlock = $dmScripts[$dmCall.scriptSha256]
            if ($null -eq $dmBlock) {
                $dmBlock = [scriptblock]::Create($dmCall.script)
                $dmScripts[$dmCall.scriptSha256] = $dmBlock
            }
            $ErrorActionPreference = 'Stop'
            $ProgressPreference = 'SilentlyContinue'
            $p = $dmCall.args.p
            $s = $dmCall.args.s
            $r = $dmCall.args.r
            # A scope of its own: what the script sets is gone afterwards.
            $dmReply = @{ ok = $true; data = @(& $dmBlock) }
            # Asking costs as much as a small script: now and then is enough to see a host that grows.
            if ($dmCalls % 10 -eq 9) { $dmReply['workingSet'] = [Environment]::WorkingSet }
            # What lies deeper would come as the name of its type, without a word: no record is that deep.
            $dmJson = ConvertTo-Json -InputObject $dmReply -Depth 20 -Compress
        }
        catch { $dmJson = ConvertTo-Json -InputObject @{ ok = $false; error = (Get-DmFailure $_) } -Depth 3 -Compress }
        $dmBytes = $dmAscii.GetBytes($dmNewLine + 'DM:' + $dmCall.marker + ':' + $dmNewLine + [Convert]::ToBase64String($dmUtf8.GetBytes($dmJson)) + $dmNewLine + ':' + $dmCall.marker + ':DM' + $dmNewLine)
        $dmStdout.Write($dmBytes, 0, $dmBytes.Length)
        $dmStdout.Flush()
        $dmCalls += 1
        if ($Error.Count -gt 0) { $Error.Clear() }
    }
}
