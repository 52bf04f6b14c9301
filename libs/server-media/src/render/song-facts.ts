import { MP3_BITRATE, mp3StreamBytes } from '@qingyin/audio-dsp';
import { createHash } from 'node:crypto';
import { composeSong } from '../compose/compose-song.ts';
import { COVER_VERSION } from '../covers/cover-version.ts';
import { TAG_BYTES } from '../encode/id3-tag.ts';
import type { AudioFacts, SongSource } from '../types.ts';

/** Version of the renderer, to be increased with every change that alters the sound of a spec. */
const RENDERER_VERSION = 2;
const MEMORY = 4_096;

export interface SongFacts extends AudioFacts {
  /** Hash of everything that determines the file. */
  key: string;
}

/** Computes facts of songs without rendering; caches those of the last few thousand songs. */
export function createSongFactsCache(): (source: SongSource) => SongFacts {
  const known = new Map<string, SongFacts>();
  return (source) => {
    const key = createHash('sha256')
      .update(JSON.stringify([RENDERER_VERSION, COVER_VERSION, source]))
      .digest('hex')
      .slice(0, 40);
    const found = known.get(key);
    if (found) return found;
    const { totalSamples, durationMs } = composeSong(source.spec);
    const facts: SongFacts = {
      key,
      size: TAG_BYTES + mp3StreamBytes(totalSamples),
      etag: `"${key}"`,
      contentType: 'audio/mpeg',
      durationMs,
      bitrate: MP3_BITRATE,
    };
    if (known.size >= MEMORY) known.delete(known.keys().next().value ?? '');
    known.set(key, facts);
    return facts;
  };
}
