import { DEMO_PASSWORD } from '@qingyin/demo-catalogue';
import { demoState, ensureClips, setDemoState } from '@qingyin/demo-seed';
import { hashPassword } from '@qingyin/server-accounts';
import type { Files } from '@qingyin/server-files';
import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { publishCharts } from '@qingyin/server-recommend';
import { setImmediate } from 'node:timers/promises';
import { addDemoSteps } from './add-demo-steps.ts';
import type { DemoSwitch } from './demo-switch-handle.ts';
import { closeQuestion } from './demo-question.ts';
import { loadDemoParts } from './demo-parts.ts';
import { removeDemoSteps } from './remove-demo-steps.ts';
import { seedCloudSongs } from './seed-cloud-songs.ts';

export interface DemoSwitchOptions {
  db: Db;
  files: Files;
  now: () => number;
  onError: (error: unknown) => void;
  /** runs after every step with its duration, ms */
  onStep?: (ms: number) => void;
}

/**
 * Creates the switch of the demo catalogue. A change runs in steps with a short transaction each, between which
 * requests are served. All steps are idempotent: a change continues from its beginning after a crash, on another
 * replica, or after it was reversed.
 */
export function createDemoSwitch(options: DemoSwitchOptions): DemoSwitch {
  const { db, now, onError } = options;
  let stopping = false;
  let present = true;
  let progress: number | null = null;
  let running: Promise<void> | undefined;

  async function change(state: 'adding' | 'removing'): Promise<void> {
    const parts = await loadDemoParts(await hashPassword(DEMO_PASSWORD), now());
    const steps = state === 'adding' ? addDemoSteps(parts, now()) : removeDemoSteps(parts);
    for (const [index, step] of steps.entries()) {
      if (stopping) return;
      progress = index / steps.length;
      const began = performance.now();
      const spare = await inWriteTransaction(db, async (trx) =>
        (await demoState(trx)) === state ? ((await step(trx)) ?? []) : null,
      );
      options.onStep?.(performance.now() - began);
      // Another process has finished or reversed the change.
      if (spare === null) return;
      await options.files.store.remove(spare);
      await setImmediate();
    }
    if (state === 'adding') {
      await ensureClips(db);
      await seedCloudSongs(options);
    }
    await publishCharts(db, now(), () => setImmediate());
  }

  async function run(): Promise<void> {
    try {
      for (let state = await demoState(db); !stopping; state = await demoState(db)) {
        present = state !== 'off' && state !== 'removing';
        if (state !== 'adding' && state !== 'removing') return;
        await change(state);
      }
    } finally {
      progress = null;
      running = undefined;
    }
  }

  const start = (): void => {
    running ??= run().catch(onError);
  };

  return {
    get present() {
      return present;
    },
    get progress() {
      return progress;
    },
    async set(on) {
      const state = await inWriteTransaction(db, async (trx) => {
        await closeQuestion(trx);
        const current = await demoState(trx);
        const there = current === 'on' || current === 'adding';
        if (there === on) return current;
        const next = on ? 'adding' : 'removing';
        await setDemoState(trx, next);
        return next;
      });
      present = on;
      start();
      return state;
    },
    async resume() {
      const state = await demoState(db);
      present = state !== 'off' && state !== 'removing';
      if (state === 'adding' || state === 'removing') start();
    },
    async finished() {
      await running;
    },
    async stop() {
      stopping = true;
      await running;
    },
  };
}
