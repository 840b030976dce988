import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { subjects } from '../data/schema/catalogue';
import { files, ticketMessages, tickets } from '../data/schema/service';
import { addSignedIn } from '../testing/accounts';
import { hostileImages } from '../testing/images/hostileImages';
import { asOperator, type PortalClient } from '../testing/portalClient';
import { testServer } from '../testing/testServer';

const { db, client, app, clock } = await testServer();
const uploads = await hostileImages();
const getBytes = (name: string) => uploads.find((upload) => upload.name === name)?.bytes ?? Buffer.alloc(0);
const png = getBytes('plain.png');
const jpg = getBytes('plain.jpg');
const { getId, readToken } = await addSignedIn(db, client, {
  ...{ amara: {}, other: {}, racer: {}, keyed: {}, picky: {}, finder: {}, poller: {} },
});
const own = { deposit: 1, others: 2 };

beforeAll(async () => {
  await db.insert(subjects).values([
    { id: own.deposit, subject: 'Deposit' },
    { id: own.others, subject: ' others ' },
  ]);
});

type Form = Parameters<PortalClient['form']>[1];
const raise = (username: string, fields: Form = {}, headers = {}) => {
  const usual = { subject_id: String(own.deposit), message: 'Not there.', 'images[]': png };
  return client.form('/raise-ticket', { ...usual, ...fields }, readToken(username), headers);
};
const raised = async (username: string, fields: Form = {}) =>
  Number((await raise(username, fields)).body.ticket_id);
const reply = (username: string, id: number, fields: Form = {}, headers = {}) =>
  client.form('/reply', { id: String(id), message: 'Thank you.', ...fields }, readToken(username), headers);
const operate = (id: number, answer: object) => client.operate(`/tickets/${id}`, answer);

interface Message {
  id: number;
  message: string | null;
  admin_username: string | null;
  image: string | null;
}
const messages = async (username: string, id: number) =>
  (await client.get(`/ticket/${id}/details`, readToken(username))).body.data as Message[];
const list = async (username: string) =>
  (await client.get('/tickets?export=true', readToken(username))).body.data as Record<string, unknown>[];
const picture = (username: string, id: number) =>
  app.inject({
    url: `/api/message/${id}/image`,
    headers: { authorization: `Bearer ${readToken(username)}` },
  });

describe('what is read again and again', () => {
  it('is answered 304 until it changes', async () => {
    const id = await raised('poller');
    const token = readToken('poller');
    const read = (path: string, etag = 'W/"old"') => client.get(path, token, { 'if-none-match': etag });
    for (const path of ['/tickets?export=true', `/ticket/${id}/details`]) {
      const first = await read(path);
      const etag = String(first.headers.etag);
      expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{43}"$/)]);
      const second = await read(path, etag);
      expect([second.status, second.body, second.headers['content-length']]).toEqual([304, {}, undefined]);
    }
    const etag = String((await read('/tickets?export=true')).headers.etag);
    await operate(id, { reply: 'Found.' });
    const changed = await read('/tickets?export=true', etag);
    expect([changed.status, changed.headers.etag === etag]).toEqual([200, false]);
    expect((await client.get('/subjects', token)).headers.etag).toBeUndefined();
    const refused = await client.get('/ticket/999999/details', token);
    expect([refused.status, refused.headers.etag]).toEqual([404, undefined]);
  });
});

describe('the way of a ticket (B §4)', () => {
  let id = 0;

  it('offers subjects', async () => {
    const { body } = await client.get('/subjects', readToken('amara'));
    expect(body.data).toEqual([
      { id: 1, subject: 'Deposit' },
      { id: 2, subject: ' others ' },
    ]);
    expect(await list('amara')).toEqual([]);
  });

  it('begins with a text and an image, as New', async () => {
    const { status, body } = await raise('amara', { message: 'One\r\ntwo' });
    expect([status, body]).toEqual([
      200,
      { status: true, ticket_id: expect.any(Number) as number, msg: 'Your ticket has been raised.' },
    ]);
    id = Number(body.ticket_id);
    const at = clock.now().toISOString();
    expect(await list('amara')).toEqual([
      {
        id,
        username: 'amara',
        subject: 'Deposit',
        status: 0,
        created_at: at,
        last_reply_date: null,
        answered_at: null,
      },
    ]);
    expect(await messages('amara', id)).toEqual([
      {
        id: expect.any(Number) as number,
        message: 'One\ntwo',
        message_time: at,
        admin_username: null,
        image: expect.stringMatching(/^[0-9a-f]{32}\.png$/) as string,
      },
    ]);
  });

  it('has a subject of the member’s own with Others, however that is written (D100)', async () => {
    const others = { subject_id: String(own.others), others_subject: ' My invoice ' };
    expect((await raise('amara', others)).status).toBe(200);
    expect((await list('amara')).map(({ subject }) => subject)).toEqual(['My invoice', 'Deposit']);
  });

  it('is answered by the operator, and again by the member, with several images', async () => {
    await operate(id, { reply: 'We look into it.' });
    expect((await reply('amara', id, { 'images[]': { all: [png, jpg, png] } })).body).toEqual({
      status: true,
      message: 'Your message has been sent.',
    });
    const received = (await messages('amara', id)).map(({ message, admin_username, image }) => [
      message,
      admin_username,
      image?.slice(-4) ?? null,
    ]);
    expect(received).toEqual([
      ['One\ntwo', null, '.png'],
      ['We look into it.', 'support', null],
      ['Thank you.', null, '.png'],
      [null, null, '.jpg'],
      [null, null, '.png'],
    ]);
    expect((await list('amara')).at(-1)).toMatchObject({
      status: 1,
      last_reply_date: expect.any(String) as string,
      answered_at: expect.any(String) as string,
    });
  });

  it('takes nothing while it is closed, and is reopened by its member', async () => {
    const reopen = () => client.get(`/ticket/${id}/re-open`, readToken('amara'));
    expect((await reopen()).body.message).toBe('Only a closed ticket can be reopened.');
    await operate(id, { reply: 'It is booked.', status: 2 });
    expect(await reply('amara', id)).toMatchObject({
      status: 422,
      body: { status: false, message: 'This ticket is closed.' },
    });
    expect(await messages('amara', id)).toHaveLength(6);
    expect((await reopen()).body).toEqual({ status: true, message: 'The ticket has been reopened.' });
    expect((await list('amara')).at(-1)?.status).toBe(3);
    expect((await reopen()).status).toBe(422);
    expect((await reply('amara', id)).status).toBe(200);
    expect((await list('amara')).at(-1)?.status).toBe(3);
  });

  it('keeps the longest text whole in any script', async () => {
    const text = '🙂'.repeat(5000);
    expect((await reply('amara', id, { message: text })).status).toBe(200);
    expect((await messages('amara', id)).at(-1)?.message).toBe(text);
  });

  it('is shown to the operator with what was written last', async () => {
    const page = await app.inject({ url: '/sandbox', headers: asOperator });
    expect(page.body).toContain('My invoice, “Not there.”');
  });
});

describe('once (T12)', () => {
  it('is one ticket, however often it is sent', async () => {
    const key = { 'idempotency-key': 'ticket-00001' };
    const replies = await Promise.all(Array.from({ length: 8 }, () => raise('keyed', {}, key)));
    for (const { status } of replies) expect([200, 409]).toContain(status);
    expect((await raise('keyed', {}, key)).status).toBe(200);
    expect(await list('keyed')).toHaveLength(1);
    const other = await raise('keyed', { 'images[]': jpg }, key);
    expect(other.body.message).toBe('This confirmation belongs to another request.');
  });

  it('is one message, and a refusal is repeated', async () => {
    const id = await raised('keyed');
    const key = { 'idempotency-key': 'reply-000001' };
    for (let times = 0; times < 3; times += 1)
      expect((await reply('keyed', id, { 'images[]': { all: [png, png] } }, key)).status).toBe(200);
    expect(await messages('keyed', id)).toHaveLength(3);
    await operate(id, { status: 2 });
    const late = { 'idempotency-key': 'reply-000002' };
    expect((await reply('keyed', id, {}, late)).status).toBe(422);
    await client.get(`/ticket/${id}/re-open`, readToken('keyed'));
    expect((await reply('keyed', id, {}, late)).status).toBe(422);
    expect((await reply('keyed', id, {}, { 'idempotency-key': 'reply-000003' })).status).toBe(200);
  });

  it('is one reopening of several at the same time', async () => {
    const id = await raised('racer');
    await operate(id, { status: 2 });
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => client.get(`/ticket/${id}/re-open`, readToken('racer'))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('leaves no message behind the closing, when both happen at the same time', async () => {
    const id = await raised('racer');
    const [, ...replies] = await Promise.all([
      operate(id, { reply: 'Closed now.', status: 2 }),
      ...Array.from({ length: 6 }, () => reply('racer', id)),
    ]);
    const received = await messages('racer', id);
    expect(received.length).toBe(2 + replies.filter(({ status }) => status === 200).length);
    expect((await reply('racer', id)).status).toBe(422);
    expect((await list('racer'))[0]?.status).toBe(2);
  });
});

describe('whose they are (T11, T19)', () => {
  it('are no one else’s, not even to know of', async () => {
    const id = await raised('amara');
    const [message] = await messages('amara', id);
    await operate(id, { status: 2 });
    const answers = [
      await client.get(`/ticket/${id}/details`, readToken('other')),
      await client.get(`/ticket/${id}/re-open`, readToken('other')),
      await reply('other', id),
      await client.get(`/message/${message?.id}/image`, readToken('other')),
      await client.get('/ticket/999999/details', readToken('other')),
      await client.get('/ticket/4294967297/details', readToken('other')),
      await client.get('/ticket/1%20or%201/details', readToken('other')),
    ];
    for (const { status, body } of answers) expect([status, body.message]).toEqual([404, 'Not found.']);
    expect(await list('other')).toEqual([]);
    expect(await messages('amara', id)).toHaveLength(1);
  });

  it('have images with a fixed type, for their owner alone, under no public name', async () => {
    const id = await raised('amara', { 'images[]': getBytes('located.jpg') });
    const [message] = await messages('amara', id);
    const image = await picture('amara', message?.id ?? 0);
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(image.headers['x-content-type-options']).toBe('nosniff');
    expect(image.headers['cache-control']).toBe('no-store');
    expect(image.rawPayload.toString('latin1')).not.toContain('GPS');
    const open = await app.inject({ url: `/images/${message?.image ?? ''}` });
    expect(open.statusCode).toBe(404);
    await operate(id, { reply: 'Seen.' });
    const textOnly = (await messages('amara', id))[1];
    expect((await picture('amara', textOnly?.id ?? 0)).statusCode).toBe(404);
  });
});

describe('what is refused', () => {
  const five = { all: Array.from({ length: 5 }, () => png) };

  it.each<[string, Form, string]>([
    ['a subject that is not there', { subject_id: '77' }, 'subject_id'],
    ['a subject that is no number', { subject_id: '1 or 1' }, 'subject_id'],
    ['Others without a subject', { subject_id: String(own.others) }, 'others_subject'],
    ['Others with blanks', { subject_id: String(own.others), others_subject: '  ' }, 'others_subject'],
    ['a subject of two lines', { others_subject: 'a\nb' }, 'others_subject'],
    ['no message', { message: '' }, 'message'],
    ['a blank one', { message: ' \n\t ' }, 'message'],
    ['one with control signs (T2)', { message: 'a\u0007b' }, 'message'],
    ['one that is too long', { message: 'x'.repeat(5001) }, 'message'],
    ['one that is a file', { message: png }, 'message'],
    ['a picture that is a text', { 'images[]': 'x' }, 'images[]'],
    ['a status of its own (T20)', { status: '2' }, 'status'],
    ['a writer of its own (T20)', { admin_username: 'support' }, 'admin_username'],
  ])('%s', async (_what, wrong, field) => {
    const { status, body } = await raise('picky', wrong);
    expect(status, JSON.stringify(body)).toBe(422);
    expect(Object.keys(body.errors as object)).toEqual([field]);
  });

  it('no image at the start (D99), and more than five', async () => {
    const { status, body } = await client.form(
      '/raise-ticket',
      { subject_id: '1', message: 'Hello' },
      readToken('picky'),
    );
    expect([status, Object.keys(body.errors as object)]).toEqual([422, ['images[]']]);
    const six = await raise('picky', { 'images[]': { all: [...five.all, png] } });
    expect([six.status, six.body.message]).toEqual([413, 'The request is too large.']);
  });

  it.each(
    uploads.filter(({ expected }) => expected !== 'kept').map(({ name, expected }) => [name, expected]),
  )('%s (%s), also as the second picture (D99)', async (name, expected) => {
    const { status, body } = await raise('picky', { 'images[]': { all: [png, getBytes(name)] } });
    expect(status).toBe(422);
    const { images = [] } = body.errors as { images?: string[] };
    expect(images).toHaveLength(1);
    if (expected === 'size') expect(images).toEqual(['file size must not be greater than 2Mb']);
  });

  it('leaves nothing behind', async () => {
    const mine = getId('picky');
    expect(await db.$count(tickets, eq(tickets.memberId, mine))).toBe(0);
    expect(await db.$count(files, eq(files.ownerId, mine))).toBe(0);
  });

  it('an empty reply, with an image or without (D99)', async () => {
    const id = await raised('amara');
    const empty: Form[] = [{ message: '' }, { message: ' ', 'images[]': png }];
    for (const fields of empty) expect((await reply('amara', id, fields)).status).toBe(422);
    expect(await db.$count(ticketMessages, eq(ticketMessages.ticketId, id))).toBe(1);
  });
});

it('texts come back as they were written, markup and all (T2)', async () => {
  const id = await raised('amara');
  const texts = [
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '\u202egnp.exe',
    'مرحبا 👩‍👩‍👧 नमस्ते\u200bx',
    "'; DROP TABLE tickets; --",
    '${7*7} {{7*7}} %00 \\u0000',
  ];
  for (const message of texts) expect((await reply('amara', id, { message })).status).toBe(200);
  expect((await messages('amara', id)).slice(1).map(({ message }) => message)).toEqual(texts);
});

describe('the search of tickets', () => {
  it('looks through title, number and messages, without wildcards, and through no one else’s (D113, T19) [B §2 Tickets]', async () => {
    const found = async (search: string, username = 'finder', language = 'en') => {
      const path = `/tickets?export=true&search=${encodeURIComponent(search)}`;
      const { body } = await client.get(path, readToken(username), { 'accept-language': language });
      return [(body.data as { id: number }[]).map((row) => row.id), body.search];
    };
    const own = await raised('finder', { message: 'It cost 100% of my_wallet.' });
    await raised('finder', { subject_id: '2', others_subject: 'Another thing' });
    expect(await found('100% OF')).toEqual([[own], '100% OF']);
    expect(await found('my_w')).toEqual([[own], 'my_w']);
    expect(await found('DEPos')).toEqual([[own], 'DEPos']);
    expect(await found('إيد', 'finder', 'ar')).toEqual([[own], 'إيد']);
    expect((await found('other th'))[0]).toHaveLength(1);
    expect(await found('my%w')).toEqual([[], 'my%w']);
    expect(await found('m__w')).toEqual([[], 'm__w']);
    expect(await found('100% of', 'racer')).toEqual([[], '100% of']);
    expect((await client.get('/tickets?search=x', readToken('finder'))).status).toBe(422);
  });
});
