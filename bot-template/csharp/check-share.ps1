# Measures the share between this machine and the arena's; nothing is installed.
#
#     powershell -ExecutionPolicy Bypass -File check-share.ps1 TEAM_FOLDER
#
# Start it here, and on the arena's machine `arena doctor TEAM_FOLDER --with-script`, which prints what was measured.
param([Parameter(Mandatory = $true)][string]$Folder)

function Publish([string]$Name) {
    # Write under another name and rename, so that nobody sees half a file.
    $part = Join-Path $Folder "$Name.tmp"
    [IO.File]::WriteAllText($part, "here`n")
    [IO.File]::Move($part, (Join-Path $Folder $Name))
}

if (-not [IO.Directory]::Exists($Folder)) {
    Write-Error "$Folder is no folder; name the team folder."
    exit 2
}
$Folder = [IO.Path]::GetFullPath($Folder)
# What an earlier measurement left is no answer.
Remove-Item -ErrorAction SilentlyContinue (Join-Path $Folder "doctor_*")
Write-Host "Waiting for 'arena doctor $Folder --with-script' on the arena's machine (Ctrl-C ends)."
Publish "doctor_pong_0.txt"
$number = 1
$end = [DateTime]::UtcNow.AddMinutes(2)
while ([DateTime]::UtcNow -lt $end) {
    # The arena says in a name how it wants to be found: by listing the folder, or by asking for the name.
    $listed = [IO.Directory]::GetFiles($Folder) | ForEach-Object { [IO.Path]::GetFileName($_) }
    if ($listed -contains "doctor_end.txt") {
        Remove-Item -ErrorAction SilentlyContinue (Join-Path $Folder "doctor_*")
        Write-Host "Done: the arena's machine prints the findings."
        exit 0
    }
    $asked = ($number % 2 -eq 0) -and [IO.File]::Exists((Join-Path $Folder "doctor_ask_$number.txt"))
    if ($asked -or ($listed -contains "doctor_list_$number.txt")) {
        Publish "doctor_pong_$number.txt"
        $number++
        $end = [DateTime]::UtcNow.AddMinutes(2)
    }
    Start-Sleep -Milliseconds 10
}
Write-Error "The arena has not answered; is 'arena doctor' running there, with this folder?"
exit 1
