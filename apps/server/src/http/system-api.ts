import { setTimeout as wait } from 'node:timers/promises';
import { endpoints, type Capabilities } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { FastifyInstance } from 'fastify';
import { answerError } from './api.ts';
import { localeOf, translate } from './error-messages/index.ts';
import { API_PREFIX } from './api-prefix.ts';
import { mergeRequestParams } from './request-params.ts';

/** Capabilities of this server that screens depend on. */
const ownFeatures = [
  'login',
  'visitor',
  'playlist',
  'playlists-holding',
  'playlist-versions',
  'playlist-hide',
  'smart-playlists',
  'like',
  'lyric',
  'lyric-edits',
  'comment-read',
  'comment',
  'comment-moments',
  'collect',
  'topic-sub',
  'feed',
  'notices',
  'report',
  'post-pictures',
  'event-detail',
  'feed-privacy',
  'hide-people',
  'suggest-people',
  'fm',
  'fm-skip',
  'record-clear',
  'song-ratings',
  'song-facts',
  'listening-report',
  'continue-listening',
  'recommend',
  'video',
  'film-song',
  'cloud',
  'cloud-tags',
  'cloud-to-library',
  'cloud-tag-readings',
  'cloud-lyric',
  'download',
  'search',
  'charts',
  'library-administration',
  'tag-corrections',
  'song-replacements',
  'artist-rules',
  'library-reasons',
  'chosen-pictures',
  'outside-sources',
  'music-library',
  'demo-catalogue',
  'bitrate-limits',
  'provoke',
];
/** Capabilities in front of a foreign service, whose own are unknown: only calls answered by this process. */
const foreignFeatures = ['provoke'];
const SLOW_MS = 3000;

/**
 * Mounts the calls that this process answers even in front of a foreign service: capabilities and provoked errors
 * (docs/specification/http.md#calls-beyond-the-contract).
 */
export function mountSystemApi(
  app: FastifyInstance,
  options: { version: string; foreign: boolean; features?: () => Promise<readonly string[]> },
): void {
  const { version, foreign, features = () => Promise.resolve([]) } = options;
  const capabilities = async (): Promise<Capabilities> => ({
    code: 200,
    data: {
      product: 'qingyin',
      version,
      foreign,
      features: foreign ? foreignFeatures : [...ownFeatures, ...(await features())],
    },
  });
  app.all(`${API_PREFIX}${endpoints.system.capabilities.path}`, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await capabilities()),
  );
  app.all(`${API_PREFIX}${endpoints.system.provoke.path}`, async (request, reply) => {
    try {
      const { status, kind } = schemas.system.provoke.parse({
        ...mergeRequestParams({ cookies: undefined, query: request.query, body: request.body }),
      });
      void reply.header('cache-control', 'no-store');
      const message = await translate(`按要求返回 ${status}`, localeOf(request.headers));
      if (kind === 'slow') await wait(SLOW_MS);
      if (kind === 'failure') return await reply.send({ code: 500, success: false, msg: message, message });
      void reply.code(status);
      if (kind === 'text') return await reply.type('text/plain; charset=utf-8').send(message);
      return await reply.send({ code: status, msg: message, message });
    } catch (error) {
      return answerError(error, request, reply);
    }
  });
}
