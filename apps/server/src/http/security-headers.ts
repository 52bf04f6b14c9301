import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

export interface SecurityOptions {
  /** folder of the built client; its csp.json may list what its pages load (`readClientPolicy`) */
  webDir: string;
  /** true: `/api` is proxied, and the foreign service's images and audio come from unknown hosts */
  foreign: boolean;
  /** true: served over https, so that HSTS is sent */
  https: boolean;
}

const clientPolicy = z.object({
  /** hashes of inline scripts that the build put into the pages */
  scriptHashes: z
    .array(z.string().regex(/^'?sha(256|384|512)-[A-Za-z0-9+/=]+'?$/))
    .transform((hashes) => hashes.map((hash) => `'${hash.replaceAll("'", '')}'`)),
  /** origins of the analytics script configured at build time and of its reports */
  scriptOrigins: z.array(z.string().regex(/^https?:\/\/[A-Za-z0-9.:[\]-]+$/)).default([]),
});

/** CSP additions of the built client; empty when its csp.json is missing or invalid. */
function readClientPolicy(webDir: string): z.infer<typeof clientPolicy> {
  try {
    return clientPolicy.parse(JSON.parse(readFileSync(join(webDir, 'csp.json'), 'utf8')));
  } catch {
    return { scriptHashes: [], scriptOrigins: [] };
  }
}

/** Sets Content-Security-Policy and related headers on every answer. */
export async function mountSecurityHeaders(
  app: FastifyInstance,
  { webDir, foreign, https }: SecurityOptions,
): Promise<void> {
  const elsewhere = foreign ? ['https:', 'http:'] : [];
  const { scriptHashes, scriptOrigins } = readClientPolicy(webDir);
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes, ...scriptOrigins],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...elsewhere],
        mediaSrc: ["'self'", 'blob:', ...elsewhere],
        connectSrc: ["'self'", ...scriptOrigins, ...elsewhere],
        fontSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // Over plain http browsers refuse or ignore these headers, with a message in the console.
    crossOriginOpenerPolicy: https ? { policy: 'same-origin' } : false,
    originAgentCluster: https,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  });
}
