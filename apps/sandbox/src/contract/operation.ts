import type { Session } from '../access/sessions';
import type { Services } from '../services';
import { unauthenticated } from './refusal';

/** What a handler gets of a request. The contract has validated body, query and params. */
export interface Call {
  body: unknown;
  query: unknown;
  params: unknown;
  /** Whose token came with the request; undefined where the contract asks for none and none was sent. */
  session: Session | undefined;
  /** The client's address. */
  ip: string;
  services: Services;
}

export type MemberCall = Call & { session: Session };

/** Answers one operation: a JSON body of the contract, or an image. Refusals are thrown. */
export type Handler = (call: Call) => Promise<object>;

/** The handlers of an area, by operationId. */
export type Handlers = Record<string, Handler>;

/** Each handler says itself which parts of the request the contract promises it: body, query, params. */
type Run<OneCall> = (input: never, call: OneCall) => Promise<object>;

const inputOf = ({ body, query, params }: Call) => ({ body, query, params }) as never;

/** A handler that needs no token. */
export const openOperation =
  (run: Run<Call>): Handler =>
  (call) =>
    run(inputOf(call), call);

/** A handler for a signed-in member. */
export const memberOperation =
  (run: Run<MemberCall>): Handler =>
  (call) => {
    const { session } = call;
    if (!session) throw unauthenticated();
    return run(inputOf(call), { ...call, session });
  };

/** An image in place of a JSON body. */
export class ImageAnswer {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;

  constructor(type: 'image/png' | 'image/jpeg', bytes: Uint8Array) {
    this.type = type;
    this.bytes = bytes;
  }
}
