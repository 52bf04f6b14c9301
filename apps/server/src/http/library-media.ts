import { ALL_SONGS, type LibraryFile, libraryFileById, songsByIds } from '@qingyin/server-catalogue';
import { isSoundType } from '@qingyin/audio-dsp';
import type { FastifyInstance } from 'fastify';
import { artistNames } from '../downloads/check-downloads.ts';
import { openLibraryFile } from '../downloads/library-sound.ts';
import { libraryFileName } from './file-name.ts';
import type { AppContext } from './request-context.ts';
import { answerExpired, answerNotFound, contentDisposition, sendFile } from './send-file.ts';

/** The URL expires by itself, and its content is personal. */
const KEEP = 'private, max-age=1200';
const NAME = /^(\d{1,15})\.([a-z0-9]{2,5})$/;

interface Query {
  until?: string;
  token?: string;
  download?: string;
}

/**
 * Mounts the sound files of music libraries, by signed URLs that are made for those who may hear them and expire. The
 * file is looked up again for each request, so that a URL ends with its file and its library.
 */
export function mountLibraryMedia(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { name: string }; Querystring: Query }>(
    '/media/library/:name',
    async (request, reply) => {
      const { name } = request.params;
      const [, id, type = ''] = NAME.exec(name) ?? [];
      if (!id || !isSoundType(type)) return answerNotFound(reply);
      if (!(await context.files.signedUrls.isValid(`library/${name}`, request.query)))
        return answerExpired(reply);
      const file = await libraryFileById(context.db, Number(id));
      const sound = file?.type === type ? await openLibraryFile(context, file) : undefined;
      if (!file || !sound) return answerNotFound(reply);
      if (request.query.download !== undefined)
        void reply.header('content-disposition', contentDisposition(await downloadName(context, file), name));
      return sendFile(request, reply, sound, KEEP);
    },
  );
}

/** `artist - title.ext`; the signed URL shows that the song may be heard. */
async function downloadName({ db }: AppContext, file: LibraryFile): Promise<string> {
  const [record] = await songsByIds(db, [file.songId], ALL_SONGS);
  return libraryFileName({ title: record?.song.name ?? '', artist: record ? artistNames(record) : '' }, file);
}
