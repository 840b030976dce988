import type { Reply } from './backEnd';

/** An answer, with the bytes of an image. */
export const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  body,
  headers: new Headers(headers),
  bytes: Buffer.from('89504e470d0a1a0a', 'hex'),
});

export const member = { username: 'amara21', token: 'a-token' };
