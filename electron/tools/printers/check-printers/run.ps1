$g=Get-Service -Name Spooler -ErrorAction SilentlyContinue
$sp=$null
$l=$null
if($g){$sp=[string]$g.Status;$l=@()}
if($sp -eq 'Running'){
 $po=@{};Get-CimInstance Win32_TCPIPPrinterPort -Property 'Name','HostAddress','PortNumber' -OperationTimeoutSec 15 -ErrorAction SilentlyContinue|ForEach-Object{$po[$_.Name]=$_}
 $l=@(Get-CimInstance Win32_Printer -Property 'Name','Default','WorkOffline','PrinterStatus','ExtendedPrinterStatus','DetectedErrorState','PortName','DriverName','Network' -OperationTimeoutSec 20|ForEach-Object{$t=$po[[string]$_.PortName];New-Object psobject -Property @{name=$_.Name;isDefault=[bool]$_.Default;workOffline=[bool]$_.WorkOffline;status=[int]$_.PrinterStatus;paused=($_.ExtendedPrinterStatus -eq 8);errorState=[int]$_.DetectedErrorState;port=$_.PortName;portHost=$(if($t){$t.HostAddress}else{$null});portNumber=$(if($t){[int]$t.PortNumber}else{$null});driver=$_.DriverName;network=[bool]$_.Network}})
}
$m=(Get-ItemProperty 'HKCU:\Software\Microsoft\Windows NT\CurrentVersion\Windows' -ErrorAction SilentlyContinue).LegacyDefaultPrinterMode
New-Object psobject -Property @{spooler=$sp;windowsPicksDefault=($m -ne 1);printers=$l}
