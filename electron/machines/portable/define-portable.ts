import type { Systeminformation } from 'systeminformation'

import type { ArgsOf, ResultOf } from '../../contract/define-tool.ts'
import type { NodeStepPorts } from '../../contract/node-step.ts'
import type { StepFailure } from '../../contract/step-failure.ts'

/** The functions of systeminformation that portable tools use; loaded on first use. Never given a person's text. */
export type SystemInformation = {
  currentLoad(): Promise<Systeminformation.CurrentLoadData>
  mem(): Promise<Systeminformation.MemData>
  fsSize(): Promise<Systeminformation.FsSizeData[]>
  processes(): Promise<Systeminformation.ProcessesData>
  networkInterfaces(): Promise<Systeminformation.NetworkInterfacesData[]>
  networkGatewayDefault(): Promise<string>
  networkConnections(): Promise<Systeminformation.NetworkConnectionsData[]>
  wifiConnections(): Promise<Systeminformation.WifiConnectionData[]>
  battery(): Promise<Systeminformation.BatteryData>
  diskLayout(): Promise<Systeminformation.DiskLayoutData[]>
  time(): Systeminformation.TimeData
  osInfo(): Promise<Systeminformation.OsData>
  system(): Promise<Systeminformation.SystemData>
  bios(): Promise<Systeminformation.BiosData>
  cpu(): Promise<Systeminformation.CpuData>
  cpuTemperature(): Promise<Systeminformation.CpuTemperatureData>
}

export type PortableContext<Args> = {
  readonly args: Args
  readonly signal: AbortSignal
  readonly ports: PortablePorts
}

export type PortablePorts = NodeStepPorts & {
  readonly systemInformation: () => Promise<SystemInformation>
  readonly platform: NodeJS.Platform
  /** Between two readings of a counter. Rejects when `signal` fires. */
  readonly wait: (durationMs: number, signal: AbortSignal) => Promise<void>
}

export type Portable<T> = {
  run(context: PortableContext<ArgsOf<T>>): Promise<ResultOf<T> | StepFailure>
}

export type AnyPortable = {
  run(context: PortableContext<Values>): Promise<Values>
}

type Values = Readonly<Record<string, unknown>>

/** Declares how a tool whose steps need Windows gives the same result by systeminformation and Node on any computer. */
export function portableTool<T>(portable: Portable<T>): AnyPortable {
  return portable as unknown as AnyPortable
}
