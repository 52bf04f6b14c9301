import { accountFeatures } from '@qingyin/server-accounts';
import { badParameters } from '@qingyin/server-kernel';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import type { ServerOptions } from './cli/options.ts';
import { type ApiOptions, answerError, mountApi } from './http/api.ts';
import { isApi } from './http/api-prefix.ts';
import type { AppContext } from './http/request-context.ts';
import { mountCompression } from './http/compression.ts';
import { answerBrokenRequest } from './http/broken-request.ts';
import { mountCors } from './http/cors.ts';
import { acceptMultipartFiles } from './http/multipart-files.ts';
import { mountForwardedHeaders } from './http/forwarded-headers.ts';
import { isClientAbort } from './http/client-abort.ts';
import { drainRequest } from './http/drain-request.ts';
import { loggerOptions } from './http/logger.ts';
import { mountDownloads } from './http/download-routes.ts';
import { createServerFactory } from './http/server-factory.ts';
import { mountMedia } from './http/media-routes.ts';
import { songFeatures } from './http/song-features.ts';
import { mountSystemApi } from './http/system-api.ts';
import { mountProxy } from './http/proxy.ts';
import { mountSecurityHeaders } from './http/security-headers.ts';
import { createProxyTrust } from './http/trusted-proxies.ts';
import { createUploadLimit } from './http/upload-limit.ts';
import { mountUploads } from './http/uploads.ts';
import { fileRoutes } from './routes/cloud/index.ts';
import { allRoutes } from './routes/index.ts';
import { mountEmbed } from './web/embed.ts';
import { mountWeb } from './web/static-web.ts';

/** Largest body of an API call other than a file upload, in bytes. */
const MAX_BODY = 2 * 1024 * 1024;
/**
 * Largest form field in bytes; the rest is cut off. More than the longest accepted lyrics take in UTF-8, so that
 * longer lyrics are recognised as too long.
 */
const MAX_FIELD = 1_300_000;
/** Maximum number of form fields, which are all in memory at once. */
const MAX_FIELDS = 50;

export type AppOptions = Pick<
  ServerOptions,
  | 'signUp'
  | 'demo'
  | 'webDir'
  | 'publicUrl'
  | 'basePath'
  | 'trustProxy'
  | 'corsOrigins'
  | 'tls'
  | 'api'
  | 'maxCalls'
  | 'maxConnections'
  | 'bodyTimeoutMs'
  | 'leastRate'
  | 'logLevel'
> & { version: string };

/**
 * Creates the Fastify application with all routes, without listening.
 *
 * @param makeContext creates the application context; returns undefined when `/api` is proxied (`options.api`)
 */
export async function createApp(
  options: AppOptions,
  makeContext: (app: FastifyInstance) => AppContext | undefined,
): Promise<FastifyInstance> {
  const { tls } = options;
  const trusted = createProxyTrust(options.trustProxy);
  const makeServer = createServerFactory(options, () => app.log);
  const app: FastifyInstance = fastify({
    ...loggerOptions(options.logLevel),
    trustProxy: trusted,
    bodyLimit: MAX_BODY,
    // A 503 of the framework would end the visitor's session
    // (docs/specification/errors.md#statuses-and-business-codes).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerBrokenRequest(options.basePath),
    serverFactory: (handle) => makeServer(handle),
  });
  mountForwardedHeaders(app, trusted);
  const https = tls !== undefined || (options.publicUrl?.startsWith('https:') ?? false);
  await mountSecurityHeaders(app, { webDir: options.webDir, foreign: options.api !== undefined, https });
  await app.register(cookie);
  mountCors(app, options.corsOrigins);
  mountCompression(app);
  app.setErrorHandler((error, request, reply) => answerAnyError(error, request, reply));
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version: options.version }),
  );
  let api: ApiOptions | undefined;
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: MAX_BODY });
    await scope.register(multipart, {
      attachFieldsToBody: 'keyValues',
      limits: { files: 0, fields: MAX_FIELDS, fieldSize: MAX_FIELD },
    });
    acceptEmptyJson(scope);
    mountSystemApi(scope, {
      version: options.version,
      foreign: options.api !== undefined,
      features: async () => [
        ...accountFeatures({ ...options, demo: options.demo && (context?.demo.present ?? false) }),
        ...(context ? await songFeatures(context.db) : []),
      ],
    });
    const context = makeContext(app);
    if (!context) return;
    api = {
      app: context,
      publicUrl: options.publicUrl,
      basePath: options.basePath,
      corsOrigins: options.corsOrigins,
      secureCookies: https,
      maxCalls: options.maxCalls,
    };
    mountApi(scope, allRoutes(), api);
    mountMedia(scope, context);
    mountDownloads(scope, context);
  });
  if (api) await mountFiles(app, api);
  if (options.api !== undefined) await mountProxy(app, options.api, options);
  mountEmbed(app, options);
  await mountWeb(app, { ...options, db: api?.app.db });
  return app;
}

/** File uploads get scopes of their own: they are streamed, take minutes, and do not count as ordinary calls. */
async function mountFiles(app: FastifyInstance, api: ApiOptions): Promise<void> {
  const uploads = createUploadLimit(api.maxCalls, app.log);
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: MAX_BODY });
    await acceptMultipartFiles(scope);
    acceptEmptyJson(scope);
    mountApi(scope, fileRoutes, { ...api, uploads });
  });
  await app.register(async (scope) => mountUploads(scope, api.app, uploads));
}

async function answerAnyError(
  error: unknown,
  ...[request, reply]: Parameters<typeof answerError> extends [unknown, ...infer Rest] ? Rest : never
) {
  // Fastify closes the connection after a refused body. That is only needed when the body was not read to its end.
  if (!(await drainRequest(request.raw))) void reply.header('connection', 'close');
  else if (reply.hasHeader('connection') && !reply.raw.hasHeader('connection'))
    reply.removeHeader('connection');
  if (isApi(request.url))
    return answerError(isBrokenForm(error, request) ? badParameters() : error, request, reply);
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (!isClientAbort(error, request) && status >= 500) request.log.error({ err: error }, 'request failed');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(status >= 500 ? 'Internal error' : 'Bad request');
}

/** Whether the multipart parser failed: its own errors carry no status, and an unreadable form is a client error. */
function isBrokenForm(
  error: unknown,
  { headers, body }: { headers: { 'content-type'?: string | undefined }; body: unknown },
): boolean {
  const hasStatus = typeof error === 'object' && error !== null && 'statusCode' in error;
  return !hasStatus && !body && (headers['content-type']?.startsWith('multipart/') ?? false);
}

/** Accepts empty `application/json` bodies as empty parameters: other clients send the header without a body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {});
    else void parse(request, String(body), done);
  });
}
