import { viewerOf } from '@qingyin/server-catalogue';
import type { DownloadTicketRow } from '@qingyin/server-db';
import { pipeline, Readable } from 'node:stream';
import { fileName, qualityLevels } from '@qingyin/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_ZIPS_PER_USER } from '../downloads/download-limits.ts';
import { openSong } from '../downloads/open-song.ts';
import { checkDownloads } from '../downloads/check-downloads.ts';
import { DOWNLOADS_PATH, findDownloadTicket, type DownloadOrder } from '../downloads/download-tickets.ts';
import { createSongsZip } from '../downloads/songs-zip.ts';
import { answerLater, answerUnmade, openOrExplain } from './open-or-explain.ts';
import type { AppContext } from './request-context.ts';
import { isClientAbort } from './client-abort.ts';
import { localeOf } from './error-messages/index.ts';
import { contentDisposition, answerExpired, answerNotFound, sendFile } from './send-file.ts';
import { createFairConcurrencyLimit } from './fair-concurrency-limit.ts';

const KEEP = 'private, no-store';
const RETRY_AFTER_S = 60;

/**
 * Mounts downloads by ticket: one song as a file with ranges, several as a zip without Content-Length, since the
 * length is only known once the last song is rendered. These are not API calls: browsers request the URLs
 * directly, without a session.
 */
export function mountDownloads(app: FastifyInstance, context: AppContext): void {
  const { maxZips } = context.downloads;
  const places = createFairConcurrencyLimit({
    places: maxZips,
    maxPerCaller: MAX_ZIPS_PER_USER,
    onFull: () => app.log.warn({ maxZips }, 'too many zips at once'),
  });

  app.get<{ Params: { id: string }; Querystring: { ticket?: string } }>(
    `${DOWNLOADS_PATH}/:id`,
    async (request, reply) => {
      const ticket = await findDownloadTicket(
        context.db,
        request.params.id,
        request.query.ticket,
        context.now(),
      );
      if (!ticket) return answerExpired(reply);
      const order = orderOf(ticket);
      const [first] = order.songIds;
      if (order.songIds.length === 1 && first !== undefined)
        return sendOne(context, { ...order, songId: first }, request, reply);
      void reply
        .header('cache-control', KEEP)
        .header('accept-ranges', 'none')
        .header(
          'content-disposition',
          contentDisposition(fileName(order.name || 'Qingyin', 'zip'), 'songs.zip'),
        )
        .type('application/zip');
      if (request.method === 'HEAD') return reply.send(Readable.from([]));
      const place = places.enter(`user ${order.userId}`);
      if (typeof place === 'string') return tooMany(reply);
      const zip = createSongsZip(context, {
        ...order,
        locale: localeOf(request.headers),
        log: request.log,
        now: context.now,
      });
      zip.once('close', () => place.leave());
      return sendAsItComes(reply, zip);
    },
  );
}

async function sendOne(
  context: AppContext,
  { songId, userId, level }: DownloadOrder & { songId: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [song] = await checkDownloads(context, await viewerOf(context.db, userId), [songId], level);
  if (!song || song.kind === 'left-out') return answerNotFound(reply);
  const head = song.kind === 'library' && (await answerUnmade(context, song.choice, request, reply));
  if (head) return head;
  const file = await openOrExplain(request, (signal) =>
    openSong({ ...context, log: request.log }, song, { signal, caller: `user ${userId}` }),
  );
  if (file === 'later') return answerLater(reply);
  if (!file) return answerNotFound(reply);
  const ending = file.name.slice(file.name.lastIndexOf('.'));
  void reply.header('content-disposition', contentDisposition(file.name, `song${ending}`));
  return sendFile(request, reply, file.sound, KEEP);
}

function orderOf({ user_id, name, level, song_ids }: DownloadTicketRow): DownloadOrder {
  return {
    userId: user_id,
    name,
    level: qualityLevels.find((known) => known === level) ?? 'standard',
    songIds: song_ids.split(',').map(Number),
  };
}

/** Sends the head at once: the browser shows the download from then on, and the first song may take a while. */
function sendAsItComes(reply: FastifyReply, zip: Readable): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.flushHeaders();
  // A client abort destroys the zip, and a failed zip destroys the connection, so that a partial file is never
  // taken for a complete one.
  pipeline(zip, raw, (error) => {
    if (error && !isClientAbort(error, reply.request)) reply.log.error({ err: error }, 'a zip failed');
  });
  return reply;
}

const tooMany = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .removeHeader('content-disposition')
    .header('cache-control', 'no-store')
    .header('retry-after', RETRY_AFTER_S)
    .type('text/plain; charset=utf-8')
    .send('Too many downloads at once');
