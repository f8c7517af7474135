$b=$null;try{$b=(Get-MpComputerStatus -ErrorAction Stop).QuickScanEndTime}catch{}
$u=$null
if($p.update){try{Update-MpSignature -ErrorAction Stop;$u=$true}catch{$u=$false}}
Start-MpScan -ScanType QuickScan -ErrorAction Stop
$a=(Get-MpComputerStatus -ErrorAction Stop).QuickScanEndTime
$d=@(Get-MpThreatDetection -ErrorAction SilentlyContinue|Sort-Object InitialDetectionTime -Descending|Select-Object -First 10|ForEach-Object{New-Object psobject -Property @{threatId=[int64]$_.ThreatID;utc=$(if($_.InitialDetectionTime){$_.InitialDetectionTime.ToUniversalTime().ToString('o')}else{$null});handled=[bool]$_.ActionSuccess}})
New-Object psobject -Property @{finished=($a -and (-not $b -or $a -gt $b));updated=$u;scanEndUtc=$(if($a){$a.ToUniversalTime().ToString('o')}else{$null});detections=$d}
