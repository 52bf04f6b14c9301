import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

export interface SecurityOptions {
  /** folder of the built client; its csp.json may list what its pages load (`readClientPolicy`) */
  webDir: string;
  /** true: a foreign service's pictures and sound come from hosts we cannot know */
  foreign: boolean;
  /** true: served over https, so browsers may be told to stay there */
  https: boolean;
}

const clientPolicy = z.object({
  /** of inline scripts that the build has put into the frames */
  scriptHashes: z
    .array(z.string().regex(/^'?sha(256|384|512)-[A-Za-z0-9+/=]+'?$/))
    .transform((hashes) => hashes.map((hash) => `'${hash.replaceAll("'", '')}'`)),
  /** where the analytics script that was configured at build time comes from, and reports to */
  scriptOrigins: z.array(z.string().regex(/^https?:\/\/[A-Za-z0-9.:[\]-]+$/)).default([]),
});

/** What the pages of the built client load beside its own files; nothing when its csp.json is missing or wrong. */
function readClientPolicy(webDir: string): z.infer<typeof clientPolicy> {
  try {
    return clientPolicy.parse(JSON.parse(readFileSync(join(webDir, 'csp.json'), 'utf8')));
  } catch {
    return { scriptHashes: [], scriptOrigins: [] };
  }
}

/** Content policy and its companions on every answer. */
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
    // Over plain http in a home network browsers refuse or ignore these, with a message in the console.
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
