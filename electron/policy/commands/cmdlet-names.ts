import type { CommandReason } from '../../../shared/domain/command-class.ts'

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().trim().split(/\s+/)
}

/** Cmdlets that read and give what they read; with the parameters of `cmdlet-parameters.ts` they do nothing else. */
export const readingCmdlets: ReadonlySet<string> = new Set(
  wordsOf(`
  Get-Acl Get-Alias Get-AppLockerPolicy Get-AppxPackage Get-AppxProvisionedPackage Get-AppxPackageManifest Get-AuthenticodeSignature
  Get-BitLockerVolume Get-BitsTransfer Get-ChildItem Get-CimAssociatedInstance Get-CimClass Get-CimInstance Get-Command Get-ComputerInfo
  Get-ComputerRestorePoint Get-Content Get-ControlPanelItem Get-Counter Get-Culture Get-DAConnectionStatus Get-Date Get-DeliveryOptimizationStatus
  Get-Disk Get-DiskImage Get-DnsClient Get-DnsClientCache Get-DnsClientGlobalSetting Get-DnsClientNrptPolicy Get-DnsClientServerAddress
  Get-EventLog Get-ExecutionPolicy Get-FileHash Get-FileIntegrity Get-Help Get-Host Get-HotFix Get-InstalledModule Get-Item Get-ItemProperty
  Get-ItemPropertyValue Get-Job Get-LocalGroup Get-LocalGroupMember Get-LocalUser Get-Location Get-Member Get-MMAgent Get-Module
  Get-MpComputerStatus Get-MpPreference Get-MpThreat Get-MpThreatDetection Get-NetAdapter Get-NetAdapterAdvancedProperty
  Get-NetAdapterBinding Get-NetAdapterHardwareInfo Get-NetAdapterPowerManagement Get-NetAdapterStatistics Get-NetConnectionProfile
  Get-NetFirewallProfile Get-NetFirewallRule Get-NetFirewallPortFilter Get-NetFirewallAddressFilter Get-NetFirewallApplicationFilter
  Get-NetFirewallSetting Get-NetIPAddress Get-NetIPConfiguration Get-NetIPInterface Get-NetNeighbor Get-NetRoute Get-NetTCPConnection
  Get-NetTCPSetting Get-NetUDPEndpoint Get-NetOffloadGlobalSetting Get-OdbcDriver Get-OdbcDsn Get-Package Get-PackageProvider Get-PackageSource
  Get-Partition Get-PartitionSupportedSize Get-PhysicalDisk Get-PnpDevice Get-PnpDeviceProperty Get-PrintConfiguration Get-Printer
  Get-PrinterDriver Get-PrinterPort Get-PrinterProperty Get-PrintJob Get-Process Get-ProcessMitigation Get-PSDrive Get-PSProvider
  Get-PSRepository Get-Random Get-ScheduledTask Get-ScheduledTaskInfo Get-SecureBootPolicy Get-Service Get-SmbClientConfiguration
  Get-SmbClientNetworkInterface Get-SmbConnection Get-SmbMapping Get-SmbOpenFile Get-SmbServerConfiguration Get-SmbSession Get-SmbShare
  Get-SmbShareAccess Get-StartApps Get-StorageHealthReport Get-StorageJob Get-StoragePool Get-StorageReliabilityCounter Get-StorageSubSystem
  Get-StorageSetting Get-SupportedFileSystems Get-SystemDriver Get-TimeZone Get-TlsCipherSuite Get-Tpm Get-UICulture Get-Unique Get-Uptime Get-Variable
  Get-Verb Get-VirtualDisk Get-Volume Get-VpnConnection Get-WinEvent Get-WinHomeLocation Get-WinSystemLocale Get-WinUserLanguageList
  Get-WindowsCapability Get-WindowsDriver Get-WindowsEdition Get-WindowsErrorReporting Get-WindowsOptionalFeature Get-WindowsPackage
  Get-WmiObject Get-WULastInstallationDate Get-WULastScanSuccessDate Get-WUIsPendingReboot
  Compare-Object Confirm-SecureBootUEFI ConvertFrom-Csv ConvertFrom-Json ConvertTo-Csv ConvertTo-Html ConvertTo-Json ConvertTo-Xml
  Format-Custom Format-Hex Format-List Format-Table Format-Wide Group-Object Import-Csv Join-Path Measure-Object Out-Default Out-Host
  Out-Null Out-String Resolve-DnsName Resolve-Path Select-Object Select-String Select-Xml Sort-Object Split-Path Start-Sleep
  Test-ComputerSecureChannel Test-Connection Test-NetConnection Test-Path Where-Object Find-NetRoute Clear-Host
  Get-AssignedAccess Get-AutologgerConfig Get-ClusterNode Get-ClusterResource Get-DnsClientDohServerAddress Get-DscConfigurationStatus
  Get-EtwTraceProvider Get-EtwTraceSession Get-FormatData Get-InitiatorPort Get-IscsiSession Get-IscsiTarget Get-JobTrigger Get-NetAdapterChecksumOffload
  Get-NetAdapterIPsecOffload Get-NetAdapterLso Get-NetAdapterPacketDirect Get-NetAdapterQos Get-NetAdapterRdma Get-NetAdapterRsc Get-NetAdapterRss
  Get-NetAdapterSriov Get-NetAdapterVmq Get-NetAdapterVmqQueue Get-NetCompartment Get-NetFirewallInterfaceFilter
  Get-NetFirewallInterfaceTypeFilter Get-NetFirewallSecurityFilter Get-NetFirewallServiceFilter Get-NetIPsecMainModeSA Get-NetIPsecQuickModeSA
  Get-NetIPv4Protocol Get-NetIPv6Protocol Get-NetLbfoTeam Get-NetLbfoTeamMember Get-NetNat Get-NetOffloadGlobalSetting Get-NetPrefixPolicy
  Get-NetQosPolicy Get-NetTeredoConfiguration Get-NetTransportFilter Get-NetUDPSetting Get-PhysicalExtent Get-PSBreakpoint Get-PSCallStack
  Get-PSSessionConfiguration Get-ResiliencySetting Get-Runspace Get-ScheduledJob Get-ServerBpaModel Get-SmbBandwidthLimit
  Get-SmbMultichannelConnection Get-SmbServerNetworkInterface Get-StorageEnclosure Get-StorageNode Get-StorageProvider Get-StorageTier Get-TpmEndorsementKeyInfo
  Get-TpmSupportedFeature Get-TypeData Get-VirtualDiskSupportedSize Get-VM Get-VMHost Get-VMNetworkAdapter Get-VMSnapshot Get-VMSwitch
  Get-WinAcceptLanguageFromLanguageListOptOut Get-WinCultureFromLanguageListOptOut Get-WinDefaultInputMethodOverride
  Get-WinLanguageBarOption Get-WinUILanguageOverride Get-WindowsFeature Get-WindowsImage Get-WindowsReservedStorageState`),
)

/** Cmdlets that only write what they are given to the screen. */
export const printingCmdlets: ReadonlySet<string> = new Set(
  wordsOf('Write-Output Write-Host Write-Verbose Write-Warning Write-Information Write-Debug Write-Error'),
)

/** What other cmdlets do, where their verb alone does not say it. */
export const changingCmdlets: ReadonlyMap<string, CommandReason> = new Map(
  (
    [
      ['changes_service', 'Start-Service Stop-Service Restart-Service Set-Service Suspend-Service Resume-Service'],
      ['stays_installed', 'New-Service Register-WmiEvent Set-WmiInstance Register-CimIndicationEvent'],
      ['ends_program', 'Stop-Process Invoke-CimMethod Invoke-WmiMethod Stop-Job Debug-Process'],
      [
        'writes_file',
        `Out-File Add-Content Export-Csv Export-Clixml Tee-Object New-Item Copy-Item Move-Item Rename-Item Compress-Archive Expand-Archive
         Start-Transcript Stop-Transcript Export-StartLayout Get-WindowsUpdateLog Save-Help Save-Module Export-ScheduledTask New-PSDrive New-TemporaryFile`,
      ],
      ['overwrites_file', 'Set-Content Clear-Content Set-Item Clear-Item'],
      ['deletes_files', 'Remove-Item Clear-RecycleBin'],
      [
        'changes_network',
        `Clear-DnsClientCache Enable-NetAdapter Disable-NetAdapter Restart-NetAdapter Set-NetAdapter Set-DnsClientServerAddress Set-NetIPAddress
         New-NetIPAddress Remove-NetIPAddress Set-NetIPInterface New-NetRoute Remove-NetRoute Set-NetConnectionProfile Register-DnsClient Add-VpnConnection
         Set-NetAdapterAdvancedProperty Set-DnsClient Enable-NetAdapterBinding Disable-NetAdapterBinding Remove-NetNeighbor Connect-VpnS2SInterface`,
      ],
      ['restarts_pc', 'Restart-Computer Stop-Computer Rename-Computer Add-Computer Remove-Computer'],
      [
        'makes_task',
        'Register-ScheduledTask Start-ScheduledTask Stop-ScheduledTask Set-ScheduledTask Disable-ScheduledTask Enable-ScheduledTask New-ScheduledTask New-ScheduledTaskAction New-ScheduledTaskTrigger New-ScheduledTaskPrincipal New-ScheduledTaskSettingsSet',
      ],
      ['stays_installed', 'Register-ScheduledJob New-JobTrigger'],
      [
        'repairs',
        'Repair-Volume Optimize-Volume Repair-WindowsImage Repair-FileIntegrity Checkpoint-Computer Update-MpSignature Start-MpScan Update-Help Reset-ComputerMachinePassword',
      ],
      [
        'installs',
        `Install-Module Install-Package Install-PackageProvider Uninstall-Package Uninstall-Module Update-Module Add-AppxPackage Remove-AppxPackage
         Remove-AppxProvisionedPackage Add-WindowsCapability Remove-WindowsCapability Enable-WindowsOptionalFeature Disable-WindowsOptionalFeature
         Add-WindowsPackage Remove-WindowsPackage Add-PrinterDriver Add-WindowsDriver Remove-WindowsDriver Install-WindowsUpdate Install-Script Set-PSRepository`,
      ],
      ['starts_program', 'Start-Process Show-ControlPanelItem Show-EventLog Out-GridView Show-Command'],
      [
        'runs_hidden_code',
        `Add-Type Import-Module Invoke-Expression Invoke-Item Invoke-Command Invoke-Script Start-Job Start-ThreadJob Add-PSSnapin Enter-PSSession
         New-PSSession Invoke-History New-Object New-Module Import-PSSession Set-Alias New-Alias Import-Alias Invoke-DscResource Start-DscConfiguration
         Trace-Command Register-ObjectEvent Register-EngineEvent Invoke-CommandInDesktopPackage Set-PSBreakpoint Invoke-TroubleshootingPack Measure-Command`,
      ],
      [
        'weakens_protection',
        'Set-MpPreference Add-MpPreference Set-NetFirewallProfile Disable-BitLocker Suspend-BitLocker Set-ExecutionPolicy Disable-ComputerRestore Set-ProcessMitigation Remove-NetFirewallRule Disable-NetFirewallRule New-NetFirewallRule Set-NetFirewallRule Enable-PSRemoting Set-SmbServerConfiguration Disable-TlsCipherSuite Unblock-File Remove-BitLockerKeyProtector Clear-Tpm Import-Certificate Set-AppLockerPolicy Enable-NetFirewallRule Set-WSManQuickConfig Enable-WSManCredSSP',
      ],
      [
        'grants_rights',
        'New-LocalUser Add-LocalGroupMember Enable-LocalUser Set-LocalUser Set-Acl Grant-SmbShareAccess New-SmbShare Disable-LocalUser Remove-LocalUser Remove-LocalGroupMember New-LocalGroup',
      ],
      [
        'wipes_drive',
        'Format-Volume Clear-Disk Initialize-Disk Remove-Partition New-Partition Set-Disk Resize-Partition Remove-VirtualDisk Remove-StoragePool Reset-PhysicalDisk Set-Partition Initialize-Volume',
      ],
      ['deletes_backups', 'Clear-EventLog Remove-EventLog Limit-EventLog Clear-History'],
      ['sends_data', 'Send-MailMessage Publish-Module Publish-Script Out-Printer Copy-VMFile'],
      [
        'reads_secret',
        'Get-Clipboard Get-Credential ConvertFrom-SecureString Export-PfxCertificate Get-Secret Unprotect-CmsMessage Get-ADReplAccount Get-LapsADPassword Get-BitLockerRecoveryKey',
      ],
      ['captures', 'New-NetEventSession Start-NetEventSession Add-NetEventPacketCaptureProvider'],
      ['reaches_other_pc', 'New-SmbMapping Get-PSSession Connect-WSMan Test-WSMan New-CimSession'],
      [
        'reaches_address',
        'Invoke-WebRequest Invoke-RestMethod Start-BitsTransfer Find-Module Find-Package Save-Package',
      ],
      [
        'changes_settings',
        'Add-Printer Remove-Printer Set-Printer Rename-Printer Remove-PrintJob Restart-PrintJob Set-ItemProperty New-ItemProperty Rename-ItemProperty Set-TimeZone Set-Date Set-Clipboard Set-Culture Clear-Variable Remove-Variable Remove-Job Remove-PSDrive Remove-SmbMapping Remove-Module Enable-PnpDevice Disable-PnpDevice Remove-VpnConnection',
      ],
      [
        'deletes_settings',
        'Remove-ItemProperty Clear-ItemProperty Unregister-ScheduledTask Remove-CimInstance Remove-WmiObject',
      ],
      ['changes_folder', 'Set-Location Push-Location Pop-Location'],
      ['program_text', 'ForEach-Object'],
      ['late_value', 'Set-Variable New-Variable'],
    ] as const
  ).flatMap(([code, names]) => wordsOf(names).map((name) => [name, code] as const)),
)

/** Short names that Windows PowerShell brings along, one after the other with what each stands for. */
export const cmdletAliases: ReadonlyMap<string, string> = new Map(
  (
    '% foreach-object ? where-object ac add-content cat get-content cd set-location chdir set-location clc clear-content clear clear-host cli clear-item ' +
    'clp clear-itemproperty cls clear-host clhy clear-history compare compare-object copy copy-item cp copy-item cpi copy-item cpp copy-itemproperty ' +
    'curl invoke-webrequest del remove-item diff compare-object dir get-childitem echo write-output epal export-alias epcsv export-csv erase remove-item ' +
    'etsn enter-pssession fc format-custom fhx format-hex fl format-list foreach foreach-object ft format-table fw format-wide gal get-alias gc get-content ' +
    'gcb get-clipboard gci get-childitem gcm get-command gcs get-pscallstack gdr get-psdrive ghy get-history gi get-item gin get-computerinfo ' +
    'gip get-netipconfiguration gjb get-job gl get-location glg get-localgroup glgm get-localgroupmember glu get-localuser gm get-member gmo get-module ' +
    'gp get-itemproperty gps get-process gpv get-itempropertyvalue group group-object gsmbs get-smbshare gsv get-service gtz get-timezone gu get-unique ' +
    'gv get-variable gwmi get-wmiobject gcim get-ciminstance h get-history history get-history icim invoke-cimmethod icm invoke-command ' +
    'iex invoke-expression ihy invoke-history ii invoke-item ipal import-alias ipcsv import-csv ipmo import-module ipsn import-pssession irm invoke-restmethod ' +
    'iwmi invoke-wmimethod iwr invoke-webrequest kill stop-process lp out-printer ls get-childitem man get-help help get-help md new-item mkdir new-item ' +
    'measure measure-object mi move-item mount new-psdrive move move-item mp move-itemproperty mv move-item nal new-alias ndr new-psdrive ni new-item ' +
    'nmo new-module nsn new-pssession nv new-variable nlu new-localuser algm add-localgroupmember ogv out-gridview oh out-host popd pop-location ps get-process ' +
    'pushd push-location pwd get-location r invoke-history rcim remove-ciminstance rd remove-item rdr remove-psdrive ren rename-item ri remove-item ' +
    'rjb remove-job rlu remove-localuser rm remove-item rmdir remove-item rmo remove-module rni rename-item rnp rename-itemproperty rp remove-itemproperty rv remove-variable ' +
    'rvpa resolve-path rwmi remove-wmiobject sajb start-job sal set-alias saps start-process sasv start-service sbp set-psbreakpoint sc set-content ' +
    'scb set-clipboard select select-object set set-variable si set-item sl set-location sleep start-sleep sls select-string sort sort-object ' +
    'sp set-itemproperty spjb stop-job spps stop-process spsv stop-service start start-process stz set-timezone sv set-variable swmi set-wmiinstance ' +
    'tee tee-object tnc test-netconnection trcm trace-command type get-content wget invoke-webrequest where where-object wjb wait-job write write-output'
  )
    .match(/\S+ \S+/g)
    ?.map((pair) => {
      const [alias = '', name = ''] = pair.split(' ')
      return [alias, name] as const
    }),
)
