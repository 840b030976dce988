import type {
  NewReply,
  NewTicket,
  Ticket,
  TicketMessage,
  TicketStatus,
  TicketSubject,
} from '@portal/ui/screens/tickets';
import type { BodyFieldNames } from '@portal/portal-core/calls/refusalTexts';
import type { Answer, Unread } from '@portal/portal-core/fromApi/answer';
import { imageUrl } from '@portal/portal-core/fromApi/images';
import { decodeEntities, startOfHtml } from '@portal/portal-core/fromApi/markup';
import {
  hasValue,
  parseFields,
  parseNames,
  parseText,
  parsePlainText,
} from '@portal/portal-core/fromApi/parse';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { toSentId, withoutRepeats, withUniqueIds } from '@portal/portal-core/fromApi/repeats';
import { hasTags, isDocument, toTextLines } from '@portal/portal-core/fromApi/textLines';

/** Maps each answer once, so memoized components keep their props. */
export function oncePerBody<Body, T>(view: (body: Body) => T): (body: Body) => T {
  const known = new WeakMap<object, T>();
  return (body) => {
    if (typeof body !== 'object' || body === null) return view(body);
    if (!known.has(body)) known.set(body, view(body));
    return known.get(body) as T;
  };
}

/** A ticket with the time of its last message, which is only compared (D100). */
export interface ListedTicket extends Omit<Ticket, 'unread'> {
  repliedAt: string;
}

const statuses: readonly TicketStatus[] = ['new', 'open', 'close', 'reopen'];

/** 0 New, 1 Open, 2 Close, 3 Reopen (B §4), as numbers or words. */
function toStatus(value: unknown): TicketStatus | undefined {
  const text = parseText(value)?.toLowerCase();
  return statuses.find((status, number) => text === status || text === String(number));
}

/** An API key that is valid in a path and in an address. */
export const parseId = (value: unknown): string | undefined => {
  const id = parseText(value);
  return id !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : undefined;
};

/** Rows with an id, without repeats. */
const identified = <Row extends { readonly id?: unknown }>(rows: readonly Row[]): [id: string, row: Row][] =>
  withoutRepeats(rows).flatMap((row) => {
    const id = parseId(row.id);
    return id === undefined ? [] : [[id, row] as const];
  });

/** Each row with a unique key, because two tickets of one id are opened by it. */
const withKeys = <Row>(rows: readonly [id: string, row: Row][]): [key: string, id: string, row: Row][] =>
  withUniqueIds(rows.map(([id, row]) => ({ id, row }))).map(({ id: key, row }) => [key, toSentId(key), row]);

/** The tickets in the server's order. Those without an id are dropped, and missing values are empty. */
export const toTickets = (body: Answer<'/tickets'>): ListedTicket[] =>
  withKeys(identified(parseRows(body))).map(([key, id, row]) => ({
    ...(key !== id && { key }),
    id,
    subject: parsePlainText(row.subject),
    status: toStatus(row.status),
    createdAt: parseText(row.created_at),
    answeredAt: parseText(row.answered_at),
    repliedAt: parseText(row.last_reply_date)?.slice(0, 40) ?? '',
  }));

/** The server's search text; undefined if it did not search (D113). */
export const parseSearched = (body: Answer<'/tickets'> | undefined): string | undefined =>
  parseText(parseFields(body).search);

/** Whether a ticket's title or number has every word of a text. */
export function holdsText({ id, subject }: Pick<ListedTicket, 'id' | 'subject'>, text: string): boolean {
  const held = `${subject} ${id}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => held.includes(word));
}

export const toSubjects = (body: Answer<'/subjects'>): TicketSubject[] =>
  withUniqueIds(
    [
      ...identified(parseRows(body)).map(([id, row]): [string, unknown] => [id, row.subject]),
      ...parseNames(parseFields(body).data),
    ].flatMap(([id, sent]) => {
      const subject = parsePlainText(sent, 200);
      return subject === '' ? [] : [{ id, subject }];
    }),
  );

const longestMessage = 50_000;
// These are all control characters but tab and line feed.
// oxlint-disable-next-line eslint/no-control-regex -- These characters are removed.
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;

/** Plain text with line breaks but without other control characters (T2). */
const toLines = (value: unknown): string =>
  typeof value === 'string'
    ? startOfHtml(value, longestMessage).replace(/\r\n?/g, '\n').replace(controls, '').trim()
    : (parseText(value) ?? '');

/**
 * A message as plain text. The member types plain text, so only a whole document is an editor's; the operator's editor
 * may write any tag.
 */
function toMessageText(value: unknown, isOwn: boolean): string {
  const text = toLines(value);
  if (isOwn ? isDocument(text) : hasTags(text)) return toTextLines(text);
  return isOwn ? text : decodeEntities(text);
}

/** Whether a message was sent with the one before it, because each image is a separate message without text. */
const belongsTo = (before: TicketMessage | undefined, message: TicketMessage): before is TicketMessage =>
  before !== undefined &&
  message.text === '' &&
  before.images.length > 0 &&
  before.from === message.from &&
  before.sentAt === message.sentAt;

/** The messages, oldest first. Images sent together are grouped. */
export function toMessages(body: Answer<'/ticket/{id}/details'>): TicketMessage[] {
  const messages: TicketMessage[] = [];
  for (const [id, row] of identified(parseRows(body))) {
    const from = parsePlainText(row.admin_username, 80) || undefined;
    const message: TicketMessage = {
      id,
      from,
      text: toMessageText(row.message, from === undefined),
      sentAt: parseText(row.message_time),
      images: hasValue(row.image) ? [id] : [],
    };
    const before = messages.at(-1);
    if (belongsTo(before, message))
      messages[messages.length - 1] = { ...before, images: [...before.images, ...message.images] };
    else if (message.text !== '' || message.images.length > 0) messages.push(message);
  }
  return withUniqueIds(messages);
}

interface NamedImage {
  data?: unknown;
  image?: unknown;
  url?: unknown;
  path?: unknown;
  name?: unknown;
}

/**
 * The name or address of a message's image, where the answer is JSON instead of bytes (D134); '' without one. A list has
 * the image first.
 */
export function parseImageName(answer: unknown): string {
  const { data } = parseFields(answer as Unread<NamedImage>);
  const first: unknown = Array.isArray(data) ? data[0] : data;
  const texts = [answer, first].flatMap((layer) => {
    const { url, image, path, name } = parseFields(layer as Unread<NamedImage>);
    return [url, image, path, name, layer].flatMap((value) => parseText(value) ?? []);
  });
  return texts[0] ?? '';
}

/** The address for an image: its object URL, or one in the images' folder. Undefined for any other (T10). */
export const toImageAddress = (loaded: string, folder: string): string | undefined =>
  loaded.startsWith('blob:') ? loaded : imageUrl(folder, loaded);

/** The text for the server, without invisible characters from pasted text. */
const sentText = (text: string) => toLines(text);

export const toReplyBody = (id: string, { text, images }: NewReply) => ({
  id,
  message: sentText(text),
  'images[]': [...images],
});

/** Maps the API's field names to the form's, for the server's texts. */
export const raiseNames = {
  ...({
    subject_id: 'subject',
    others_subject: 'others',
    message: 'message',
    'images[]': 'images',
  } satisfies BodyFieldNames<'/raise-ticket'>),
  // A refusal may name the list without its brackets.
  images: 'images',
};

export const toRaiseBody = ({ subjectId, othersSubject, message, images }: NewTicket) => ({
  subject_id: toSentId(subjectId),
  message: sentText(message),
  'images[]': [...images],
  ...(othersSubject !== '' && { others_subject: othersSubject }),
});

/** The new ticket's id. */
export const toRaisedId = (body: Answer<'/raise-ticket', 'post'> | undefined): string | undefined =>
  parseId(parseFields(body).ticket_id);
