import type { CodeDelivery } from './code-delivery.ts';

const PATIENCE_MS = 10_000;

/** Posts each code as JSON to a webhook of the operator, which sends it on. */
export const webhookDelivery = (url: string): CodeDelivery => ({
  byHand: false,
  async send({ countryCode, phone, code, expiresAt, subject }) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ countryCode, phone, code, expiresAt, text: `${subject}: ${code}` }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the captcha webhook answered ${response.status}`);
  },
});
