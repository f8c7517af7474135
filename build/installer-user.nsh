; What the set-up for one account does beyond copying files: nothing outside of that account.
!include "LogicLib.nsh"
!include "FileFunc.nsh"
!include "WordFunc.nsh"
!include "${__FILEDIR__}/at-work.nsh"

!define DESKMEDIC_RUN "Software\Microsoft\Windows\CurrentVersion\Run"
!define DESKMEDIC_USAGE "/S  installs or removes without a window$\r$\n/NOWAIT  does not wait for the end of a repair$\r$\n/D=<folder>  where to, last on the line"

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
  ReadRegStr $R2 HKCU "${UNINSTALL_REGISTRY_KEY}" "DisplayVersion"
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
!endif

!macro customUnInit
  ; The set-up of a newer version has waited already.
  ${IfNot} ${isUpdated}
    !insertmacro deskmedicAtWork
  ${EndIf}
!macroend

!macro customUnInstall
  ${IfNot} ${isUpdated}
    DeleteRegValue HKCU "${DESKMEDIC_RUN}" "Deskmedic"
  ${EndIf}
!macroend
