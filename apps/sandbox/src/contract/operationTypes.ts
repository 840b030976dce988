import type { operations } from '@portal/contract/types';
import type { ImageAnswer } from './imageAnswer';

export type OperationId = keyof operations;

/** A part of a request as it is received: what the client sends as a Blob is bytes here. */
type Received<Sent> = Sent extends Blob
  ? Uint8Array
  : Sent extends object
    ? { [Field in keyof Sent]: Received<Sent[Field]> }
    : Sent;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** The JSON or the form that a call sends. */
export type Body<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: infer Content }
    ? Received<Content[keyof Content]>
    : never;

/** The parameters of a call's address, with numbers where the contract says so. */
type Query<Id extends OperationId> = NonNullable<Parameters<Id>['query']>;

/** What a call asks for; a part that it does not have is `never`. */
export interface Input<Id extends OperationId> {
  body: Body<Id>;
  query: Query<Id>;
  params: NonNullable<Parameters<Id>['path']>;
}

/** What a call answers when it is not refused: the JSON of the contract's 200, or an image. */
export type Answer<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: infer Content };
}
  ? Content extends { 'application/json': infer Json }
    ? Json
    : ImageAnswer
  : never;
