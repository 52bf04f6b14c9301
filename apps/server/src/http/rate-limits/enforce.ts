import { BusinessError } from '@qingyin/server-kernel';
import { resultCodes } from '@qingyin/contract';
import { normalizeAddress } from '../normalize-address.ts';
import type { RequestContext } from '../request-context.ts';
import type { Route } from '../route.ts';
import { type RateLimitRule, rateLimitRules } from './rules.ts';

/** Code of the contract for calls that are too frequent (docs/specification/contract/transport.md#codes). */
const TOO_FREQUENT = 405;

/** Rate-limit subject of a call: the logged-in user, else the caller's network. */
export const callerOf = ({ user, address }: Pick<RequestContext, 'user' | 'address'>): string =>
  user && !user.anonymous ? `user ${user.id}` : `from ${networkOf(address)}`;

/**
 * Network of an address as far as one customer of a provider controls it: all of IPv4, the first 64 bits of IPv6,
 * since the rest can be changed at will.
 */
export function networkOf(address: string): string {
  const bare = normalizeAddress(address);
  if (!bare.includes(':')) return bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}

/**
 * Rate limit: counts a call against a rule. Call it before the work it protects.
 *
 * @param subject what the call is counted for, e.g. a phone number or an account; by default the caller
 * @throws BusinessError 405 in the body when the limit is exceeded (HTTP 200, so that no page is logged out)
 */
export async function enforceRateLimit(
  call: RequestContext,
  rule: RateLimitRule,
  subject = callerOf(call),
): Promise<void> {
  if (!(await call.app.limits.count(rule, subject)))
    throw new BusinessError(TOO_FREQUENT, '操作过于频繁，请稍后再试');
}

/**
 * Wraps a route with a rate limit by user (for guests: by network), e.g. `rateLimited(rateLimitRules.write,
 * personal(social.comment, …))`.
 */
export const rateLimited = (rule: RateLimitRule, inner: Route): Route => ({
  ...inner,
  answer: async (call) => {
    await enforceRateLimit(call, rule);
    return inner.answer(call);
  },
});

/**
 * Checks a password or code with a limit on wrong guesses. Only wrong guesses count, and a right one resets the
 * account's count, so that many right guesses may run concurrently. Parallel wrong guesses gain nothing: a guess
 * that proves right after too many wrong ones were counted is refused, even if it started before them. Blocked
 * guesses are refused whether right or wrong.
 *
 * @param subject the account or phone number; counted together with the caller's network, so that an attacker
 * elsewhere cannot lock the owner out
 * @param isRight checks the guess; when it throws, the error passes through and the guess is not counted as wrong
 * @throws BusinessError 509 after too many wrong guesses; 405 after too many guesses of any kind, since checking
 * is costly
 */
export async function checkGuess(
  call: RequestContext,
  rule: RateLimitRule,
  subject: string,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const { limits } = call.app;
  const network = networkOf(call.address);
  const own = `${subject} from ${network}`;
  const expectFewWrong = async (): Promise<void> => {
    if (
      (await limits.isExceeded(rateLimitRules.wrongGuesses, network)) ||
      (await limits.isExceeded(rule, own))
    )
      throw tooManyWrong();
  };
  await expectFewWrong();
  await enforceRateLimit(call, rateLimitRules.guesses, own);
  if (!(await isRight())) {
    const counted = [await limits.count(rule, own), await limits.count(rateLimitRules.wrongGuesses, network)];
    if (counted.includes(false)) throw tooManyWrong();
    return false;
  }
  await expectFewWrong();
  await limits.reset(rule, own);
  return true;
}

const tooManyWrong = (): BusinessError =>
  new BusinessError(resultCodes.tooManyWrongPasswords, '错误次数过多，请稍后再试');
