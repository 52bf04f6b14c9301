import { SIGN_UP_POLICIES, type SignUpPolicy, type CodeDeliveryOptions } from '@qingyin/server-accounts';
import { UsageError } from './usage-error.ts';

export interface AccountOptions extends CodeDeliveryOptions {
  signUp: SignUpPolicy;
  /** whether login with the demo account is enabled */
  demo: boolean;
}

export const accountUsage = `  --sign-up open         who may make an account: open, invite, closed; invite where others can reach the server
  --demo, --no-demo      the demo account, whose password everybody knows; off where others can reach the server
  --captcha-webhook URL  codes for phones are posted there as JSON; without it they are printed here
  --smtp-url URL         codes are mailed: smtps://user:password@host/?from=a@b&to={phone}@gateway`;

type Text = (name: 'sign-up' | 'captcha-webhook' | 'smtp-url') => string | undefined;

/**
 * Account options. The defaults are open on a server that only its own machine can reach, and restrictive
 * elsewhere.
 *
 * @param demo value of --demo or --no-demo
 * @throws UsageError
 */
export function accountOptions(
  text: Text,
  demo: boolean | undefined,
  reach: { host: string; publicUrl: string | undefined },
): AccountOptions {
  const alone = isAlone(reach);
  const asked = text('sign-up') ?? (alone ? 'open' : 'invite');
  const signUp = SIGN_UP_POLICIES.find((kind) => kind === asked);
  if (!signUp) throw new UsageError(`--sign-up is one of ${SIGN_UP_POLICIES.join(', ')}`);
  return {
    signUp,
    demo: demo ?? alone,
    captchaWebhook: address('--captcha-webhook', text('captcha-webhook'), /^https?:$/),
    smtpUrl: address('--smtp-url', text('smtp-url'), /^smtps?:$/),
  };
}

/** Whether the server can only be reached from its own machine: neither by its address nor through a proxy. */
function isAlone({ host, publicUrl }: { host: string; publicUrl: string | undefined }): boolean {
  return isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));
}

const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host) || host.endsWith('.localhost');

function address(name: string, value: string | undefined, protocol: RegExp): string | undefined {
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !protocol.test(new URL(value).protocol))
    throw new UsageError(
      `${name} is an address that starts with ${name === '--smtp-url' ? 'smtp:// or smtps://' : 'http:// or https://'}`,
    );
  return value;
}
