import { clipsVersion, posterPath } from '@qingyin/demo-catalogue';
import { pictureHash, readPicture } from '@qingyin/server-files';
import { loadMusicPicture, musicPictureHash } from '@qingyin/server-music-library';
import { EVERYONE, songSourceOf, songsByIds } from '@qingyin/server-catalogue';
import { type CoverSpec, type ImageSource, MediaError } from '@qingyin/server-media';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { artistNames } from '../downloads/check-downloads.ts';
import { downloadLyrics } from '../downloads/download-lyrics.ts';
import { ifNoneMatchMatches } from './byte-range.ts';
import type { AppContext } from './request-context.ts';
import { mountClipMedia } from './clip-media.ts';
import { mountLibraryMedia } from './library-media.ts';
import { songFileName } from './file-name.ts';
import { contentDisposition, answerNotFound, allowAllOrigins, sendFile } from './send-file.ts';

/** Media URLs name immutable content. */
const KEEP_IMAGE = 'public, max-age=86400';
const KEEP_AUDIO = 'public, max-age=3600';
const AUDIO_NAME = /^(\d{1,15})\.(mp3|flac)$/;

/**
 * Mounts audio with ranges and images by size. Missing media answer with status 404, since these URLs are not API
 * calls; so do songs of music libraries, which are not public.
 */
export function mountMedia(app: FastifyInstance, context: AppContext): void {
  mountLibraryMedia(app, context);
  mountClipMedia(app);
  app.get<{ Params: { name: string }; Querystring: { download?: string } }>(
    '/media/audio/:name',
    async (request, reply) => {
      const [, id, format] = AUDIO_NAME.exec(request.params.name) ?? [];
      const [record] = id ? await songsByIds(context.db, [Number(id)], EVERYONE) : [];
      const source = record?.song.available ? await songSourceOf(context.db, record) : undefined;
      if (!record || !source) return answerNotFound(reply);
      try {
        const download = request.query.download !== undefined;
        if (download) {
          const named = { title: record.song.name, artist: artistNames(record) };
          const name = songFileName(named, format ?? 'mp3');
          void reply.header('content-disposition', contentDisposition(name, `song.${format}`));
        }
        const { audio } = context.media;
        const type = format === 'flac' ? 'flac' : 'mp3';
        const lyrics = download ? await downloadLyrics(context.db, record.song.id) : undefined;
        const file = await (download ? audio.openDownload(source, type, lyrics) : audio.open(source, type));
        // Downloads embed the lyrics, which may change before the next download.
        return await sendFile(request, reply, file, download ? 'no-cache' : KEEP_AUDIO);
      } catch (error) {
        if (error instanceof MediaError && error.code === 'not-ready') return answerNotFound(reply);
        throw error;
      }
    },
  );

  app.get<{ Params: { name: string }; Querystring: { param?: string } }>(
    '/media/img/:name',
    async (request, reply) => {
      const source = await pictureOf(context, request.params.name);
      if (!source) return answerNotFound(reply);
      const { param } = request.query;
      const wanted = {
        param: typeof param === 'string' ? param : undefined,
        accept: request.headers.accept,
      };
      const { images } = context.media;
      const image = await images.response({ source, ...wanted }).catch(async (error: unknown) => {
        // A cover whose disk is away is drawn meanwhile; a drawn cover is not stored under its key.
        if (source.kind !== 'lazy' || !(error instanceof MediaError)) throw error;
        const spec: CoverSpec = { kind: 'album', mood: 'calm', seed: source.key.slice(0, 16) };
        return images.response({ source: { kind: 'cover', spec }, ...wanted });
      });
      void reply.header('etag', image.etag).header('vary', 'Accept').header('cache-control', KEEP_IMAGE);
      allowAllOrigins(reply);
      if (ifNoneMatchMatches(request.headers['if-none-match'], image.etag)) return reply.code(304).send();
      return reply.type(image.contentType).send(image.body);
    },
  );
}

/** Finds the image: an uploaded picture, a cover in a music library, a frame of a demo film, or a generated cover. */
async function pictureOf(
  { db, files, media, now }: AppContext,
  name: string,
): Promise<ImageSource | undefined> {
  const poster = posterPath(name);
  if (poster) return { kind: 'bytes', bytes: await readFile(poster), key: `${clipsVersion}-${name}` };
  const music = musicPictureHash(name);
  if (music !== undefined)
    return {
      kind: 'lazy',
      key: music,
      load: async () => {
        const bytes = await loadMusicPicture(db, music, (stored) => files.store.path(stored));
        if (!bytes) throw new MediaError('bad-image', 'the cover cannot be read');
        return bytes;
      },
    };
  const key = pictureHash(name);
  if (key === undefined) {
    const spec = media.covers.parse(name);
    return spec && { kind: 'cover', spec };
  }
  const bytes = await readPicture({ db, store: files.store }, name, now());
  return bytes ? { kind: 'bytes', bytes, key } : undefined;
}
