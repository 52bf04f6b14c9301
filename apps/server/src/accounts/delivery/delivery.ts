import { mailDelivery } from './mail.ts';
import { operatorDelivery } from './operator.ts';
import { webhookDelivery } from './webhook.ts';

/** A code on its way to a phone. */
export interface CodeMessage {
  countryCode: string;
  phone: string;
  code: string;
  /** until when it counts, ms since 1970 */
  expiresAt: number;
  /** of the account the phone belongs to */
  email: string | null;
}

/** How codes reach people. */
export interface Delivery {
  /** true: an administrator hands codes on, so they must be readable for one */
  readonly byHand: boolean;
  /** @throws when the code could not be sent */
  send(message: CodeMessage): Promise<void>;
}

export interface DeliveryOptions {
  captchaWebhook: string | undefined;
  smtpUrl: string | undefined;
}

/**
 * The operator's choice: a webhook first, then mail; what neither takes is printed and kept for an administrator.
 *
 * @param say prints a line to the terminal
 */
export function createDelivery(options: DeliveryOptions, say: (line: string) => void): Delivery {
  if (options.captchaWebhook !== undefined) return webhookDelivery(options.captchaWebhook);
  const byHand = operatorDelivery(say);
  return options.smtpUrl === undefined ? byHand : mailDelivery(options.smtpUrl, byHand);
}
