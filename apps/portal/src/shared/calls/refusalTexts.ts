import type { FieldErrors } from '@portal/ui/forms';
import { errorTexts } from '@portal/ui/text/messages';
import type { Outcome, UploadInit, UploadPath, WriteInit, WritePath } from '@portal/api';

// The words of a refusal, light enough for the sign-in; `refusal.ts` is what forms and dialogs read.

/** Form fields by the wire's names. */
export type FieldNames = Readonly<Record<string, string>>;

type RequestBody<P> = P extends UploadPath
  ? UploadInit<P>['body']
  : P extends WritePath
    ? WriteInit<P>['body']
    : never;
type FieldName<Body> = Body extends object ? keyof Body : never;

/** The same, held to the fields of a call's body: `{ amount: 'amount' } satisfies BodyFieldNames<'/withdraw'>`. */
export type BodyFieldNames<P extends UploadPath | WritePath> = {
  readonly [Name in FieldName<RequestBody<P>>]?: string;
};

/** A server's words for a code that was wrong or is locked, where it names no field. */
const aboutCode = /^invalid [a-z_]{1,32}\.?$|\bwrong tries\b/i;

/**
 * The texts at their fields (D39), by the form's names; `{}` where none is named. A refusal of the code that names no
 * field goes to the form's `code`, where it has one. Each call makes a new object, which clears what is used up.
 */
export function toFieldTexts(outcome: Outcome<unknown>, names: FieldNames): FieldErrors {
  if (outcome.kind !== 'refused') return {};
  const { fields, message } = outcome;
  const isCode = Object.keys(fields).length === 0 && aboutCode.test(message);
  if (isCode && Object.values(names).includes('code')) return { code: message };
  const shown = Object.entries(fields).flatMap(([wire, texts]) => {
    const field = Object.hasOwn(names, wire) ? names[wire] : undefined;
    return field === undefined ? [] : [[field, texts.join(' ')] as const];
  });
  return Object.fromEntries(shown);
}

/** The one sentence for a call that failed (A §8, D36): the server's, the call's own, or the ordinary one. */
export function getMessage(outcome: unknown, failure: string = errorTexts.somethingWrongTryAgain): string {
  const { kind, message } = (outcome ?? {}) as Partial<Extract<Outcome<unknown>, { kind: 'refused' }>>;
  // A body's msg 401 has the same text everywhere (B §8, D37), as the toast beside it says it.
  if (isByBody(outcome)) return errorTexts.somethingWrongTryAgain;
  return (kind === 'refused' && message) || failure;
}

const isByBody = (outcome: unknown): boolean =>
  ((outcome ?? {}) as Partial<Extract<Outcome<unknown>, { kind: 'unauthenticated' }>>).by === 'body';

/** What support finds the call by, where the server named it. */
export const getReference = (outcome: unknown): string | undefined =>
  ((outcome ?? {}) as Partial<Extract<Outcome<unknown>, { kind: 'failed' }>>).requestId;
