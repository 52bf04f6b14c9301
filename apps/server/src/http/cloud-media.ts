import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { cloudSoundName } from '../entities/cloud-songs.ts';
import { isSoundType, soundTypes } from '../files/sound-type.ts';
import { storedFile } from '../files/stored-files.ts';
import type { House } from './call.ts';
import { attachment, missing, sendSound } from './send-sound.ts';

/** The address ends of itself; what came by it is the listener's own. */
const KEEP = 'private, max-age=1200';
const NAME = /^(\d{1,15})\.([a-z0-9]{2,5})$/;

interface Query {
  until?: string;
  token?: string;
  download?: string;
}

/** Songs of cloud disks, by addresses that were made for their owners and end after a while. */
export function mountCloudMedia(app: FastifyInstance, { db, files }: House): void {
  app.get<{ Params: { name: string }; Querystring: Query }>('/media/cloud/:name', async (request, reply) => {
    const { name } = request.params;
    const [, id, type = ''] = NAME.exec(name) ?? [];
    if (!id || !isSoundType(type)) return missing(reply);
    if (!(await files.addresses.holds(name, request.query))) {
      void reply.code(403).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      return reply.send('This address has ended');
    }
    const song = await db
      .selectFrom('cloud_song')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirst();
    const file = song && (await storedFile(db, song.file_hash));
    const path = file && files.store.path(file.name);
    const found = path && (await stat(path).catch(() => undefined));
    if (!song || !path || !found || cloudSoundName(song) !== name) return missing(reply);
    if (request.query.download !== undefined)
      void reply.header('content-disposition', attachment(song.file_name, name));
    const sound = {
      size: found.size,
      etag: `"${song.file_hash.slice(0, 40)}"`,
      contentType: soundTypes[type],
      read: (start: number, end: number, signal?: AbortSignal) =>
        createReadStream(path, { start, end, ...(signal ? { signal } : {}) }),
    };
    return sendSound(request, reply, sound, KEEP);
  });
}
