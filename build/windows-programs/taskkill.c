// taskkill.exe /PID <n> /T /F as Windows has it; the one of Wine 8 does not know /T.
// Exit code 0: the tree has ended. 128: no such process. 1: refused, or words that are not understood.
#include <windows.h>
#include <tlhelp32.h>
#include <stdlib.h>
#include <wchar.h>

static int end_one(DWORD pid)
{
    HANDLE process = OpenProcess(PROCESS_TERMINATE, FALSE, pid);
    if (process == NULL) return GetLastError() == ERROR_INVALID_PARAMETER ? 128 : 1;
    BOOL ended = TerminateProcess(process, 1);
    CloseHandle(process);
    return ended ? 0 : 1;
}

static int end_tree(DWORD pid)
{
    // The parent first, so that it starts nothing new while its children end.
    int code = end_one(pid);
    HANDLE all = CreateToolhelp32Snapshot(TH32CS_SNAPPROCESS, 0);
    if (all == INVALID_HANDLE_VALUE) return code;
    PROCESSENTRY32W entry = { .dwSize = sizeof entry };
    for (BOOL more = Process32FirstW(all, &entry); more; more = Process32NextW(all, &entry))
        if (entry.th32ParentProcessID == pid && entry.th32ProcessID != pid) end_tree(entry.th32ProcessID);
    CloseHandle(all);
    return code;
}

int wmain(int count, wchar_t **words)
{
    DWORD pid = 0;
    BOOL forced = FALSE, tree = FALSE;
    for (int i = 1; i < count; i++) {
        if (!_wcsicmp(words[i], L"/PID") && i + 1 < count) pid = wcstoul(words[++i], NULL, 10);
        else if (!_wcsicmp(words[i], L"/T")) tree = TRUE;
        else if (!_wcsicmp(words[i], L"/F")) forced = TRUE;
        else return 1;
    }
    if (pid == 0 || !forced) return 1;
    return tree ? end_tree(pid) : end_one(pid);
}
