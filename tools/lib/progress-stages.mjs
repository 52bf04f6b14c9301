import { duration } from './text-format.mjs';

/** Failure whose message contains advice for the user; shown without a stack. */
export class AdviceError extends Error {}

/**
 * Prints progress lines for a fixed number of stages: `[2/4] Building … 3.1 s`.
 * @param {number} total
 * @param {(line: string) => void} [print]
 */
export function stages(total, print = (line) => process.stdout.write(`${line}\n`)) {
  let current = 0;
  return {
    /**
     * Runs one stage. `work` calls `busy(text)` once it turns out to take a while, and resolves to a short result.
     * @param {string} name
     * @param {(busy: (text: string) => void) => Promise<string>} work
     */
    async stage(name, work) {
      current += 1;
      const mark = `[${current}/${total}]`;
      const start = performance.now();
      const outcome = await work((text) => print(`${mark} ${name}: ${text}`));
      print(`${mark} ${name}: ${outcome} (${duration(performance.now() - start)})`);
    },
  };
}
