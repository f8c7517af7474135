import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { cim, date, dateOrNull, type FactRow, type FactTables, type FactValue } from './fact-tables.ts'

const notConnected = 45
const fixedDrive = 3
const removableDrive = 2
const zeroCelsius = 273.15
const unreadable = { VolumeName: null, FileSystem: null, Size: null, FreeSpace: null }

/** Devices, drives, sound, screens, printers, power. */
export function deviceTables(pc: SimulatedPc): FactTables {
  return {
    ...plugAndPlayTables(pc),
    ...driveTables(pc),
    ...printerTables(pc),
    ...screenTables(pc),
    ...powerTables(pc),
  }
}

function plugAndPlayTables(pc: SimulatedPc): FactTables {
  const devices = Object.entries(pc.state.devices)
  // Windows forgets paired devices together with their radio.
  const paired = pc.bluetooth.radios().length > 0 ? Object.entries(pc.state.bluetooth) : []
  const property = (InstanceId: string, KeyName: string, Data: FactValue): FactRow => ({
    InstanceId,
    KeyName,
    Data,
    Type: Data === null ? 'Empty' : 'Known',
  })
  return {
    [cim('Win32_PnPEntity')]: [
      ...devices.map(([DeviceID, { name, class: PNPClass, code }]) => ({
        Name: name,
        DeviceID,
        PNPClass,
        ConfigManagerErrorCode: code,
        Present: code !== notConnected,
      })),
      ...paired.map(([DeviceID, { name }]) => ({
        Name: name,
        DeviceID,
        PNPClass: 'Bluetooth',
        ConfigManagerErrorCode: 0,
        Present: true,
      })),
    ],
    pnpProperties: [
      ...devices.flatMap(([id, device]) => [
        property(id, 'DEVPKEY_Device_DriverVersion', device.driverVersion),
        property(id, 'DEVPKEY_Device_DriverDate', dateOrNull(device.driverDateUtc)),
        property(id, 'DEVPKEY_Device_DriverProvider', device.driverProvider),
      ]),
      ...paired.flatMap(([id, device]) => {
        const connected = pc.bluetooth.isConnected(device)
        return [
          property(id, '{83DA6326-97A6-4088-9453-A1923F573B29} 15', connected),
          property(id, '{104EA319-6EE2-4701-BD47-8DDBF425BBE5} 2', connected ? Math.round(device.batteryPct) : null),
        ]
      }),
    ],
    pnpDevices: pc.sound.endpoints().map(({ name, kind, status }, index) => ({
      Class: 'AudioEndpoint',
      FriendlyName: name,
      InstanceId: `SWD\\MMDEVAPI\\{0.0.${kind === 'output' ? 0 : 1}.00000000}.{${index}}`,
      Status: status,
      Present: true,
    })),
  }
}

function driveTables(pc: SimulatedPc): FactTables {
  const volumes = pc.volumes.list()
  const state = (drive: string) => pc.state.volumes[drive]
  return {
    [cim('Win32_LogicalDisk')]: [
      ...volumes.map((volume) => ({
        DeviceID: volume.drive,
        DriveType: fixedDrive,
        VolumeName: volume.label,
        FileSystem: volume.fileSystem,
        Size: volume.sizeBytes,
        FreeSpace: volume.freeBytes,
      })),
      // A locked drive is there, without anything that is on it.
      ...Object.keys(pc.state.encryption)
        .filter((drive) => pc.state.volumes[drive] === undefined)
        .map((drive) => ({ DeviceID: drive, DriveType: fixedDrive, ...unreadable })),
      ...pc.state.usb.removableDrives.map(({ drive, label, fileSystem }) => ({
        DeviceID: drive,
        DriveType: removableDrive,
        VolumeName: label,
        FileSystem: fileSystem,
        Size: 0,
        FreeSpace: 0,
      })),
    ],
    [cim('Win32_Volume')]: volumes.map(({ drive }) => ({
      DriveLetter: drive,
      DirtyBitSet: state(drive)?.dirty ?? false,
    })),
    volumes: volumes.map(({ drive, fileSystem }) => ({
      DriveLetter: drive.slice(0, 1),
      FileSystem: fileSystem,
      HealthStatus: 'Healthy',
      OperationalStatus: ['OK'],
      Scan: state(drive)?.hasErrors === true ? 'ErrorsFound' : 'NoErrorsFound',
    })),
    physicalDisks: pc.disks.list().map((disk, index) => ({
      DeviceId: String(index),
      FriendlyName: disk.name,
      MediaType: disk.media,
      BusType: disk.bus,
      HealthStatus: disk.health,
      OperationalStatus: disk.states,
      Size: disk.sizeBytes,
    })),
    diskCounters: pc.disks.list().map((disk, index) => ({
      DeviceId: String(index),
      Temperature: disk.tempC,
      Wear: disk.wearPct,
      ReadErrorsUncorrected: disk.readErrorsUncorrected,
      PowerOnHours: disk.powerOnHours,
    })),
  }
}

function printerTables(pc: SimulatedPc): FactTables {
  // While the print service is down its classes answer nothing.
  const runs = pc.services.running('Spooler')
  const printers = runs ? pc.printing.printers() : []
  const portOf = (host: string | null): string => (host === null ? 'PORTPROMPT:' : `IP_${host}`)
  const flags = (list: readonly (readonly [boolean, number])[]): number =>
    list.reduce((mask, [isSet, bit]) => mask + (isSet ? bit : 0), 0)
  return {
    [cim('Win32_Printer')]: printers.map(([name, printer]) => ({
      Name: name,
      DeviceID: name,
      Default: printer.isDefault,
      WorkOffline: printer.workOffline,
      PrinterStatus: printer.workOffline || printer.errorState === 9 ? 7 : 3,
      ExtendedPrinterStatus: printer.paused ? 8 : 2,
      DetectedErrorState: printer.errorState,
      PortName: portOf(printer.portHost),
      DriverName: printer.driver,
      Network: false,
    })),
    [cim('Win32_TCPIPPrinterPort')]: printers
      .filter(([, { portHost }]) => portHost !== null)
      .map(([, { portHost, portNumber }]) => ({
        Name: portOf(portHost),
        HostAddress: portHost,
        PortNumber: portNumber,
      })),
    [cim('Win32_PrintJob')]: !runs
      ? { id: 'HRESULT 0x800706ba', category: 'NotSpecified' }
      : pc.printing.jobs().map((job) => ({
          JobId: job.jobId,
          Name: `${job.printer}, ${job.jobId}`,
          Document: job.document,
          Owner: job.owner,
          StatusMask: flags([
            [job.paused, 1],
            [job.error, 2],
            [job.deleting, 4],
            [pc.state.printing.printers[job.printer]?.workOffline === true, 32],
            [pc.printing.blocked(job), 512],
            [job.needsUser, 1024],
          ]),
          TotalPages: job.totalPages,
          PagesPrinted: 0,
          Size: job.bytes,
          TimeSubmitted: date(job.submittedUtc),
        })),
  }
}

function screenTables(pc: SimulatedPc): FactTables {
  const { monitors } = pc.state.display
  // Names are lists of character numbers, filled up with zeros.
  const characters = (text: string): number[] => [...Array.from(text, (character) => character.charCodeAt(0)), 0, 0]
  return {
    [cim('Win32_VideoController')]: pc.display.adapters().map((adapter) => ({
      Name: adapter.name,
      DriverVersion: adapter.driverVersion,
      DriverDate: dateOrNull(adapter.driverDateUtc),
      CurrentHorizontalResolution: adapter.width,
      CurrentVerticalResolution: adapter.height,
      CurrentRefreshRate: adapter.refreshHz,
      ConfigManagerErrorCode: adapter.code,
      PNPDeviceID: adapter.instanceId,
    })),
    [cim('WmiMonitorConnectionParams', 'root\\wmi')]: monitors.map(({ connector }, index) => ({
      InstanceName: `DISPLAY\\${index}`,
      VideoOutputTechnology: connector,
    })),
    [cim('WmiMonitorID', 'root\\wmi')]: monitors.map(({ model, maker }, index) => ({
      InstanceName: `DISPLAY\\${index}`,
      UserFriendlyName: characters(model),
      ManufacturerName: characters(maker),
      Active: true,
    })),
  }
}

function powerTables(pc: SimulatedPc): FactTables {
  const { battery } = pc.state
  const ifPresent = (row: FactRow): FactRow[] => (battery.present ? [row] : [])
  return {
    [cim('Win32_Battery')]: ifPresent({
      DeviceID: 'Battery 1',
      EstimatedChargeRemaining: pc.battery.chargePct(),
      BatteryStatus: pc.battery.status(),
      EstimatedRunTime: pc.battery.runMinutes() ?? 71_582_788,
    }),
    [cim('BatteryFullChargedCapacity', 'root\\wmi')]: ifPresent({ FullChargedCapacity: battery.fullmWh }),
    [cim('BatteryStaticData', 'root\\wmi')]: ifPresent({ DesignedCapacity: battery.designmWh }),
    [cim('BatteryCycleCount', 'root\\wmi')]: ifPresent({ CycleCount: battery.cycles }),
    [cim('Win32_PerfFormattedData_Counters_ThermalZoneInformation')]: [
      {
        Name: '\\_TZ.TZ00',
        Temperature: Math.floor(pc.thermal.celsius() + zeroCelsius),
        HighPrecisionTemperature: Math.floor((pc.thermal.celsius() + zeroCelsius) * 10),
        PercentPassiveLimit: pc.thermal.passiveLimitPct(),
        ThrottleReasons: 0,
      },
    ],
    [cim('Win32_PerfFormattedData_Counters_ProcessorInformation')]: [
      { Name: '_Total', PercentPerformanceLimit: pc.thermal.passiveLimitPct() },
    ],
  }
}
