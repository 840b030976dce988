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

interface Input {
  body?: unknown;
  query?: unknown;
  params?: unknown;
}

/** A handler that needs no token. `In` names the parts of the request that the contract promises. */
export function openOperation<In extends Input = Input>(
  run: (input: In, call: Call) => Promise<object>,
): Handler {
  return (call) => run({ body: call.body, query: call.query, params: call.params } as In, call);
}

/** A handler for a signed-in member. */
export function memberOperation<In extends Input = Input>(
  run: (input: In, call: MemberCall) => Promise<object>,
): Handler {
  return (call) => {
    const { session } = call;
    if (!session) throw unauthenticated();
    return run({ body: call.body, query: call.query, params: call.params } as In, { ...call, session });
  };
}

/** An image in place of a JSON body. */
export class ImageAnswer {
  constructor(
    readonly type: 'image/png' | 'image/jpeg',
    readonly bytes: Uint8Array,
  ) {}
}
