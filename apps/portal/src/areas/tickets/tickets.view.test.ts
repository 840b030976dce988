import { describe, expect, test } from 'vitest';
import { oncePerBody } from './once';
import { messagesOf, raiseBodyOf, raisedIdOf, replyBodyOf, subjectsOf, ticketsOf } from './tickets.view';

const row = {
  id: 42,
  username: 'amara21',
  subject: 'Deposit not shown',
  status: 1,
  created_at: '2026-11-15T11:20:00Z',
  last_reply_date: '2026-11-16T08:05:00Z',
};
const malformed = [
  null,
  undefined,
  'x',
  7,
  [],
  {},
  { data: null },
  { data: 'x' },
  { data: [null, 'x', 7, []] },
];

describe('the tickets', () => {
  test('are read from their wire names (B §3), flat or as a page (D87)', () => {
    const ticket = {
      id: '42',
      subject: 'Deposit not shown',
      status: 'open',
      createdAt: '2026-11-15T11:20:00Z',
      repliedAt: '2026-11-16T08:05:00Z',
    };
    expect(ticketsOf({ status: true, data: [row] })).toEqual([ticket]);
    expect(ticketsOf({ data: { data: [row], current_page: 1, last_page: 1 } })).toEqual([ticket]);
  });

  test.each<[unknown, string | undefined]>([
    [0, 'new'],
    ['1', 'open'],
    [2, 'close'],
    ['Close', 'close'],
    ['3', 'reopen'],
    [4, undefined],
    [-1, undefined],
    [true, undefined],
    [null, undefined],
    [{}, undefined],
  ])('have the status %j: %s (B §4)', (status, word) => {
    expect(ticketsOf({ data: [{ ...row, status }] })[0]?.status).toBe(word);
  });

  test('are each there once, and not at all without an id that can be opened', () => {
    const ids = [7, '7', 'a-B_9', '../x', 'a b', '', null, {}, 'x'.repeat(65), NaN];
    expect(ticketsOf({ data: ids.map((id) => ({ ...row, id })) }).map(({ id }) => id)).toEqual([
      '7',
      'a-B_9',
    ]);
  });

  test('have what is missing empty', () => {
    expect(ticketsOf({ data: [{ id: 1 }] })).toEqual([
      { id: '1', subject: '', status: undefined, createdAt: undefined, repliedAt: '' },
    ]);
  });

  test('of what is none are none', () => {
    for (const body of malformed) {
      expect(ticketsOf(body)).toEqual([]);
      expect(subjectsOf(body)).toEqual([]);
      expect(messagesOf(body)).toEqual([]);
      expect(raisedIdOf(body)).toBeUndefined();
    }
  });
});

test('subjects have words', () => {
  const data = [
    { id: 1, subject: 'Deposit' },
    { id: 2, subject: ' ' },
    { id: 9, subject: ' Others ' },
    { id: 3 },
  ];
  expect(subjectsOf({ data })).toEqual([
    { id: '1', subject: 'Deposit' },
    { id: '9', subject: 'Others' },
  ]);
});

describe('the messages', () => {
  const at = '2026-11-15T11:20:00Z';
  const said = (id: number, more: object = {}) => ({
    id,
    message: `Message ${id}`,
    message_time: at,
    admin_username: null,
    image: null,
    ...more,
  });
  const of = (...data: object[]) => messagesOf({ status: true, data });

  test('are the member’s without an operator’s name (B §3)', () => {
    expect(of(said(1), said(2, { admin_username: 'jane' }), said(3, { admin_username: '' }))).toEqual([
      { id: '1', from: undefined, text: 'Message 1', sentAt: at, images: [] },
      { id: '2', from: 'jane', text: 'Message 2', sentAt: at, images: [] },
      { id: '3', from: undefined, text: 'Message 3', sentAt: at, images: [] },
    ]);
  });

  test('keep their lines, and lose what is no text (T2)', () => {
    const texts = ['One\r\n\r\ntwo\rthree\n  four\t5', ' \u0000a\u0007b\u009f ', '<b>x</b>', 7, null, {}];
    expect(of(...texts.map((message, place) => said(place, { message }))).map(({ text }) => text)).toEqual([
      'One\n\ntwo\nthree\n  four\t5',
      'ab',
      '<b>x</b>',
      '7',
    ]);
  });

  test('with several images are one, as they were sent', () => {
    const image = 'a.png';
    const more = { message: null, image };
    const messages = of(
      said(1, { image }),
      said(2, more),
      said(3, { ...more, message: '' }),
      said(4, { ...more, admin_username: 'jane' }),
      said(5, { ...more, admin_username: 'jane', message_time: '2026-11-15T11:21:00Z' }),
      said(6),
      said(7, more),
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
    const view = oncePerBody(messagesOf);
    const body = { data: [said(1)] };
    expect(view(body)).toBe(view(body));
    expect(view({ data: [said(1)] })).not.toBe(view(body));
    expect(view(null)).toEqual([]);
  });
});

describe('what is sent', () => {
  const file = new File(['x'], 'image.png');

  test('has the contract’s names', () => {
    expect(replyBodyOf('42', { text: 'Hello', images: [file] })).toEqual({
      id: '42',
      message: 'Hello',
      'images[]': [file],
    });
    const ticket = { subjectId: '9', othersSubject: 'My invoice', message: 'Hello', images: [file] };
    expect(raiseBodyOf(ticket)).toEqual({
      subject_id: '9',
      others_subject: 'My invoice',
      message: 'Hello',
      'images[]': [file],
    });
    expect(raiseBodyOf({ ...ticket, othersSubject: '' })).not.toHaveProperty('others_subject');
  });

  test('leaves out signs that nobody sees and the server refuses', () => {
    expect(replyBodyOf('1', { text: 'a\u0000b\u000bc\u200dd\ne\t', images: [] }).message).toBe(
      'abc\u200dd\ne',
    );
  });

  test('comes back as a ticket’s number', () => {
    expect(raisedIdOf({ status: true, ticket_id: 43 })).toBe('43');
    expect(raisedIdOf({ ticket_id: '../x' })).toBeUndefined();
  });
});
