import { readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'

/** What the figures were measured on, in one line. The load tells whether it was busy with something else. */
export function describeMachine(): string {
  const cores = cpus()
  const memory = (totalmem() / 2 ** 30).toFixed(1)
  return [
    cores[0]?.model.trim() ?? 'unknown processor', `${cores.length} cores`, `${memory} GiB`,
    `Node ${process.versions.node}`, `load ${loadavg()[0]!.toFixed(1)} at the start`,
  ].join(', ')
}

/** Of /proc, whose clock ticks a hundred times a second. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

export function residentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024
}

/** The most that the process ever had. */
export function peakBytes(pid: number): number {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024
}
