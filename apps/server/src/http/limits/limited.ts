import { resultCodes } from '@qingyin/contract';
import { bareAddress } from '../address.ts';
import type { Call } from '../call.ts';
import { BusinessError } from '../failures.ts';
import type { Route } from '../route.ts';
import { type LimitRule, rules } from './rules.ts';

/** Contract page, 1.5: too frequent. */
const TOO_FREQUENT = 405;

/** Who a call is counted for: the signed-in user, else the network it comes from. */
export const callerOf = ({ user, address }: Pick<Call, 'user' | 'address'>): string =>
  user && !user.anonymous ? `user ${user.id}` : `from ${networkOf(address)}`;

/**
 * The part of an address one customer of a provider has for himself: IPv4 whole, of IPv6 the first 64 bits, since
 * the rest changes at will.
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
 * Counts a call against a rule. To be called before what it protects.
 *
 * @param subject whom it is counted for: a phone, an account; by default the caller
 * @throws BusinessError 405 in the body when there were too many: HTTP 200, nobody is signed out
 */
export async function take(call: Call, rule: LimitRule, subject = callerOf(call)): Promise<void> {
  if (!(await call.house.limits.take(rule, subject)))
    throw new BusinessError(TOO_FREQUENT, '操作过于频繁，请稍后再试');
}

/**
 * An endpoint that one user (a guest: one address) may call only so often. Wraps what `route` or `personal` made:
 * `limited(rules.write, personal(social.comment, …))`.
 */
export const limited = (rule: LimitRule, inner: Route): Route => ({
  ...inner,
  answer: async (call) => {
    await take(call, rule);
    return inner.answer(call);
  },
});

/**
 * Runs a guess at a password or a code. Only wrong ones count, and a right one wipes the account's count, so that many
 * right ones may come at once. Many wrong ones at once gain nothing: a guess that turns out right after too many wrong
 * ones were counted is refused, although it began before. Blocked guesses are refused whether right or wrong.
 *
 * @param subject the account or phone guessed at; counted together with the caller's network, so that a guesser
 *   elsewhere cannot lock its owner out
 * @param isRight tells whether the guess is right; what it throws passes, and the guess is not counted as wrong
 * @throws BusinessError 509 after too many wrong ones; 405 after so many of any kind that they cost too much
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
