/**
 * @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number, args?: { name?: string } }} TraceEvent
 */

/** Duration of a display frame, µs. */
const DISPLAYED_US = 1_000_000 / 60;
/** Trace event that occurs once for each frame the main thread draws. */
const FRAME = 'Layerize';
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * Main-thread work for each drawn frame: all tasks from its beginning to that of the next one, in ms of thread CPU
 * time, so that other load on the machine does not count (CPU throttling does). `displayed`: the same for each
 * frame of a 60 Hz display, including those that the compositor draws alone.
 * @param {Buffer} trace of Chromium, with the categories toplevel, devtools.timeline and __metadata
 */
export function mainThreadFrames(trace) {
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  /** @type {Map<string, { begins: number[], tasks: TraceEvent[] }>} */
  const seen = new Map();
  for (const event of traceEvents) {
    const thread = `${event.pid} ${event.tid}`;
    if (!threads.has(thread)) continue;
    const own = seen.get(thread) ?? { begins: [], tasks: [] };
    seen.set(thread, own);
    if (event.name === FRAME) own.begins.push(event.ts);
    if (event.name === TASK && event.dur) own.tasks.push(event);
  }
  // Of several pages, takes the one that draws.
  const [busiest] = [...seen.values()].sort((a, b) => b.begins.length - a.begins.length);
  if (!busiest || busiest.begins.length === 0)
    throw new Error('The trace contains no frames of a main thread');
  const begins = busiest.begins.sort((a, b) => a - b);
  const tasks = busiest.tasks.sort((a, b) => a.ts - b.ts);
  const frames = begins.map(() => 0);
  const [first, last] = [tasks[0]?.ts ?? 0, tasks.at(-1)?.ts ?? 0];
  const displayed = Array.from({ length: Math.floor((last - first) / DISPLAYED_US) + 1 }, () => 0);
  let frame = -1;
  let longest = 0;
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    const shown = Math.floor((ts - first) / DISPLAYED_US);
    displayed[shown] = (displayed[shown] ?? 0) + tdur / 1000;
    // The task that draws a frame starts slightly before the frame event.
    while (frame + 1 < begins.length && (begins[frame + 1] ?? Infinity) < ts + dur) frame += 1;
    if (frame < 0) continue;
    frames[frame] = (frames[frame] ?? 0) + tdur / 1000;
    longest = Math.max(longest, tdur / 1000);
  }
  return { frames, displayed, longestTaskMs: longest };
}
