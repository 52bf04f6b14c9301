import type { CodeDelivery, CodeDeliveryOptions } from './code-delivery.ts';
import { mailDelivery } from './mail.ts';
import { terminalDelivery } from './terminal.ts';
import { webhookDelivery } from './webhook.ts';

/**
 * Chooses the configured channel: the webhook, else mail. Codes that cannot be mailed, or all without
 * configuration, are printed and shown to administrators.
 *
 * @param say prints a line to the terminal
 */
export function createDelivery(options: CodeDeliveryOptions, say: (line: string) => void): CodeDelivery {
  if (options.captchaWebhook !== undefined) return webhookDelivery(options.captchaWebhook);
  const byHand = terminalDelivery(say);
  return options.smtpUrl === undefined ? byHand : mailDelivery(options.smtpUrl, byHand);
}
