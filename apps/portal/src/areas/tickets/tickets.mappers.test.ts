import { describe, expect, test } from 'vitest';
import {
  oncePerBody,
  holdsText,
  toMessages,
  toRaiseBody,
  toRaisedId,
  toReplyBody,
  parseImageName,
  parseSearched,
  toImageAddress,
  toSubjects,
  toTickets,
} from './tickets.mappers';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';

const row = {
  id: 42,
  username: 'amara21',
  subject: 'Deposit not shown',
  status: 1,
  created_at: '2026-11-15T11:20:00Z',
  last_reply_date: '2026-11-16T08:05:00Z',
  answered_at: '2026-11-15T17:20:00Z',
};

describe('the tickets', () => {
  test('are read from their API names (B §3), flat or as a page (D87) [B §3 Tickets]', () => {
    const ticket = {
      id: '42',
      subject: 'Deposit not shown',
      status: 'open',
      createdAt: '2026-11-15T11:20:00Z',
      answeredAt: '2026-11-15T17:20:00Z',
      repliedAt: '2026-11-16T08:05:00Z',
    };
    expect(toTickets(sent({ status: true, data: [row] }))).toEqual([ticket]);
    expect(toTickets(sent({ data: { data: [row], current_page: 1, last_page: 1 } }))).toEqual([ticket]);
  });

  test.each<[unknown, string | undefined]>([
    [0, 'new'],
    ['1', 'open'],
    [2, 'close'],
    ['Close', 'close'],
    ['NEW', 'new'],
    ['open', 'open'],
    ['Reopen', 'reopen'],
    ['3', 'reopen'],
    [4, undefined],
    [-1, undefined],
    [true, undefined],
    [null, undefined],
    [{}, undefined],
  ])('have the status %j: %s (B §4) [B §4 Ticket]', (status, word) => {
    expect(toTickets(sent({ data: [{ ...row, status }] }))[0]?.status).toBe(word);
  });

  test('of one id are one only if they are equal, and need an id that can be opened (D145)', () => {
    const ids = [7, 7, '7', 'a-B_9', '../x', 'a b', '', null, {}, 'x'.repeat(65), NaN];
    expect(toTickets(sent({ data: ids.map((id) => ({ ...row, id })) })).map(({ id }) => id)).toEqual([
      ...['7', '7'],
      'a-B_9',
    ]);
  });

  test('are cut where they are too long', () => {
    const long = 'x'.repeat(1000);
    const [ticket] = toTickets(
      sent({ data: [{ id: 'x'.repeat(64), subject: long, last_reply_date: long }] }),
    );
    expect([ticket?.id.length, ticket?.subject.length, ticket?.repliedAt.length]).toEqual([64, 300, 40]);
    expect(toSubjects(sent({ data: [{ id: 1, subject: long }] }))[0]?.subject).toHaveLength(200);
  });

  test('are found by every word in title or number [B §2 Tickets]', () => {
    const deposit = { id: '42', subject: 'Deposit not shown' };
    expect(['DEPOSIT', 'shown dep', '42', 'dep 42'].every((text) => holdsText(deposit, text))).toBe(true);
    expect(['deposits', '43', 'dep 43'].some((text) => holdsText(deposit, text))).toBe(false);
  });

  test('that a server looked for are known by the text that it gives back (D113)', () => {
    expect(parseSearched(sent({ data: [], search: 'dep' }))).toBe('dep');
    expect(parseSearched(sent({ data: [] }))).toBeUndefined();
    expect(parseSearched(undefined)).toBeUndefined();
  });

  test('have titles without markup, which end with a whole character', () => {
    const toSubject = (subject: unknown) => toTickets(sent({ data: [{ id: 1, subject }] }))[0]?.subject;
    expect(toSubject('<p>Payout &amp; <b>fees</b></p>')).toBe('Payout & fees');
    expect(toSubject(`${'x'.repeat(299)}😀`)).toBe('x'.repeat(299));
  });

  test('have what is missing empty', () => {
    expect(toTickets(sent({ data: [{ id: 1 }] }))).toEqual([
      { id: '1', subject: '', status: undefined, createdAt: undefined, answeredAt: undefined, repliedAt: '' },
    ]);
  });
});

test('subjects have words [B §3 Tickets]', () => {
  const data = [
    { id: 1, subject: 'Deposit' },
    { id: 2, subject: ' ' },
    { id: 9, subject: ' Others ' },
    { id: 3 },
  ];
  expect(toSubjects(sent({ data }))).toEqual([
    { id: '1', subject: 'Deposit' },
    { id: '9', subject: 'Others' },
  ]);
});

describe('the messages', () => {
  const at = '2026-11-15T11:20:00Z';
  const toBody = (id: number, more: object = {}) => ({
    id,
    message: `Message ${id}`,
    message_time: at,
    admin_username: null,
    image: null,
    ...more,
  });
  const of = (...data: object[]) => toMessages(sent({ status: true, data }));

  test('are the member’s without an operator’s name (B §3) [B §3 Tickets]', () => {
    expect(of(toBody(1), toBody(2, { admin_username: 'jane' }), toBody(3, { admin_username: '' }))).toEqual([
      { id: '1', from: undefined, text: 'Message 1', sentAt: at, images: [] },
      { id: '2', from: 'jane', text: 'Message 2', sentAt: at, images: [] },
      { id: '3', from: undefined, text: 'Message 3', sentAt: at, images: [] },
    ]);
  });

  test('may begin with an image alone, and an empty one is none', () => {
    expect(of(toBody(1, { message: '', image: 'a.png' }))).toEqual([
      { id: '1', from: undefined, text: '', sentAt: at, images: ['1'] },
    ]);
    expect(of(toBody(1, { message: '' }))).toEqual([]);
  });

  test('keep their lines, and lose what is no text (T2)', () => {
    const texts = ['One\r\n\r\ntwo\rthree\n  four\t5', ' \u0000a\u0007b\u009f ', '<b>x</b>', 7, null, {}];
    expect(of(...texts.map((message, index) => toBody(index, { message }))).map(({ text }) => text)).toEqual([
      'One\n\ntwo\nthree\n  four\t5',
      'ab',
      '<b>x</b>',
      '7',
    ]);
  });

  test('of a rich editor are text, never tags', () => {
    const rich = '<p>Hello <b>Amara</b>,</p><p>it&rsquo;s <a href="https://help.example">here</a>.</p>';
    const plain = 'Hello Amara,\n\nit’s here (https://help.example).';
    const byAdmin = { admin_username: 'jane' };
    const texts = of(
      toBody(1, { ...byAdmin, message: rich }),
      toBody(2, { message: rich }),
      toBody(3, { ...byAdmin, message: '<b>Done</b> &amp; sent' }),
      toBody(4, { ...byAdmin, message: 'Tom &amp; Jerry' }),
      toBody(5, { message: 'I typed <b>this</b> &amp; that' }),
      toBody(6, { message: 'One<br />\nTwo' }),
    ).map(({ text }) => text);
    const typed = 'I typed <b>this</b> &amp; that';
    expect(texts).toEqual([plain, plain, 'Done & sent', 'Tom & Jerry', typed, 'One\nTwo']);
  });

  test('are cut where they are too long', () => {
    const [one] = of(toBody(1, { message: 'x'.repeat(60_000), admin_username: 'x'.repeat(100) }));
    expect([one?.text.length, one?.from?.length]).toEqual([50_000, 80]);
  });

  test('with words are their own, after any answer', () => {
    const messages = of(
      toBody(1, { image: 'a.png' }),
      toBody(2, { image: 'b.png' }),
      toBody(3, { message: '' }),
    );
    expect(messages.map(({ id, images }) => [id, images.join()])).toEqual([
      ['1', '1'],
      ['2', '2'],
    ]);
  });

  test('with several images are one, as they were sent [B §3 Tickets]', () => {
    const image = 'a.png';
    const more = { message: null, image };
    const messages = of(
      toBody(1, { image }),
      toBody(2, more),
      toBody(3, { ...more, message: '' }),
      toBody(4, { ...more, admin_username: 'jane' }),
      toBody(5, { ...more, admin_username: 'jane', message_time: '2026-11-15T11:21:00Z' }),
      toBody(6),
      toBody(7, more),
    );
    expect(messages.map(({ id, text, images }) => [id, text, images.join()])).toEqual([
      ['1', 'Message 1', '1,2,3'],
      ['4', '', '4'],
      ['5', '', '5'],
      ['6', 'Message 6', ''],
      ['7', '', '7'],
    ]);
  });

  test('stay the same object for the same answer', () => {
    const view = oncePerBody(toMessages);
    const body = sent({ data: [toBody(1)] });
    expect(view(body)).toBe(view(body));
    expect(view(sent({ data: [toBody(1)] }))).not.toBe(view(body));
    expect(view(sent(null))).toEqual([]);
  });
});

describe('what is sent', () => {
  const file = new File(['x'], 'image.png');

  test('has the contract’s names [B §5 Ticket raise]', () => {
    expect(toReplyBody('42', { text: 'Hello', images: [file] })).toEqual({
      id: '42',
      message: 'Hello',
      'images[]': [file],
    });
    const ticket = { subjectId: '9', othersSubject: 'My invoice', message: 'Hello', images: [file] };
    expect(toRaiseBody(ticket)).toEqual({
      subject_id: '9',
      others_subject: 'My invoice',
      message: 'Hello',
      'images[]': [file],
    });
    expect(toRaiseBody({ ...ticket, othersSubject: '' })).not.toHaveProperty('others_subject');
  });

  test('drops invisible characters that the server refuses', () => {
    expect(toReplyBody('1', { text: 'a\u0000b\u000bc\u200dd\ne\t', images: [] }).message).toBe(
      'abc\u200dd\ne',
    );
  });

  test('comes back as a ticket’s number [B §5 Ticket raise]', () => {
    expect(toRaisedId(sent({ status: true, ticket_id: 43 }))).toBe('43');
    for (const body of [null, 'x', { data: null }, { ticket_id: '../x' }])
      expect(toRaisedId(sent(body))).toBeUndefined();
  });
});

test.each<[unknown, string]>([
  [{ status: true, data: 'a/b.png' }, 'a/b.png'],
  [{ image: 'b.png' }, 'b.png'],
  [{ data: { url: 'https://images.example/b.png' } }, 'https://images.example/b.png'],
  [{ data: { path: 'b.png' } }, 'b.png'],
  [{ name: 'b.png' }, 'b.png'],
  [{ status: true }, ''],
  [{ data: null }, ''],
  [{ data: ['a/b.png', 'c.png'] }, 'a/b.png'],
  [{ data: [{ url: 'b.png' }] }, 'b.png'],
  [{ data: [] }, ''],
  [{ data: [[]] }, ''],
  [null, ''],
])('the JSON answer %j names the image %j (D134)', (answer, name) => {
  expect(parseImageName(answer)).toBe(name);
});

test.each<[string, string | undefined]>([
  ['blob:https://portal.example/1', 'blob:https://portal.example/1'],
  ['tickets/b.png', '/images/tickets/b.png'],
  ['https://evil.example/b.png', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['', undefined],
])('the image %j has the address %j', (loaded, address) => {
  expect(toImageAddress(loaded, '/images')).toBe(address);
});
