import { escapeHtml } from '@qingyin/text';
import { isVideoLink, providers } from '@qingyin/video-links';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BasePath } from '../http/base-path.ts';
import { originOf, type PublicAddress } from '../http/request-sender.ts';

const LONGEST_S = 24 * 60 * 60;
const NOT_FOUND = 404;
const asked = z.object({
  id: z.string(),
  /** start time, s */
  t: z.coerce.number().int().min(0).max(LONGEST_S).catch(0).default(0),
});
/** Sandbox of the external frame: its own player and windows, but neither this page nor navigation of the window. */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-presentation',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
].join(' ');
/** Full screen has an attribute of its own, which older browsers support too; with both, browsers log a warning. */
const ALLOW = 'autoplay; picture-in-picture; encrypted-media';
/**
 * Sends our origin only. YouTube refuses to play without a referrer (its error 153), whatever a proxy does to our
 * headers.
 */
const REFERRER = 'strict-origin-when-cross-origin';
const STYLE =
  'html,body{block-size:100%;margin:0;background:#0b1110;color-scheme:dark;overflow:hidden}iframe{display:block;inline-size:100%;block-size:100%;border:0}';

/**
 * Mounts `/embed/{service}?id=…&t=…`: a page that contains only the frame of an external service, so that the
 * client's own policy need not allow any: only this page's policy allows the service it shows. Its script
 * (apps/web/public/embed.js) is ours too; it reports whether the service can be reached and forwards messages.
 */
export function mountEmbed(app: FastifyInstance, address: PublicAddress): void {
  app.get<{ Params: { service: string } }>('/embed/:service', async (request, reply) => {
    const { service } = request.params;
    const query = asked.safeParse(request.query);
    if (!query.success || !isVideoLink(service, query.data.id))
      return reply.code(NOT_FOUND).type('text/plain; charset=utf-8').send('Not found');
    const { title, origins, frameUrl } = providers[service];
    const { origin, hostname } = new URL(originOf(request, address));
    const src = frameUrl(query.data.id, {
      startS: query.data.t,
      page: { origin, hostname },
    });
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policyFor(origins))
      .type('text/html; charset=utf-8')
      .send(page(title, src, { origins, basePath: address.basePath }));
  });
}

const policyFor = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    `frame-src ${origins.join(' ')}`,
    `connect-src ${origins.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

const page = (
  title: string,
  src: string,
  { origins, basePath }: { origins: readonly string[] } & BasePath,
): string =>
  `<!doctype html>
<html data-origins="${escapeHtml(origins.join(' '))}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><iframe title="${escapeHtml(title)}" src="${escapeHtml(src)}" sandbox="${SANDBOX}" allow="${ALLOW}" referrerpolicy="${REFERRER}" allowfullscreen></iframe>
<script src="${basePath}/embed.js"></script></body>
</html>
`;
