import { readFileSync } from 'node:fs';
import { round } from './browser.mjs';

/**
 * Memory of a page after forced garbage collection, and the resident memory of the largest renderer.
 * @param {import('playwright').CDPSession} cdp
 * @param {import('playwright').Browser} browser
 */
export async function measurePageMemory(cdp, browser) {
  for (let i = 0; i < 3; i += 1) await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  /** @param {string} name */
  const metric = (name) => metrics.find((one) => one.name === name)?.value ?? NaN;
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  await whole.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMb(id));
  return {
    heapMb: round(metric('JSHeapUsedSize') / 1e6, 2),
    nodes: metric('Nodes'),
    processMb: round(Math.max(0, ...renderers), 1),
  };
}

/** Resident memory of a process in MB; NaN if the system has no /proc. @param {number} pid */
function residentMb(pid) {
  try {
    const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return (Number(kib) * 1024) / 1e6;
  } catch {
    return NaN;
  }
}
