import { cloudSoundName } from '@qingyin/server-catalogue';
import { isSoundType } from '@qingyin/audio-dsp';
import type { FastifyInstance } from 'fastify';
import { cloudSound } from '../downloads/cloud-sound.ts';
import type { AppContext } from './request-context.ts';
import { contentDisposition, answerExpired, answerNotFound, sendFile } from './send-file.ts';

/** The URL expires by itself, and its content is personal. */
const KEEP = 'private, max-age=1200';
const NAME = /^(\d{1,15})\.([a-z0-9]{2,5})$/;

interface Query {
  until?: string;
  token?: string;
  download?: string;
}

/** Mounts the songs of cloud disks, by signed URLs that are made for their owners and expire. */
export function mountCloudMedia(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { name: string }; Querystring: Query }>('/media/cloud/:name', async (request, reply) => {
    const { name } = request.params;
    const [, id, type = ''] = NAME.exec(name) ?? [];
    if (!id || !isSoundType(type)) return answerNotFound(reply);
    if (!(await context.files.signedUrls.isValid(name, request.query))) return answerExpired(reply);
    const song = await context.db
      .selectFrom('cloud_song')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirst();
    const sound = song && (await cloudSound(context, song));
    if (!song || !sound || cloudSoundName(song) !== name) return answerNotFound(reply);
    if (request.query.download !== undefined)
      void reply.header('content-disposition', contentDisposition(song.file_name, name));
    return sendFile(request, reply, sound, KEEP);
  });
}
