# Constrained Language Mode: no method calls, so one process per call, arguments by $input, the answer in a private file.
# Before any command: the modules of Windows only, never those in the Documents of the person.
$env:PSModulePath = $PSHOME + '\Modules'
$ErrorActionPreference = 'Stop'
$ProgressPreference = 'SilentlyContinue'
Remove-TypeData -TypeName 'System.Array' -ErrorAction SilentlyContinue
Set-StrictMode -Off
$dmRead = @{}
if ([int]$PSVersionTable.PSVersion.Major -ge 7) {
    # PowerShell 7 would turn text that looks like a date into a date.
    if ((Get-Command -Name 'ConvertFrom-Json').Parameters.Keys -contains 'DateKind') { $dmRead['DateKind'] = 'String' }
}
$dmRequest = $input | ConvertFrom-Json @dmRead

function Invoke-DmScript($dmScriptPath, $p, $s, $r) {
    $ErrorActionPreference = 'Stop'
    $ProgressPreference = 'SilentlyContinue'
    # As a file, so that a script signed by a trusted publisher gets the full language.
    & $dmScriptPath
}

try {
    $dmData = @(Invoke-DmScript $dmRequest.scriptPath $dmRequest.args.p $dmRequest.args.s $dmRequest.args.r)
    $dmReply = @{ ok = $true; marker = $dmRequest.marker; data = $dmData }
}
catch {
    $dmReply = @{
        ok     = $false
        marker = $dmRequest.marker
        error  = @{
            id       = [string]$_.FullyQualifiedErrorId
            innerId  = ''
            category = [string]$_.CategoryInfo.Category
            target   = [string]$_.CategoryInfo.TargetName
            type     = [string]$_.CategoryInfo.Reason
            hresult  = [int]$_.Exception.HResult
            line     = [int]$_.InvocationInfo.ScriptLineNumber
            message  = [string]$_.Exception.Message
        }
    }
}
# What lies deeper would come as the name of its type, without a word: no record is that deep.
ConvertTo-Json -InputObject $dmReply -Depth 20 -Compress | Set-Content -LiteralPath $dmRequest.outputPath -Encoding UTF8
