import { fileOf, tone, wavOf } from '@qingyin/audio-dsp/testing';
import { execFileSync } from 'node:child_process';
import { constants, openSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { MeasuringSource } from './worker-messages.ts';
import { createMeasuringProcess, type MeasuringProcess } from './measuring-process.ts';

let worker: MeasuringProcess | undefined;
afterEach(() => worker?.close());
const open = (stuckMs?: number): MeasuringProcess => (worker = createMeasuringProcess(stuckMs));

const wav = (path: string): MeasuringSource => ({ kind: 'file', path, type: 'wav' });
const good = (): MeasuringSource => wav(fileOf('good.wav', wavOf(tone(1), { kind: 1, bits: 16 })));
/** A named pipe without a writer: it can be opened, but returns no data. */
function standstill(): { source: MeasuringSource; isRead: () => boolean } {
  const path = fileOf('standstill.mp3', Buffer.alloc(0)) + process.hrtime.bigint();
  execFileSync('mkfifo', [path]);
  // Opening a pipe for writing fails until a reader has opened it.
  const isRead = (): boolean => {
    try {
      openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
      return true;
    } catch {
      return false;
    }
  };
  return { source: { kind: 'file', path, type: 'mp3' }, isRead };
}
/** Ids of the measuring processes started by this process. */
const children = (): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) => Number(parent) === process.pid && args.join(' ').includes('sound-worker'),
    )
    .map(([pid]) => Number(pid));

/** Timeout in ms: starting a process takes seconds on a busy machine. */
const SLOWEST_MS = 120_000;

describe('the measuring process', { timeout: SLOWEST_MS }, () => {
  it('is started with the first file, measures valid files and rejects broken ones', async () => {
    expect(children()).toEqual([]);
    const measuring = open();
    expect(children()).toEqual([]);
    expect(await measuring.measure(good(), 'hurrying')).toMatchObject({ codec: 'pcm', samples: 44_100 });
    expect(children()).toHaveLength(1);
    const bad = wav(fileOf('bad.wav', Buffer.from('RIFF    WAVE')));
    await expect(measuring.measure(bad, 'hurrying')).rejects.toMatchObject({
      name: 'DecodeError',
      code: 'broken',
    });
    expect(await measuring.measure(good(), 'nowAndThen')).toMatchObject({ samples: 44_100 });
    measuring.close();
    await expect.poll(children).toEqual([]);
  });
  it('reports a crash and is restarted for the next file', async () => {
    const measuring = open();
    await measuring.measure(good(), 'hurrying');
    const still = standstill();
    const lost = measuring.measure(still.source, 'hurrying').catch((error: unknown) => error);
    await expect.poll(still.isRead).toBe(true);
    const [pid = 0] = children();
    await setImmediate();
    process.kill(pid, 'SIGKILL');
    expect(await lost).toMatchObject({ name: 'Unfinished' });
    expect(await measuring.measure(good(), 'hurrying')).toMatchObject({ samples: 44_100 });
    expect(children()).not.toContain(pid);
  });
  it('is killed with its file when it makes no progress', async () => {
    const measuring = open(5000);
    await expect(measuring.measure(standstill().source, 'hurrying')).rejects.toMatchObject({
      code: 'broken',
    });
    await expect.poll(children).toEqual([]);
  });
  it('does not report an unreadable file as broken', async () => {
    await expect(open().measure(wav('/nowhere/a.wav'), 'hurrying')).rejects.toMatchObject({
      name: 'Unfinished',
    });
  });
  it('rejects running and new measurements after it is closed', async () => {
    const measuring = open();
    const lost = measuring.measure(standstill().source, 'hurrying').catch((error: unknown) => error);
    measuring.close();
    expect(await lost).toMatchObject({ message: expect.stringContaining('closing') });
    await expect(measuring.measure(good(), 'hurrying')).rejects.toThrow('closing');
    await expect.poll(children).toEqual([]);
  });
});
