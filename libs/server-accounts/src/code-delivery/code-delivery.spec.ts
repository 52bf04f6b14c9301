import { createServer } from 'node:http';
import { createServer as createTcp } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createDelivery } from './create-delivery.ts';

const message = {
  ...{ countryCode: '86', phone: '13900001111', code: '246802' },
  ...{ expiresAt: 5, email: null, subject: 'Qingyin code' },
};
const none = { captchaWebhook: undefined, smtpUrl: undefined };
const servers: Server[] = [];
const listen = async (server: Server): Promise<number> => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
afterEach(() => servers.splice(0).forEach((server) => server.close()));

describe('code delivery', () => {
  it('prints the code by default', async () => {
    const lines: string[] = [];
    const delivery = createDelivery(none, (line) => void lines.push(line));
    await delivery.send(message);
    expect(delivery.byHand).toBe(true);
    expect(lines.join()).toContain('+86 13900001111: 246802');
  });

  it('posts the code to the webhook, and fails when that fails', async () => {
    const bodies: unknown[] = [];
    const port = await listen(
      createServer((request, response) => {
        void text(request).then((body) => {
          bodies.push(JSON.parse(body));
          response.writeHead(bodies.length === 1 ? 204 : 500).end();
        });
      }),
    );
    const delivery = createDelivery({ ...none, captchaWebhook: `http://127.0.0.1:${port}/sms` }, () => {});
    await delivery.send(message);
    expect(delivery.byHand).toBe(false);
    expect(bodies).toMatchObject([
      { countryCode: '86', phone: '13900001111', code: '246802', text: 'Qingyin code: 246802' },
    ]);
    await expect(delivery.send(message)).rejects.toThrow('500');
  });

  it('mails the code to the account’s address or to a gateway, and prints it otherwise', async () => {
    const heard: string[] = [];
    const port = await listen(
      createTcp((socket) => {
        let inData = false;
        socket.write('220 ready\r\n');
        socket.on('data', (chunk) => {
          const said = chunk.toString('utf8');
          heard.push(said);
          if (inData) inData = !said.endsWith('\r\n.\r\n');
          else inData = /^DATA/m.test(said);
          socket.write(inData ? '354 go\r\n' : /^QUIT/m.test(said) ? '221 bye\r\n' : '250 ok\r\n');
        });
        socket.on('error', () => undefined);
      }),
    );
    const lines: string[] = [];
    const smtp = (query: string) =>
      createDelivery(
        { ...none, smtpUrl: `smtp://127.0.0.1:${port}/?${query}` },
        (line) => void lines.push(line),
      );
    await smtp('from=a@music.example').send({ ...message, email: 'me@example.org' });
    expect(heard.join('')).toMatch(/MAIL FROM:<a@music.example>[\s\S]*RCPT TO:<me@example.org>[\s\S]*246802/);
    expect(heard.join('')).toContain('Subject: Qingyin code');
    await smtp('to={phone}@sms.example').send(message);
    expect(heard.join('')).toContain('RCPT TO:<13900001111@sms.example>');
    expect(lines).toEqual([]);
    await smtp('from=a@music.example').send(message);
    expect(lines.join()).toContain('246802');
  });
});
