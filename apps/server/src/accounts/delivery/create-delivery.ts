import type { Delivery, DeliveryOptions } from './delivery.ts';
import { mailDelivery } from './mail.ts';
import { operatorDelivery } from './operator.ts';
import { webhookDelivery } from './webhook.ts';

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
