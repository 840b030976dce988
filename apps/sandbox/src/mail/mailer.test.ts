import { createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { fixedClock } from '../data/clock';
import { outbox } from '../data/schema/access';
import { testDatabase } from '../testing/database';
import { createMailer, type Message } from './mailer';
import { codeMessage } from './messages';
import { createSmtpTransport } from './smtp';

const { db } = await testDatabase();
const clock = fixedClock('2026-11-21T09:00:00Z');
const message: Message = codeMessage({ username: 'amara21', email: 'amara@mail.example' }, 'login', '4821');

it('keeps every message in the outbox, even if its delivery fails', async () => {
  const failures: unknown[] = [];
  const mailer = createMailer({
    clock,
    transport: () => Promise.reject(new Error('no such host')),
    onFailure: (error) => failures.push(error),
  });
  await mailer.send(db, message);
  expect(await db.select().from(outbox)).toMatchObject([
    { to: 'amara@mail.example', username: 'amara21', code: '4821', createdAt: clock.now() },
  ]);
  expect(failures).toHaveLength(1);
});

it('speaks SMTP', async () => {
  const { port, received, close } = await listenForMail();
  const send = createSmtpTransport({ host: '127.0.0.1', port, from: 'portal@mail.example' });
  await send(message);
  const mail = await received;
  expect(mail).toContain('To: amara@mail.example');
  expect(mail).toContain('Your code to sign in is 4821.');
  close();
});

/** A minimal mail server that receives one message. */
async function listenForMail() {
  let give: (mail: string) => void;
  const received = new Promise<string>((resolve) => (give = resolve));
  const server = createServer((socket: Socket) => {
    let data = '';
    let reading = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      if (reading) {
        data += chunk.toString();
        if (!data.endsWith('\r\n.\r\n')) return;
        reading = false;
        give(data);
        socket.write('250 kept\r\n');
        return;
      }
      const command = chunk.toString().slice(0, 4).toUpperCase();
      reading = command === 'DATA';
      socket.write(reading ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      if (command === 'QUIT') socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    received,
    close: () => server.close(),
  };
}
