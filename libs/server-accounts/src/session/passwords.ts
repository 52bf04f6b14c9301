import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane; about 20 ms on a small machine. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const md5hex = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex');

/**
 * Password hash: argon2id over md5hex(password), because clients of this contract may send only the md5
 * (docs/decisions/0003-password-hash.md).
 */
export const hashPassword = (password: string): Promise<string> => hash(md5hex(password), cost);

/**
 * Verifies a password in either form that clients send; `md5` takes precedence
 * (docs/specification/contract/sign-in.md).
 */
export async function passwordMatches(
  stored: string,
  sent: { password?: string | undefined; md5?: string | undefined },
): Promise<boolean> {
  const digest = sent.md5?.toLowerCase() ?? (sent.password === undefined ? undefined : md5hex(sent.password));
  return digest !== undefined && verify(stored, digest);
}
