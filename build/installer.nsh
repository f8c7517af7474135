; What the set-up does beyond copying files. Texts of a window are those of electron-builder; a silent run shows none.
!include "LogicLib.nsh"
!include "FileFunc.nsh"
!include "WordFunc.nsh"
!include "${__FILEDIR__}/at-work.nsh"

!define DESKMEDIC_EVENTS "SYSTEM\CurrentControlSet\Services\EventLog\Application\Deskmedic"
!define DESKMEDIC_POLICY "Software\Policies\Deskmedic"
!define DESKMEDIC_RUN "Software\Microsoft\Windows\CurrentVersion\Run"
!define DESKMEDIC_USAGE "/S  installs or removes without a window$\r$\n/NOWAIT  does not wait for the end of a repair$\r$\n/D=<folder>  where to, last on the line$\r$\n/PURGE  at removal: also removes the folder in ProgramData with policy.json"

!ifndef BUILD_UNINSTALLER
!macro preInit
  ; Without this, /? would install.
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/?" $R1
  ${IfNot} ${Errors}
    MessageBox MB_OK|MB_ICONINFORMATION "${DESKMEDIC_USAGE}" /SD IDOK
    SetErrorLevel 0
    Quit
  ${EndIf}
!macroend

!macro customInit
  ; Settings and records are read forwards only: what an older version finds of a newer one it must not guess.
  ReadRegStr $R2 HKLM "${UNINSTALL_REGISTRY_KEY}" "DisplayVersion"
  ${If} $R2 != ""
    ${VersionCompare} "$R2" "${VERSION}" $R3
    ${If} $R3 == "1"
      MessageBox MB_OK|MB_ICONSTOP "A newer version is installed already: Deskmedic $R2" /SD IDOK
      SetErrorLevel 3
      Quit
    ${EndIf}
  ${EndIf}
  !insertmacro deskmedicAtWork
!macroend

!macro customInstall
  SetShellVarContext all
  StrCpy $R2 "$APPDATA\Deskmedic"
  ${If} ${FileExists} "$R2"
    ; Somebody else can have made it before: their files must not count as those of an administrator. A link is no folder of ours.
    nsExec::ExecToStack `"$SYSDIR\WindowsPowerShell\v1.0\powershell.exe" -NoProfile -NonInteractive -Command "$$f = Get-Item -Force -LiteralPath '$R2'; if ($$f.Attributes -band 1024) { exit 3 }; if (@('S-1-5-18', 'S-1-5-32-544', 'S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464') -contains (Get-Acl -LiteralPath '$R2').GetOwner([Security.Principal.SecurityIdentifier]).Value) { exit 0 }; exit 3"`
    Pop $R3
    Pop $R4
    ${If} $R3 != "0"
      ; Set aside, not emptied: a link is renamed and what it leads to stays.
      System::Call "kernel32::GetTickCount() i .R5"
      Rename "$R2" "$R2.set-aside-$R5"
    ${EndIf}
  ${EndIf}
  CreateDirectory "$R2"
  ; SYSTEM and administrators write, users read; by their numbers, for names are translated. The folder alone: what somebody else has put into it
  ; keeps its owner, and so is believed by nobody.
  nsExec::ExecToStack `"$SYSDIR\icacls.exe" "$R2" /setowner *S-1-5-32-544 /L /Q`
  Pop $R3
  Pop $R4
  nsExec::ExecToStack `"$SYSDIR\icacls.exe" "$R2" /inheritance:r /grant:r *S-1-5-18:(OI)(CI)F *S-1-5-32-544:(OI)(CI)F *S-1-5-32-545:(OI)(CI)RX /Q`
  Pop $R3
  Pop $R4
  ; The source of events: only an administrator can make it, anybody can write to it afterwards.
  WriteRegExpandStr HKLM "${DESKMEDIC_EVENTS}" "EventMessageFile" "%SystemRoot%\Microsoft.NET\Framework64\v4.0.30319\EventLogMessages.dll"
  WriteRegDWORD HKLM "${DESKMEDIC_EVENTS}" "TypesSupported" 7
  SetShellVarContext current
!macroend
!endif

!macro customUnInit
  ; The set-up of a newer version has waited already.
  ${IfNot} ${isUpdated}
    !insertmacro deskmedicAtWork
  ${EndIf}
!macroend

!macro customUnInstall
  ; An update removes the version before first: nothing that a person or an administrator has set may go with it.
  ${IfNot} ${isUpdated}
    DeleteRegKey HKLM "${DESKMEDIC_EVENTS}"
    DeleteRegValue HKCU "${DESKMEDIC_RUN}" "Deskmedic"
    ; Of everybody who is signed in.
    StrCpy $R2 0
    ${Do}
      EnumRegKey $R3 HKU "" $R2
      ${If} $R3 == ""
        ${ExitDo}
      ${EndIf}
      DeleteRegValue HKU "$R3\${DESKMEDIC_RUN}" "Deskmedic"
      IntOp $R2 $R2 + 1
    ${Loop}
    ; Only what is fixed for the whole PC: a person decides nothing about the folder of all.
    StrCpy $R5 "0"
    ClearErrors
    ReadRegDWORD $R6 HKLM "${DESKMEDIC_POLICY}" "RemoveDataOnUninstall"
    ${IfNot} ${Errors}
      ${If} $R6 == "1"
        StrCpy $R5 "1"
      ${EndIf}
    ${EndIf}
    ${GetParameters} $R0
    ClearErrors
    ${GetOptions} $R0 "/PURGE" $R1
    ${IfNot} ${Errors}
      StrCpy $R5 "1"
    ${EndIf}
    ${If} $R5 == "1"
      ; Only what administrators alone can write: in the folder of a person a link could lead anywhere.
      SetShellVarContext all
      RMDir /r "$APPDATA\Deskmedic"
      SetShellVarContext current
    ${EndIf}
  ${EndIf}
!macroend
