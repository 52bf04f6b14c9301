import { createHash, randomBytes } from 'node:crypto';
import { afterEach, expect } from 'vitest';
import { hashFile } from '../hash-file.ts';
import type { ChosenUpload } from '../pair-lyrics.ts';
import type { PersistedUpload, UploadPorts, UploadStore } from '../upload-ports.ts';
import { createUploadQueue } from '../upload-queue.ts';
import { sendByFetch, startUploadServer } from './upload-server.ts';

type Service = Awaited<ReturnType<typeof startUploadServer>>;
const services: Service[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.kill();
});

/** Chosen file with random content. */
export const song = (name: string, size = 300_000, bytes = randomBytes(size)) =>
  new File([bytes], name, { lastModified: 7 });
/** Songs without lyrics. */
export const chosen = (...files: File[]): ChosenUpload[] => files.map((file) => ({ kind: 'song', file }));
export const md5Of = async (file: File) =>
  createHash('md5')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');

/** In-memory upload store that survives a simulated reload. */
function memory(): UploadStore & { all: Map<string, PersistedUpload> } {
  const all = new Map<string, PersistedUpload>();
  return {
    all,
    save(upload, key = `k${all.size + 1}`) {
      all.set(key, { ...upload, key });
      return key;
    },
    remove: (key) => void all.delete(key),
    takeOver: async (take) => take([...all.values()]),
  };
}

/** An upload queue with a server of its own, which ends with the test. */
export async function setUp(
  options: Parameters<typeof startUploadServer>[0] = {},
  portsOf: (service: Service) => Partial<UploadPorts> = () => ({}),
) {
  const service = await startUploadServer(options);
  services.push(service);
  const ports = portsOf(service);
  const store = memory();
  const open = () =>
    createUploadQueue({
      hash: hashFile,
      calls: service.calls,
      send: sendByFetch,
      store,
      onUploaded: () => undefined,
      remainingBytes: () => null,
      onNextFrame: (draw) => void setTimeout(draw, 5),
      pause: async () => undefined,
      decode: async (bytes) => new TextDecoder().decode(bytes),
      findSong: async () => null,
      saveLyrics: async () => undefined,
      ...ports,
    });
  const uploads = open();
  const statuses = () => uploads.get().items.map(({ status }) => status);
  /** Waits until the list has `count` items and none is waiting or running. */
  const settled = async (count: number) => {
    await expect.poll(() => [uploads.get().items.length, uploads.get().open]).toEqual([count, 0]);
  };
  return { service, store, uploads, open, statuses, settled };
}
