import { libraryFileById, libraryFilePath } from '@qingyin/server-catalogue';
import { isSoundType } from '@qingyin/audio-dsp';
import type { FastifyInstance } from 'fastify';
import { openLibraryFile } from '../downloads/library-sound.ts';
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
      if (request.query.download !== undefined) {
        const path = libraryFilePath(file, (stored) => stored);
        void reply.header(
          'content-disposition',
          contentDisposition(path.split(/[\\/]/).at(-1) ?? name, name),
        );
      }
      return sendFile(request, reply, sound, KEEP);
    },
  );
}
