import type { FastifyInstance } from 'fastify';
import { cloudSound } from '../downloads/cloud-sound.ts';
import { cloudSoundName } from '../entities/cloud-songs.ts';
import { isSoundType } from '../files/sound-type.ts';
import type { House } from './call.ts';
import { attachment, ended, missing, sendSound } from './send-sound.ts';

/** The URL expires by itself, and its content is personal. */
const KEEP = 'private, max-age=1200';
const NAME = /^(\d{1,15})\.([a-z0-9]{2,5})$/;

interface Query {
  until?: string;
  token?: string;
  download?: string;
}

/** Mounts the songs of cloud disks, by signed URLs that are made for their owners and expire. */
export function mountCloudMedia(app: FastifyInstance, house: House): void {
  app.get<{ Params: { name: string }; Querystring: Query }>('/media/cloud/:name', async (request, reply) => {
    const { name } = request.params;
    const [, id, type = ''] = NAME.exec(name) ?? [];
    if (!id || !isSoundType(type)) return missing(reply);
    if (!(await house.files.addresses.holds(name, request.query))) return ended(reply);
    const song = await house.db
      .selectFrom('cloud_song')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirst();
    const sound = song && (await cloudSound(house, song));
    if (!song || !sound || cloudSoundName(song) !== name) return missing(reply);
    if (request.query.download !== undefined)
      void reply.header('content-disposition', attachment(song.file_name, name));
    return sendSound(request, reply, sound, KEEP);
  });
}
