// dbghelp.dll that knows no symbols. The one of Wine 8 reads all of those of node.exe in every process that asks which
// libraries it has loaded, as every start of the product does: most of its time. What is asked for here is answered by psapi.dll.
#include <windows.h>

#define EXPORTED __declspec(dllexport)

EXPORTED BOOL WINAPI SymInitialize(HANDLE process, PCSTR path, BOOL invade) { return TRUE; }
EXPORTED BOOL WINAPI SymCleanup(HANDLE process) { return TRUE; }
EXPORTED DWORD WINAPI SymGetOptions(void) { return 0; }
EXPORTED DWORD WINAPI SymSetOptions(DWORD options) { return options; }
EXPORTED BOOL WINAPI SymGetSearchPathW(HANDLE process, PWSTR path, DWORD length) { return FALSE; }
EXPORTED BOOL WINAPI SymSetSearchPathW(HANDLE process, PCWSTR path) { return TRUE; }
EXPORTED DWORD64 WINAPI SymGetModuleBase64(HANDLE process, DWORD64 address) { return 0; }
EXPORTED PVOID WINAPI SymFunctionTableAccess64(HANDLE process, DWORD64 address) { return NULL; }
EXPORTED BOOL WINAPI SymFromAddr(HANDLE process, DWORD64 address, PDWORD64 away, PVOID symbol) { return FALSE; }
EXPORTED BOOL WINAPI SymGetLineFromAddr64(HANDLE process, DWORD64 address, PDWORD away, PVOID line) { return FALSE; }
EXPORTED DWORD WINAPI UnDecorateSymbolName(PCSTR name, PSTR plain, DWORD length, DWORD flags) { return 0; }
EXPORTED BOOL WINAPI StackWalk64(DWORD machine, HANDLE process, HANDLE thread, PVOID frame, PVOID context, PVOID read,
    PVOID table, PVOID base, PVOID translate) { return FALSE; }
EXPORTED BOOL WINAPI MiniDumpWriteDump(HANDLE process, DWORD id, HANDLE file, DWORD type, PVOID exception, PVOID user,
    PVOID callback) { return FALSE; }
