import { resultCodes } from '@qingyin/contract';
import { bareAddress } from '../address.ts';
import type { Call } from '../call.ts';
import { BusinessError } from '../failures.ts';
import type { Route } from '../route.ts';
import { type LimitRule, rules } from './rules.ts';

/** Code of the contract for calls that are too frequent (contract page, 1.5). */
const TOO_FREQUENT = 405;

/** Rate-limit subject of a call: the logged-in user, else the caller's network. */
export const callerOf = ({ user, address }: Pick<Call, 'user' | 'address'>): string =>
  user && !user.anonymous ? `user ${user.id}` : `from ${networkOf(address)}`;

/**
 * Network of an address as far as one customer of a provider controls it: all of IPv4, the first 64 bits of IPv6,
 * since the rest can be changed at will.
 */
export function networkOf(address: string): string {
  const bare = bareAddress(address);
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
export async function take(call: Call, rule: LimitRule, subject = callerOf(call)): Promise<void> {
  if (!(await call.house.limits.take(rule, subject)))
    throw new BusinessError(TOO_FREQUENT, '操作过于频繁，请稍后再试');
}

/**
 * Wraps a route with a rate limit by user (for guests: by network), e.g. `rateLimited(rateLimitRules.write,
 * personal(social.comment, …))`.
 */
export const limited = (rule: LimitRule, inner: Route): Route => ({
  ...inner,
  answer: async (call) => {
    await take(call, rule);
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
export async function guess(
  call: Call,
  rule: LimitRule,
  subject: string,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const { limits } = call.house;
  const network = networkOf(call.address);
  const own = `${subject} from ${network}`;
  const expectFewWrong = async (): Promise<void> => {
    if ((await limits.full(rules.wrongGuesses, network)) || (await limits.full(rule, own)))
      throw tooManyWrong();
  };
  await expectFewWrong();
  await take(call, rules.guesses, own);
  if (!(await isRight())) {
    const counted = [await limits.take(rule, own), await limits.take(rules.wrongGuesses, network)];
    if (counted.includes(false)) throw tooManyWrong();
    return false;
  }
  await expectFewWrong();
  await limits.forgive(rule, own);
  return true;
}

const tooManyWrong = (): BusinessError =>
  new BusinessError(resultCodes.tooManyWrongPasswords, '错误次数过多，请稍后再试');
