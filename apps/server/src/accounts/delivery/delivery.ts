import { mailDelivery } from './mail.ts';
import { operatorDelivery } from './operator.ts';
import { webhookDelivery } from './webhook.ts';

/** A code to be sent to a phone. */
export interface CodeMessage {
  countryCode: string;
  phone: string;
  code: string;
  /** expiry, ms since 1970 */
  expiresAt: number;
  /** e-mail address of the account with this phone */
  email: string | null;
}

/** A channel by which codes reach users. */
export interface Delivery {
  /** true: administrators deliver codes by hand, so codes are stored in plain text */
  readonly byHand: boolean;
  /** @throws when the code could not be sent */
  send(message: CodeMessage): Promise<void>;
}

export interface DeliveryOptions {
  captchaWebhook: string | undefined;
  smtpUrl: string | undefined;
}

/**
 * Chooses the configured channel: the webhook, else mail. Codes that cannot be mailed, or all without
 * configuration, are printed and shown to administrators.
 *
 * @param say prints a line to the terminal
 */
export function createDelivery(options: DeliveryOptions, say: (line: string) => void): Delivery {
  if (options.captchaWebhook !== undefined) return webhookDelivery(options.captchaWebhook);
  const byHand = operatorDelivery(say);
  return options.smtpUrl === undefined ? byHand : mailDelivery(options.smtpUrl, byHand);
}
