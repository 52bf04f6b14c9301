import { clipAt, clipPath, clipTypes } from '@qingyin/demo-catalogue';
import { readFileChunks } from '@qingyin/server-kernel';
import type { FastifyInstance } from 'fastify';
import { answerNotFound, sendFile } from './send-file.ts';

const KEEP = 'public, max-age=3600';

/** Mounts the demo films, with range requests. */
export function mountClipMedia(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/media/clips/:name', async (request, reply) => {
    const { name } = request.params;
    const found = clipAt(`/media/clips/${name}`);
    const path = clipPath(name);
    if (!found || !path) return answerNotFound(reply);
    const { size, md5, type } = found.file;
    const film = {
      size,
      etag: `"${md5}"`,
      contentType: clipTypes[type],
      read: (start: number, end: number, signal?: AbortSignal) => readFileChunks(path, start, end, signal),
    };
    return sendFile(request, reply, film, KEEP);
  });
}
