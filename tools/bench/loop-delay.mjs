/** Preloaded into the server (`--import`): on SIGUSR2 prints the event loop delay since the last signal. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
const NS_A_MS = 1e6;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
process.on('SIGUSR2', () => {
  const line = { p99Ms: delay.percentile(99) / NS_A_MS, maxMs: delay.max / NS_A_MS };
  process.stdout.write(`event loop: ${JSON.stringify(line)}\n`);
  delay.reset();
});
