import type { Session } from '../access/sessions';
import { unauthenticated } from '../wire/refusal';
import type { ImageAnswer } from './imageAnswer';
import type { Answer, Input, OperationId } from './operationTypes';
import type { Services } from './services';

/** What a handler gets of a request. The contract has validated body, query and params. */
export interface Call {
  body: unknown;
  query: unknown;
  params: unknown;
  /** Whose token came with the request; undefined where the contract asks for none and none was sent. */
  session: Session | undefined;
  /** The client's address. */
  ip: string;
  /** The client's User-Agent, as far as it sends one. */
  agent: string;
  services: Services;
}

export type MemberCall = Call & { session: Session };

/** Slow work of a handler that its transaction need not wait for; what it refuses, the handler refuses again (T33). */
interface Preparing {
  prepare?: (call: Call) => Promise<unknown>;
}

/** Answers a call with a JSON body, or with an image. Refusals are thrown. */
export type AnyHandler = ((call: Call) => Promise<object | ImageAnswer>) & Preparing;

/** The handler of one operation. The name is in the type alone, so that no handler stands where another belongs. */
export type Handler<Id extends OperationId> = ((call: Call) => Promise<Answer<Id>>) &
  Preparing & {
    readonly operationId?: Id;
  };

/** One handler for every operation of the contract: a missing one, and one for no operation, are type errors. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** The validators have read the request against this operation's schemas: here, and only here, it gets their types. */
const getInput = <Id extends OperationId>({ body, query, params }: Call) =>
  ({ body, query, params }) as Input<Id>;

/** A handler that needs no token. */
export const openOperation =
  <Id extends OperationId>(run: (input: Input<Id>, call: Call) => Promise<Answer<Id>>): Handler<Id> =>
  (call) =>
    run(getInput<Id>(call), call);

/** A handler for a signed-in member. `prepare` does slow work ahead of a write that runs once for its key. */
export function memberOperation<Id extends OperationId>(
  run: (input: Input<Id>, call: MemberCall) => Promise<Answer<Id>>,
  prepare?: (input: Input<Id>) => Promise<unknown>,
): Handler<Id> {
  const handler: Handler<Id> = (call) => {
    const { session } = call;
    if (!session) throw unauthenticated();
    return run(getInput<Id>(call), { ...call, session });
  };
  if (prepare) handler.prepare = (call) => prepare(getInput<Id>(call));
  return handler;
}
