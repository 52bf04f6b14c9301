import { ALL_SONGS, libraryFileById, songsByIds } from '@qingyin/server-catalogue';
import { conversionFormats, type FileChoice, formatOfType, limitOfFormat } from '@qingyin/server-convert';
import type { FastifyInstance } from 'fastify';
import { artistNames } from '../downloads/check-downloads.ts';
import { openLibraryFile } from '../downloads/library-sound.ts';
import { libraryFileName } from './file-name.ts';
import { answerLater, answerUnmade, openOrExplain } from './open-or-explain.ts';
import { callerOf } from './rate-limits/index.ts';
import type { AppContext } from './request-context.ts';
import { answerExpired, answerNotFound, contentDisposition, sendFile } from './send-file.ts';

/** The URL expires by itself, and its content is personal. */
const KEEP = 'private, max-age=1200';
const NAME = /^(\d{1,15})(?:-(\d{1,12})(?:-(\d{2,3}))?)?\.([a-z0-9]{2,5})$/;

interface Query {
  until?: string;
  token?: string;
  download?: string;
}

/**
 * Name of a sound file in the URLs below `/media/library/`: `12.mp3` for a file that is sent as it is, `12-0.flac` for
 * the conversion of a file or of the part that starts at so many ms, `12-0-128.opus` for one with at most so many kbit/s.
 */
export function libraryMediaName({ file, format }: FileChoice): string {
  if (format === undefined) return `${file.fileId}.${file.type}`;
  const limit = limitOfFormat(format);
  const stem = [file.fileId, file.startMs, ...(limit === undefined ? [] : [limit])].join('-');
  return `${stem}.${conversionFormats[format].type}`;
}

/**
 * Mounts the sound files of music libraries, by signed URLs that are made for those who may hear them and expire. The
 * file is looked up again for each request, so that a URL ends with its file and its library. A file that is still to be
 * converted is answered when that is done.
 */
export function mountLibraryMedia(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { name: string }; Querystring: Query }>(
    '/media/library/:name',
    async (request, reply) => {
      const { name } = request.params;
      if (!NAME.test(name)) return answerNotFound(reply);
      if (!(await context.files.signedUrls.isValid(`library/${name}`, request.query)))
        return answerExpired(reply);
      const choice = await choiceOf(context, name);
      if (!choice) return answerNotFound(reply);
      const head = await answerUnmade(context, choice, request, reply);
      if (head) return head;
      // The address does not say who asks.
      const caller = callerOf({ user: null, address: request.ip });
      const sound = await openOrExplain(request, (signal) =>
        openLibraryFile(context, choice, { signal, caller }),
      );
      if (sound === 'later') return answerLater(reply);
      if (!sound) return answerNotFound(reply);
      if (request.query.download !== undefined)
        void reply.header(
          'content-disposition',
          contentDisposition(await downloadName(context, choice), name),
        );
      return sendFile(request, reply, sound, KEEP);
    },
  );
}

/** The file and format that a name stands for; undefined: there is none any more. */
async function choiceOf({ db }: AppContext, name: string): Promise<FileChoice | undefined> {
  const [, id, start, limit, type = ''] = NAME.exec(name) ?? [];
  const format = start === undefined ? undefined : formatOfType(type, limit);
  if (start !== undefined && !format) return undefined;
  const file = await libraryFileById(db, Number(id), start === undefined ? undefined : Number(start));
  const choice = file && { file, format };
  return choice && libraryMediaName(choice) === name ? choice : undefined;
}

/** `artist - title.ext`; the signed URL shows that the song may be heard. */
async function downloadName({ db }: AppContext, choice: FileChoice): Promise<string> {
  const [record] = await songsByIds(db, [choice.file.songId], ALL_SONGS);
  const song = { title: record?.song.name ?? '', artist: record ? artistNames(record) : '' };
  return libraryFileName(song, choice);
}
