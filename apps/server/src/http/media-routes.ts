import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sourceOf } from '../entities/sound.ts';
import { songsByIds } from '../entities/song-records.ts';
import { MediaError } from '../media/index.ts';
import { hasVersion, rangeStillHolds, readRange } from './byte-range.ts';
import type { House } from './call.ts';

/** Media addresses name their content for good; a year is the longest a cache may take. */
const KEEP_IMAGE = 'public, max-age=86400';
const KEEP_AUDIO = 'public, max-age=3600';
const AUDIO_NAME = /^(\d{1,15})\.(mp3|flac)$/;

/** Sound with ranges, pictures by size. Missing media are honest 404s: these addresses are not API calls. */
export function mountMedia(app: FastifyInstance, house: House): void {
  app.get<{ Params: { name: string }; Querystring: { download?: string } }>(
    '/media/audio/:name',
    async (request, reply) => {
      const [, id, format] = AUDIO_NAME.exec(request.params.name) ?? [];
      const [record] = id ? await songsByIds(house.db, [Number(id)]) : [];
      const source = record?.song.available ? await sourceOf(house.db, record) : undefined;
      if (!source) return missing(reply);
      try {
        const download = request.query.download !== undefined;
        if (download) void reply.header('content-disposition', attachment(source.tags, format ?? 'mp3'));
        const file =
          download && format === 'mp3'
            ? house.media.audio.openWithCover(source)
            : await house.media.audio.open(source, format === 'flac' ? 'flac' : 'mp3');
        return await sendAudio(request, reply, file);
      } catch (error) {
        if (error instanceof MediaError && error.code === 'not-ready') return missing(reply);
        throw error;
      }
    },
  );

  app.get<{ Params: { name: string }; Querystring: { param?: string } }>(
    '/media/img/:name',
    async (request, reply) => {
      const spec = house.media.covers.parse(request.params.name);
      if (!spec) return missing(reply);
      const { param } = request.query;
      const image = await house.media.images.response({
        source: { kind: 'cover', spec },
        param: typeof param === 'string' ? param : undefined,
        accept: request.headers.accept,
      });
      void reply.header('etag', image.etag).header('vary', 'Accept').header('cache-control', KEEP_IMAGE);
      openToAll(reply);
      if (hasVersion(request.headers['if-none-match'], image.etag)) return reply.code(304).send();
      return reply.type(image.contentType).send(image.body);
    },
  );
}

type OpenAudio = Awaited<ReturnType<House['media']['audio']['open']>>;

async function sendAudio(
  request: FastifyRequest,
  reply: FastifyReply,
  file: OpenAudio,
): Promise<FastifyReply> {
  void reply.header('etag', file.etag).header('accept-ranges', 'bytes').header('cache-control', KEEP_AUDIO);
  openToAll(reply);
  if (hasVersion(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  const wanted = rangeStillHolds(headerText(request.headers['if-range']), file.etag)
    ? readRange(request.headers.range, file.size)
    : 'whole';
  if (wanted === 'none') {
    return reply
      .code(416)
      .header('content-range', `bytes */${file.size}`)
      .header('cache-control', 'no-store')
      .send();
  }
  const range = wanted === 'whole' ? { start: 0, end: file.size - 1 } : wanted;
  if (wanted !== 'whole') {
    void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  void reply.type(file.contentType).header('content-length', range.end - range.start + 1);
  // An empty stream: without any payload the framework would say that the file has no length.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return reply.send(Readable.from(file.read(range.start, range.end, gone.signal), { objectMode: false }));
}

/** The name a downloaded song gets, also in Chinese (RFC 6266). */
function attachment({ artist, title }: { artist: string; title: string }, format: string): string {
  const name = `${artist} - ${title}.${format}`.replace(/[\\/:*?"<>|]/g, '_');
  return `attachment; filename="song.${format}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** Other clients of this contract draw sound into audio graphs, which needs CORS (contract page, part 6). */
function openToAll(reply: FastifyReply): void {
  void reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
