import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import type { Session } from '@qingyin/session';
import type { QueryClient } from '@tanstack/react-query';
import { cloudKeys } from '../cloud-keys.ts';
import { addCloudSongs, type CloudDisk } from '../cloud-query.ts';
import { type CloudSong, toCloudSong } from '../cloud-song.ts';
import type { UploadCalls } from './upload-file.ts';
import { createLazyHash } from './lazy-hash.ts';
import { createUploadStore } from './upload-store.ts';
import { sendByXhr } from './upload-protocol.ts';
import { createUploadQueue } from './upload-queue.ts';
import { createSongFinder } from './find-cloud-song.ts';
import type { LyricsPorts, UploadQueue } from './upload-ports.ts';

/** Batches finished songs, ms: a list of thousands renders at most this often. */
const SHOWN_WITHIN_MS = 500;
/** Interval of updates while the page is hidden and has no frames, ms. */
const HIDDEN_MS = 250;

const calls: UploadCalls = {
  async token({ md5, size, name }, signal) {
    const params = { md5, fileSize: size, filename: name };
    const { data } = expectOk(await http.call(endpoints.cloud.cloudUploadToken, { params, signal }));
    const { songId, resourceId, needUpload, uploadToken, uploadUrl } = data;
    return { songId, resourceId, needUpload, token: uploadToken, url: uploadUrl };
  },
  async complete({ songId, resourceId }, { md5, name }, signal) {
    const params = { songId: String(songId), resourceId, md5, filename: name };
    const answer = await http.call(endpoints.cloud.cloudUploadComplete, { params, signal });
    const { code, privateCloud } = expectOk(answer).data;
    return { code, item: privateCloud };
  },
};

interface Owned {
  uid: string;
  uploads: UploadQueue;
}

const owned = new WeakMap<QueryClient, Owned>();

/**
 * Upload queue of the logged-in user; independent of the page that is shown, stopped when the session ends.
 *
 * @param decode decodes lyrics files
 */
export function sessionUploadQueue(
  queryClient: QueryClient,
  session: Session,
  uid: string,
  decode: LyricsPorts['decode'],
): UploadQueue {
  const known = owned.get(queryClient);
  if (known?.uid === uid) return known.uploads;
  known?.uploads.stop();
  const uploads = begin(queryClient, uid, decode);
  owned.set(queryClient, { uid, uploads });
  const leave = session.subscribe(() => {
    const { login, userId } = session.get();
    if (login && userId === uid) return;
    leave();
    uploads.stop();
    if (owned.get(queryClient)?.uploads === uploads) owned.delete(queryClient);
  });
  return uploads;
}

function begin(queryClient: QueryClient, uid: string, decode: LyricsPorts['decode']): UploadQueue {
  const show = batched((songs: CloudSong[]) => addCloudSongs(queryClient, uid, songs));
  const findSong = createSongFinder(queryClient, uid);
  const uploads = createUploadQueue({
    hash: createLazyHash(),
    calls,
    send: sendByXhr,
    store: createUploadStore(uid),
    onUploaded: ({ item, alreadyStored }) => {
      if (!alreadyStored) show.add(toCloudSong(item));
    },
    remainingBytes: () => {
      const page = queryClient.getQueryData<CloudDisk>(cloudKeys.cloud(uid))?.pages[0];
      return page ? page.quotaBytes - page.usedBytes : null;
    },
    onNextFrame: (draw) => {
      if (document.visibilityState === 'hidden') setTimeout(draw, HIDDEN_MS);
      else requestAnimationFrame(draw);
    },
    pause,
    decode,
    findSong(fileName, signal) {
      show.flush();
      return findSong(fileName, signal);
    },
    async saveLyrics(songId, lyric, signal) {
      const params = { id: String(songId), lyric };
      expectOk(await http.call(endpoints.cloud.cloudLyric, { params, signal }));
      void queryClient.invalidateQueries({ queryKey: cloudKeys.songLyrics(songId) });
    },
  });
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  let asking = false;
  uploads.subscribe(() => {
    const open = uploads.get().open > 0;
    if (open === asking) return;
    asking = open;
    if (open) window.addEventListener('beforeunload', ask);
    else {
      window.removeEventListener('beforeunload', ask);
      void queryClient.invalidateQueries({ queryKey: cloudKeys.musicLibraries() });
    }
  });
  return uploads;
}

/** Waits `ms`; resolves early when the network comes back or the signal aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

/** Batches values and passes them on together after `SHOWN_WITHIN_MS`, or at once by `flush`. */
function batched<T>(pass: (values: T[]) => void): { add: (value: T) => void; flush: () => void } {
  let values: T[] = [];
  const flush = () => {
    const batch = values;
    values = [];
    if (batch.length > 0) pass(batch);
  };
  return {
    add(value) {
      values.push(value);
      if (values.length === 1) setTimeout(flush, SHOWN_WITHIN_MS);
    },
    flush,
  };
}
