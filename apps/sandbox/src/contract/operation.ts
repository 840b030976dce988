import type { Session } from '../access/sessions';
import { unauthenticated } from '../api/refusal';
import type { TurnQueue } from '../api/turnQueue';
import type { Language } from '../api/languages/language';
import type { ImageAnswer, Answer, Input, OperationId } from './operationTypes';
import type { Services } from './services';

/** A handler's view of a request. The contract has validated body, query and params. */
export interface Call {
  body: unknown;
  query: unknown;
  params: unknown;
  /** The session of the request's token. Undefined if the contract requires none and none was sent. */
  session: Session | undefined;
  ip: string;
  /** The client's User-Agent, if it sends one. */
  agent: string;
  /** The language of `Accept-Language`, if the call names one that the sandbox has. */
  language: Language | undefined;
  services: Services;
}

export type MemberCall = Call & { session: Session };

interface Around {
  /** Slow work before a handler's transaction. The handler repeats any refusal (T33). */
  prepare?: (call: Call) => Promise<unknown>;
  /** The queue of a write whose transaction locks what other members' writes lock too. */
  inTurn?: TurnQueue;
  /** The body of a success, if it is always the same. It is stored before those locks (ledger/idempotency.ts). */
  expected?: object;
}

/** Answers a call with a JSON body, or with an image. Refusals are thrown. */
export type AnyHandler = ((call: Call) => Promise<object | ImageAnswer>) & Around;

/** The handler of one operation. The operation's name is part of the type, so handlers can't be swapped. */
export type Handler<Id extends OperationId> = ((call: Call) => Promise<Answer<Id>>) &
  Around & {
    readonly operationId?: Id;
  };

/** One handler for each operation. A missing or an extra one is a type error. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** The only place that types a request, because the validators checked it against this operation's schemas. */
const getInput = <Id extends OperationId>({ body, query, params }: Call) =>
  ({ body, query, params }) as Input<Id>;

/** A handler that needs no token. */
export const openOperation =
  <Id extends OperationId>(run: (input: Input<Id>, call: Call) => Promise<Answer<Id>>): Handler<Id> =>
  (call) =>
    run(getInput<Id>(call), call);

/** A handler for a signed-in member. */
export function memberOperation<Id extends OperationId>(
  run: (input: Input<Id>, call: MemberCall) => Promise<Answer<Id>>,
  {
    prepare,
    ...around
  }: { prepare?: (input: Input<Id>) => Promise<unknown>; inTurn?: TurnQueue; expected?: Answer<Id> } = {},
): Handler<Id> {
  const handler: Handler<Id> = (call) => {
    const { session } = call;
    if (!session) throw unauthenticated();
    return run(getInput<Id>(call), { ...call, session });
  };
  if (prepare) handler.prepare = (call) => prepare(getInput<Id>(call));
  return Object.assign(handler, around);
}
