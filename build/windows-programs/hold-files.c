// hold-files.exe <folder> <milliseconds>: what a virus scanner does. Opens every file that appears below the folder, as it
// appears or changes, without FILE_SHARE_DELETE, and lets go of it after this time. Ends when its standard input closes.
#include <windows.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

static DWORD hold_ms;
static wchar_t folder[MAX_PATH];

static DWORD WINAPI hold(void *path)
{
    HANDLE file = CreateFileW(path, GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE, NULL, OPEN_EXISTING, 0, NULL);
    if (file != INVALID_HANDLE_VALUE) {
        Sleep(hold_ms);
        CloseHandle(file);
    }
    free(path);
    return 0;
}

static void hold_named(const FILE_NOTIFY_INFORMATION *news)
{
    size_t length = wcslen(folder) + 1 + news->FileNameLength / sizeof(wchar_t) + 1;
    wchar_t *path = malloc(length * sizeof(wchar_t));
    swprintf(path, length, L"%ls\\%.*ls", folder, (int)(news->FileNameLength / sizeof(wchar_t)), news->FileName);
    HANDLE thread = CreateThread(NULL, 0, hold, path, 0, NULL);
    if (thread != NULL) CloseHandle(thread);
}

static DWORD WINAPI end_with_input(void *nothing)
{
    while (getchar() != EOF) continue;
    ExitProcess(0);
    return 0;
}

int wmain(int count, wchar_t **words)
{
    if (count != 3 || wcslen(words[1]) >= MAX_PATH) return 2;
    wcscpy(folder, words[1]);
    hold_ms = wcstoul(words[2], NULL, 10);
    HANDLE place = CreateFileW(folder, FILE_LIST_DIRECTORY, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL,
                               OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, NULL);
    if (place == INVALID_HANDLE_VALUE) return 1;
    CreateThread(NULL, 0, end_with_input, NULL, 0, NULL);
    static DWORD buffer[16384];
    DWORD bytes = 0;
    puts("ready");
    fflush(stdout);
    while (ReadDirectoryChangesW(place, buffer, sizeof buffer, TRUE,
                                 FILE_NOTIFY_CHANGE_FILE_NAME | FILE_NOTIFY_CHANGE_LAST_WRITE, &bytes, NULL, NULL)) {
        const FILE_NOTIFY_INFORMATION *news = (void *)buffer;
        for (;; news = (void *)((const char *)news + news->NextEntryOffset)) {
            if (bytes != 0 && news->Action != FILE_ACTION_REMOVED) hold_named(news);
            if (bytes == 0 || news->NextEntryOffset == 0) break;
        }
    }
    return 1;
}
