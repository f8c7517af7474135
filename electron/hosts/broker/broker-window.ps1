# One line of JSON in, drawn; lines of one word out: seen, run, stop. Nothing that comes in is ever run.
$env:PSModulePath = $PSHOME + '\Modules'
$ErrorActionPreference = 'Stop'
Add-Type -AssemblyName 'System.Windows.Forms'
Add-Type -AssemblyName 'System.Drawing'
[Console]::InputEncoding = New-Object System.Text.UTF8Encoding $false
$given = ConvertFrom-Json -InputObject ([Console]::In.ReadLine())
[System.Windows.Forms.Application]::EnableVisualStyles()
$form = New-Object System.Windows.Forms.Form
$form.Text = [string]$given.words.title
$form.Width = 500
$form.Height = 520
$form.StartPosition = 'CenterScreen'
$form.MaximizeBox = $false
$form.TopMost = $true
$form.Font = New-Object System.Drawing.Font 'Segoe UI', 10
$list = New-Object System.Windows.Forms.TextBox
$list.Multiline = $true
$list.ReadOnly = $true
$list.ScrollBars = 'Vertical'
$list.WordWrap = $true
$list.TabStop = $true
$list.Dock = 'Fill'
$list.Text = [string]$given.text
$bar = New-Object System.Windows.Forms.FlowLayoutPanel
$bar.Dock = 'Bottom'
$bar.Height = 56
$bar.FlowDirection = 'LeftToRight'
$no = New-Object System.Windows.Forms.Button
$no.AutoSize = $true
$no.MinimumSize = New-Object System.Drawing.Size 200, 40
$no.add_Click({ [Console]::Out.WriteLine('stop') })
$bar.Controls.Add($no)
if ($given.click) {
    $no.Text = [string]$given.words.dont
    $yes = New-Object System.Windows.Forms.Button
    $yes.AutoSize = $true
    $yes.MinimumSize = New-Object System.Drawing.Size 200, 40
    $yes.Text = [string]$given.words.run
    $yes.add_Click({
            $bar.Controls.Remove($yes)
            $no.Text = [string]$given.words.stop
            [Console]::Out.WriteLine('run')
        })
    $bar.Controls.Add($yes)
} else { $no.Text = [string]$given.words.stop }
$form.CancelButton = $no
$form.Controls.Add($list)
$form.Controls.Add($bar)
$form.add_FormClosing({ [Console]::Out.WriteLine('stop') })
$form.add_Shown({
        $form.Activate()
        $null = $no.Focus()
        [Console]::Out.WriteLine('seen')
    })
$null = $form.ShowDialog()
