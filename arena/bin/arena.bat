@echo off
rem Starts the built arena on a Java of version 17 or later: JAVA_HOME's, else the one on the PATH.
rem ARENA_JAVA_OPTIONS is handed to Java as it is. Exit code 3: no such Java, or nothing is built yet.
setlocal EnableExtensions DisableDelayedExpansion

for %%i in ("%~dp0..\..") do set "ARENA_FOLDER=%%~fi"
set "ARENA_JAR=%ARENA_FOLDER%\arena\target\arena.jar"
if exist "%ARENA_JAR%" goto built
>&2 echo arena: nothing is built yet, "%ARENA_JAR%" is missing: run mvn -q -DskipTests package in "%ARENA_FOLDER%".
exit /b 3

:built
if exist "%ARENA_FOLDER%\arena\target\lib\" goto complete
>&2 echo arena: the build is not complete, "%ARENA_FOLDER%\arena\target\lib" is missing: run mvn -q -DskipTests package in "%ARENA_FOLDER%".
exit /b 3

:complete
set "ARENA_JAVA="
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "ARENA_JAVA=%JAVA_HOME%\bin\java.exe"
if not defined ARENA_JAVA for %%i in (java.exe) do set "ARENA_JAVA=%%~$PATH:i"
if defined ARENA_JAVA goto found
>&2 echo arena: Java 17 or later is needed, and none was found in JAVA_HOME or on the PATH: install one or set JAVA_HOME to its folder.
exit /b 3

:found
rem The release file two folders above java.exe says the version; where there is none, Java itself is asked.
set "ARENA_JAVA_VERSION="
for %%i in ("%ARENA_JAVA%") do set "ARENA_JAVA_RELEASE=%%~dpi..\release"
if exist "%ARENA_JAVA_RELEASE%" for /f "usebackq tokens=2 delims==" %%i in (`findstr /b "JAVA_VERSION=" "%ARENA_JAVA_RELEASE%"`) do set "ARENA_JAVA_VERSION=%%~i"
if not defined ARENA_JAVA_VERSION for /f "usebackq tokens=3" %%i in (`call "%ARENA_JAVA%" -version 2^>^&1 ^| findstr /c:" version "`) do set "ARENA_JAVA_VERSION=%%~i"
set "ARENA_JAVA_MAJOR=0"
for /f "tokens=1,2 delims=.-+_" %%i in ("%ARENA_JAVA_VERSION%") do (
    set "ARENA_JAVA_MAJOR=%%i"
    if "%%i"=="1" set "ARENA_JAVA_MAJOR=%%j"
)
if %ARENA_JAVA_MAJOR% geq 17 goto young
>&2 echo arena: Java 17 or later is needed, but "%ARENA_JAVA%" is Java %ARENA_JAVA_VERSION%: install one or set JAVA_HOME to its folder.
exit /b 3

:young
rem Windows keeps the names of files as Unicode whatever the code page is, so that no encoding is set here.
rem Java's own warnings would go to standard output, which belongs to the commands: -Xlog:disable.
set "ARENA_ARCHIVE="
if exist "%ARENA_FOLDER%\arena\target\arena.jsa" set ARENA_ARCHIVE="-XX:SharedArchiveFile=%ARENA_FOLDER%\arena\target\arena.jsa"
rem The pages are open for days: what Java takes of the machine's memory is bounded, by itself it would take a quarter of it.
set "ARENA_BOUND="
if /i "%~1"=="serve" set "ARENA_BOUND=-Xmx320m -XX:+UseSerialGC"
"%ARENA_JAVA%" -Xlog:disable "-Darena.home=%ARENA_FOLDER%" %ARENA_ARCHIVE% %ARENA_BOUND% %ARENA_JAVA_OPTIONS% -jar "%ARENA_JAR%" %*
exit /b %ERRORLEVEL%
