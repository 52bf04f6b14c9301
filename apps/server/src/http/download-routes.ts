import { pipeline, Readable } from 'node:stream';
import { fileName, qualityLevels } from '@qingyin/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DownloadTicketRow } from '../db/tables/downloads.ts';
import { ZIPS_OF_ONE } from '../downloads/limits.ts';
import { openSong } from '../downloads/open-song.ts';
import { judge } from '../downloads/songs.ts';
import { DOWNLOADS, heldTicket, type Order } from '../downloads/tickets.ts';
import { zipOfSongs } from '../downloads/zip-of-songs.ts';
import type { House } from './call.ts';
import { hasHungUp } from './hang-up.ts';
import { languageFor } from './messages/index.ts';
import { attachment, ended, missing, sendSound } from './send-sound.ts';
import { createShares } from './shares.ts';

const KEEP = 'private, no-store';
const RETRY_AFTER_S = 60;

/**
 * Mounts downloads by ticket: one song as a file with ranges, several as a zip without Content-Length, since the
 * length is only known once the last song is rendered. These are not API calls: browsers request the URLs
 * directly, without a session.
 */
export function mountDownloads(app: FastifyInstance, house: House): void {
  const { maxZips } = house.downloads;
  const places = createShares({
    places: maxZips,
    each: ZIPS_OF_ONE,
    onFull: () => app.log.warn({ maxZips }, 'too many zips at once'),
  });

  app.get<{ Params: { id: string }; Querystring: { ticket?: string } }>(
    `${DOWNLOADS}/:id`,
    async (request, reply) => {
      const ticket = await heldTicket(house.db, request.params.id, request.query.ticket, house.now());
      if (!ticket) return ended(reply);
      const order = orderOf(ticket);
      const [first] = order.songIds;
      if (order.songIds.length === 1 && first !== undefined)
        return sendOne(house, { ...order, songId: first }, request, reply);
      void reply
        .header('cache-control', KEEP)
        .header('accept-ranges', 'none')
        .header('content-disposition', attachment(fileName(order.name || 'Qingyin', 'zip'), 'songs.zip'))
        .type('application/zip');
      if (request.method === 'HEAD') return reply.send(Readable.from([]));
      const place = places.enter(`user ${order.userId}`);
      if (typeof place === 'string') return tooMany(reply);
      const zip = zipOfSongs(house, {
        ...order,
        language: languageFor(request.headers['accept-language']),
        log: request.log,
        now: house.now,
      });
      zip.once('close', () => place.leave());
      return sendAsItComes(reply, zip);
    },
  );
}

async function sendOne(
  house: House,
  { songId, userId, level }: Order & { songId: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [song] = await judge(house.db, userId, [songId], level);
  if (!song || song.kind === 'left-out') return missing(reply);
  const file = await openSong({ ...house, log: request.log }, song, false);
  if (!file) return missing(reply);
  const ending = file.name.slice(file.name.lastIndexOf('.'));
  void reply.header('content-disposition', attachment(file.name, `song${ending}`));
  return sendSound(request, reply, file.sound, KEEP);
}

function orderOf({ user_id, name, level, song_ids }: DownloadTicketRow): Order {
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
    if (error && !hasHungUp(error, reply.request)) reply.log.error({ err: error }, 'a zip failed');
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
