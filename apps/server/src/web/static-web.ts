import type { Db } from '@qingyin/server-db';
import { failure } from '@qingyin/server-kernel';
import '@fastify/cookie';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../http/api.ts';
import { isApi } from '../http/api-prefix.ts';
import { isClientAbort } from '../http/client-abort.ts';
import { originOf, type PublicAddress } from '../http/request-sender.ts';
import { checkBasePath } from './check-base-path.ts';
import { chooseFrame, listFrames } from './frames.ts';
import { createHomeFrames } from './home-frame.ts';
import { localeOf, translate } from '../http/error-messages/index.ts';
import { findLinkPreview, insertLinkPreview } from './link-preview.ts';
import { createPages, type Pages } from './pages.ts';
import { sendStreamedPage } from './streamed-page.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const NOT_FOUND = 404;
/** Files with a content hash in their name. */
const HASHED = /\/assets\/.+[-.][A-Za-z0-9_-]{7,}\.[a-z0-9]+(\.map)?(\.br|\.gz)?$/;

export interface WebOptions extends PublicAddress {
  webDir: string;
  /** source of link previews; undefined when `/api` is proxied */
  db: Db | undefined;
}

/**
 * Serves the built client: its files, and a prebuilt frame for every other URL without an extension, so that deep
 * links survive a reload. A missing file answers 404 instead of a page
 * (docs/specification/routes.md#deep-links-and-missing-files).
 */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { webDir, basePath } = options;
  await checkBasePath(webDir, basePath);
  const built = existsSync(webDir);
  if (built) {
    await app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      index: false,
      cacheControl: false,
      serve: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          HASHED.test(`/${path.replaceAll('\\', '/')}`) ? FOREVER : ASK_AGAIN,
        ),
    });
    // The plugin's own route reads every folder on the path, to refuse names in another case: a quarter of the
    // time of a page with a hundred files, all of which are public.
    app.get<{ Params: { '*': string } }>('/*', { errorHandler }, (request, reply) => {
      void reply.sendFile(request.params['*']);
    });
  }
  await mountWidget(app, join(webDir, '..', 'widget'), built);
  const frames = listFrames(webDir);
  const pages = createPages(webDir, basePath);
  const homeFrames = await createHomeFrames(app, { webDir, pages });

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    if (isApi(path)) return sendFailure(reply, failure(NOT_FOUND, '没有这个接口'));
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    const isFile = extname(path) !== '' || /^\/(assets|media|uploads|embed)(\/|$)/.test(path);
    if (!wantsPage || isFile) return plain(reply, NOT_FOUND, 'Not found');
    if (!built) return plain(reply, NOT_FOUND, 'The web client is not built yet. Run "npm start".');
    const file = chooseFrame(
      {
        locale: request.cookies['qy_locale'],
        acceptLanguage: request.headers['accept-language'],
      },
      frames,
    );
    void reply
      .code(200)
      .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
      .header('cache-control', ASK_AGAIN);
    const home = await homeFrames.get(file, request);
    if (home !== null && typeof home !== 'string') return sendStreamedPage(request, reply, home);
    const html = home ?? (await pageWithPreview(request, file, { ...options, pages }));
    // Below a base path the files differ from what is sent; otherwise they exist compressed.
    if (html === null && basePath === '') return reply.sendFile(file);
    return reply.type('text/html; charset=utf-8').send(html ?? (await pages.read(file)));
  });

  if (built) app.get('/', (_request, reply) => reply.callNotFound());
}

/** Ignores clients that disconnect while a file is sent. */
function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (isClientAbort(error, request)) request.raw.destroy();
  else void request.server.errorHandler(error, request, reply);
}

/** The frame with a link preview in its head; null when there is none. */
async function pageWithPreview(
  request: FastifyRequest,
  file: string,
  { db, pages, ...address }: PublicAddress & { db: Db | undefined; pages: Pages },
): Promise<string | null> {
  if (!db) return null;
  const origin = originOf(request, address);
  const preview = await findLinkPreview(db, request.url, origin).catch((error: unknown) => {
    request.log.error(error);
    return null;
  });
  if (preview === null) return null;
  const siteName = await translate('青音', localeOf(request.headers));
  return insertLinkPreview(await pages.read(file), preview, { url: origin + request.url, siteName });
}

/** Serves the embeddable player under /widget/ to pages of any origin. */
async function mountWidget(app: FastifyInstance, widgetDir: string, decorated: boolean): Promise<void> {
  if (!existsSync(widgetDir)) return;
  await app.register(fastifyStatic, {
    root: widgetDir,
    prefix: '/widget/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    decorateReply: !decorated,
    setHeaders: (reply) =>
      void reply
        .header('cache-control', ASK_AGAIN)
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin'),
  });
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0]?.toLowerCase() ?? '/';

const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
