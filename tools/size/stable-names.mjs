import { createHash } from 'node:crypto';

/** A file name of the build: a hash of 7 characters after the name (vite.config.mts). */
const HASHED = /([\w.$-]*)-[\w-]{7}\.(js|css)\b/g;

/**
 * Replaces what differs between builds of the same code, so that its compressed size is always the same: content
 * hashes in file names depend on the build id, which depends on every file of the libraries, and a script that names
 * many chunks gets up to 0.1 kB larger or smaller with other hashes. The replacements are as random and as long.
 * @param {string} text a script or style sheet of the build
 * @param {string} build the build id
 */
export function withStableNames(text, build) {
  const named = text.replaceAll(
    HASHED,
    (_, name, extension) => `${name}-${digest(`${name}.${extension}`, 'base64url').slice(0, 7)}.${extension}`,
  );
  return named.replaceAll(build, digest('build', 'hex').slice(0, build.length));
}

/** @param {string} text @param {'base64url' | 'hex'} encoding */
const digest = (text, encoding) => createHash('sha256').update(text).digest(encoding);
