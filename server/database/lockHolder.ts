import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The process that holds a data folder, as its lock file describes it. Files of older versions lack the last fields. */
export interface Holder {
  readonly pid: number;
  /** Start time, which distinguishes it from a later process with the same pid. Begins with the boot id on Linux. */
  readonly started: string;
  readonly host: string;
  /** Which boot of which machine; containers share it with their machine. */
  readonly boot?: string;
  /** Its pid namespace: a pid means nothing in another one. */
  readonly pids?: string;
  /** Name of its socket in the data folder, null where the file system has none. */
  readonly socket?: string | null;
}

/** This process as a holder. */
export const describeSelf = (socket: string | null): Holder => ({
  pid: process.pid,
  started: startOf(process.pid) ?? '',
  host: hostname(),
  boot: bootId(),
  pids: pidNamespace(),
  socket,
});

export const bootOf = (holder: Holder): string | undefined =>
  holder.boot ?? (holder.started.includes('/') ? holder.started.split('/')[0] : undefined);

/** Whether the pid of the holder still is that process; null where its pid cannot be seen from here. */
export function isRunning(holder: Holder): boolean | null {
  if (holder.pids !== undefined && holder.pids !== pidNamespace()) return null;
  const started = startOf(holder.pid);
  return started !== null && started === holder.started;
}

/** Start time of a process, as its system formats it; null when it does not exist or is a zombie. */
function startOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null;
  }
  return process.platform === 'linux' ? startByProc(pid) : startByPs(pid);
}

function startByProc(pid: number): string | null {
  try {
    // The second field, the command in brackets, may contain spaces: state is the 3rd field, start time the 22nd.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : `${bootId()}/${fields[19]}`;
  } catch {
    return null;
  }
}

function startByPs(pid: number): string | null {
  const started = run('ps', ['-o', 'lstart=', '-p', String(pid)]);
  return started === '' ? null : started;
}

export function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return run('sysctl', ['-n', 'kern.bootsessionuuid']) || hostname();
  }
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

function run(command: string, options: readonly string[]): string {
  try {
    return execFileSync(command, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
