import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

export interface SecurityOptions {
  /** folder of the built client; its csp.json may list hashes of inline scripts */
  webDir: string;
  /** true: a foreign service's pictures and sound come from hosts we cannot know */
  foreign: boolean;
  /** true: served over https, so browsers may be told to stay there */
  https: boolean;
}

const hashes = z.array(z.string().regex(/^'?sha(256|384|512)-[A-Za-z0-9+/=]+'?$/));
const cspFile = z.union([hashes, z.object({ scriptHashes: hashes }).transform((file) => file.scriptHashes)]);

/** Hashes of inline scripts the build has put into the frames; none when there is no such file. */
export function scriptHashes(webDir: string): string[] {
  try {
    const listed = cspFile.parse(JSON.parse(readFileSync(join(webDir, 'csp.json'), 'utf8')));
    return listed.map((hash) => `'${hash.replaceAll("'", '')}'`);
  } catch {
    return [];
  }
}

/** Content policy and its companions on every answer. */
export async function mountSecurityHeaders(
  app: FastifyInstance,
  { webDir, foreign, https }: SecurityOptions,
): Promise<void> {
  const elsewhere = foreign ? ['https:', 'http:'] : [];
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes(webDir)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...elsewhere],
        mediaSrc: ["'self'", 'blob:', ...elsewhere],
        connectSrc: ["'self'", ...elsewhere],
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
