import type { CodeDelivery } from './code-delivery.ts';

/** Prints codes to the terminal, from where the operator passes them on. */
export const terminalDelivery = (say: (line: string) => void): CodeDelivery => ({
  byHand: true,
  send: ({ countryCode, phone, code }) => {
    say(`  · code for +${countryCode} ${phone}: ${code}`);
    return Promise.resolve();
  },
});
