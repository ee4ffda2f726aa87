import { readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'

/** Describes the machine in one line. The load shows whether the machine was busy with other work. */
export function describeMachine(): string {
  const cores = cpus()
  const memory = (totalmem() / 2 ** 30).toFixed(1)
  return [
    cores[0]?.model.trim() ?? 'unknown processor', `${cores.length} cores`, `${memory} GiB`,
    `Node ${process.versions.node}`, `load ${loadavg()[0]!.toFixed(1)} at the start`,
  ].join(', ')
}

/**
 * Returns the processor time of a process, in seconds. `/proc` counts it in ticks of 10 ms.
 * https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

export function residentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024
}

/** Returns the peak memory of a process, in bytes. */
export function peakBytes(pid: number): number {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024
}
