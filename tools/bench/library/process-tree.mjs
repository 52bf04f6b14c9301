import { readdirSync, readFileSync } from 'node:fs';

const LOOK_MS = 100;

/**
 * Resident memory in MB of a process and all processes that it started, from Linux' /proc; 0 on other systems. Memory
 * that processes share counts once for each.
 * @param {number} pid
 */
export function treeMemoryMb(pid) {
  const all = processes();
  /** @param {number} parent @returns {number} */
  const sum = (parent) =>
    (all.get(parent)?.mb ?? 0) +
    [...all].reduce((mb, [child, { of }]) => (of === parent ? mb + sum(child) : mb), 0);
  return sum(pid);
}

/**
 * Samples the memory of a process and those that it started.
 * @param {number} pid
 * @returns {{ close: () => number }} `close` ends it and returns the peak in MB
 */
export function watchTreeMemory(pid) {
  let peak = treeMemoryMb(pid);
  const timer = setInterval(() => (peak = Math.max(peak, treeMemoryMb(pid))), LOOK_MS);
  return {
    close() {
      clearInterval(timer);
      return Math.max(peak, treeMemoryMb(pid));
    },
  };
}

/** @returns {Map<number, { of: number, mb: number }>} by process id: parent and resident memory */
function processes() {
  const found = new Map();
  for (const name of numbersIn('/proc')) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const of = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
      // Kernel threads and processes that have ended have no line of memory.
      const kb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
      found.set(Number(name), { of, mb: kb / 1024 });
    } catch {
      // It ended meanwhile.
    }
  }
  return found;
}

/** @param {string} folder */
function numbersIn(folder) {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
