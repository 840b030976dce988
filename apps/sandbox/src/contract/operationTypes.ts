import type { operations } from '@portal/contract/types';

/** An image instead of a JSON body. */
export class ImageAnswer {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;

  constructor(type: 'image/png' | 'image/jpeg', bytes: Uint8Array) {
    this.type = type;
    this.bytes = bytes;
  }
}

export type OperationId = keyof operations;

/** A received part of a request. A Blob of the client arrives as bytes. */
type Received<Sent> = Sent extends Blob
  ? Uint8Array
  : Sent extends object
    ? { [Field in keyof Sent]: Received<Sent[Field]> }
    : Sent;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** The JSON or the form of a call. */
export type Body<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: infer Content }
    ? Received<Content[keyof Content]>
    : never;

/** The parameters of a call's address, as numbers where the contract requires it. */
type Query<Id extends OperationId> = NonNullable<Parameters<Id>['query']>;

/** The input of a call. A missing part is `never`. */
export interface Input<Id extends OperationId> {
  body: Body<Id>;
  query: Query<Id>;
  params: NonNullable<Parameters<Id>['path']>;
}

/** The successful answer of a call: the JSON of the contract's 200, or an image. */
export type Answer<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: infer Content };
}
  ? Content extends { 'application/json': infer Json }
    ? Json
    : ImageAnswer
  : never;
