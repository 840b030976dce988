import type { Fields } from '../values';
import type { Call, MemberCall } from './call';

/** What a handler answers: the fields of a success, or a whole answer. */
export type Reply = Fields | Whole;

/** An answer that is no envelope: bytes, or no content. */
export class Whole {
  readonly status: number;
  readonly type: string | undefined;
  readonly bytes: Buffer | string;
  constructor(status: number, type?: string, bytes: Buffer | string = '') {
    this.status = status;
    this.type = type;
    this.bytes = bytes;
  }
}

interface RouteOptions {
  /** The query names of this call, for `strictQuery`. */
  queries?: readonly string[];
}

export interface Route extends RouteOptions {
  method: string;
  path: string;
  pattern: RegExp;
  names: string[];
  run: (call: Call) => Reply;
  open: boolean;
}

function route(
  method: string,
  path: string,
  open: boolean,
  run: (call: Call) => Reply,
  options: RouteOptions,
) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  return { method, path, pattern, names, run, open, ...options };
}

const paged = ['page', 'from_date', 'to_date'];

/** A call that needs no session. */
export const openRoute = (method: string, path: string, run: (call: Call) => Reply): Route =>
  route(method, path, true, run, {});

/** A read of a session, with its query names in addition to those of pages and days. */
export const get = (path: string, run: (call: MemberCall) => Reply, ...queries: string[]): Route =>
  route('GET', path, false, (call) => run(call as MemberCall), { queries: [...paged, ...queries] });

/** A write of a session. */
export const post = (path: string, run: (call: MemberCall) => Reply): Route =>
  route('POST', path, false, (call) => run(call as MemberCall), {});
