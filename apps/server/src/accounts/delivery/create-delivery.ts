import type { Delivery, DeliveryOptions } from './delivery.ts';
import { mailDelivery } from './mail.ts';
import { operatorDelivery } from './operator.ts';
import { webhookDelivery } from './webhook.ts';

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
