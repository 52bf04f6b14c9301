/**
 * @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number, args?: { name?: string } }} TraceEvent
 */

/** A frame of the display, µs. */
const DISPLAYED_US = 1_000_000 / 60;
/** Comes once with each frame that the page's main thread draws. */
const FRAME = 'Layerize';
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * Work of the page's main thread for each frame: all its tasks from the beginning of one to that of the next, ms of the
 * thread's own time, so that what else runs on the machine does not count (the slowing down of a processor does).
 * `displayed`: the same for each frame of a display of 60 Hz, also those that the compositor draws alone.
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
  // Of several pages the one that draws.
  const [busiest] = [...seen.values()].sort((a, b) => b.begins.length - a.begins.length);
  if (!busiest || busiest.begins.length === 0) throw new Error('The trace has no frames of a main thread');
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
    // The task that begins a frame began a moment before it.
    while (frame + 1 < begins.length && (begins[frame + 1] ?? Infinity) < ts + dur) frame += 1;
    if (frame < 0) continue;
    frames[frame] = (frames[frame] ?? 0) + tdur / 1000;
    longest = Math.max(longest, tdur / 1000);
  }
  return { frames, displayed, longestTaskMs: longest };
}
