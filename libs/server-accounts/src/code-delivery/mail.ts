import type { CodeDelivery } from './code-delivery.ts';

/**
 * Mails codes: to the account's address, or to a gateway that turns mails into text messages
 * (`smtp://user:password@host/?from=music@example.org&to={phone}@sms.example.org`).
 *
 * @param otherwise delivers codes of phones without a known address
 */
export function mailDelivery(url: string, otherwise: CodeDelivery): CodeDelivery {
  const server = new URL(url);
  const { hostname } = server;
  const from = server.searchParams.get('from') ?? `qingyin@${hostname}`;
  const pattern = server.searchParams.get('to');
  server.searchParams.delete('from');
  server.searchParams.delete('to');
  // Loaded on first use: most servers never send mail.
  const transport = once(async () => (await import('nodemailer')).createTransport(server.href));
  return {
    // Without a gateway, phones without an account have no address.
    byHand: pattern === null,
    async send(message) {
      const { countryCode, phone, code, email, subject } = message;
      const to = pattern?.replaceAll('{phone}', phone).replaceAll('{country}', countryCode) ?? email;
      if (to === null) return otherwise.send(message);
      await (await transport()).sendMail({ from, to, subject, text: `${code}\n` });
    },
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
