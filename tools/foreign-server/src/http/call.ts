import type { IncomingMessage } from 'node:http';
import type { Member } from '../state/member';
import type { State } from '../state/state';
import type { Settings } from '../switches';

/** A received call. */
export interface Call {
  method: string;
  /** The path below /api: `/news/5/read`. */
  path: string;
  /** The values of the path's `{names}`. */
  params: Record<string, string>;
  query: URLSearchParams;
  body: Record<string, string>;
  /** The names of the fields that carry files. */
  files: string[];
  headers: IncomingMessage['headers'];
  /** The server's own address, as the client wrote it. */
  origin: string;
  on: Settings;
  state: State;
}

/** A call of a session. */
export interface MemberCall extends Call {
  member: Member;
}

/** Reads a form with files. The files' contents are of no interest here. */
function readMultipart(text: string, boundary: string): Pick<Call, 'body' | 'files'> {
  const body: Record<string, string> = {};
  const files: string[] = [];
  for (const part of text.split(`--${boundary}`)) {
    const [head = '', ...content] = part.split('\r\n\r\n');
    const name = /\bname="([^"]*)"/.exec(head)?.[1];
    if (name === undefined) continue;
    if (/filename="/.test(head)) files.push(name.replace(/\[\d*\]$/, ''));
    else body[name] = content.join('\r\n\r\n').replace(/\r\n$/, '');
  }
  return { body, files };
}

const toText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';

function toTexts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toText(one)]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Reads a body as PHP does: JSON, a form, or a form with files. */
export async function readBody(request: IncomingMessage): Promise<Pick<Call, 'body' | 'files'>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('latin1');
  const type = request.headers['content-type'] ?? '';
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  const utf8 = Buffer.from(text, 'latin1').toString('utf8');
  if (boundary !== undefined) return readMultipart(utf8, boundary);
  if (type.includes('json')) return { body: toTexts(parseJson(utf8)), files: [] };
  return { body: Object.fromEntries(new URLSearchParams(utf8)), files: [] };
}
