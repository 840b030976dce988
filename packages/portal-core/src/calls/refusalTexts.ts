import type { FieldErrors } from '@portal/ui/forms';
import { errorMessages } from '@portal/ui/text/errorMessages';
import { errorTexts } from '@portal/ui/text/messages';
import { codeNames } from '@portal/ui/text/message/serverMessages';
import type { Outcome, UploadInit, UploadPath, WriteInit, WritePath } from '@portal/api';

// Refusal texts in a small module for the sign-in; forms and dialogs use `refusal.ts`.

/** Maps the API's names to form fields. */
export type FieldNames = Readonly<Record<string, string>>;

type RequestBody<P> = P extends UploadPath
  ? UploadInit<P>['body']
  : P extends WritePath
    ? WriteInit<P>['body']
    : never;
type FieldName<Body> = Body extends object ? keyof Body : never;

/**
 * The same, restricted to the fields of a call's body: `{ amount: 'amount' } satisfies BodyFieldNames<'/withdraw'>`.
 */
export type BodyFieldNames<P extends UploadPath | WritePath> = {
  readonly [Name in FieldName<RequestBody<P>>]?: string;
};

/** A server's text for a wrong or locked code, without a field. */
const aboutCode = /^invalid ([a-z_]{1,32})\.?$|\bwrong tries\b/i;

/**
 * The texts by form field (D39), as a new object, which clears used codes; `{}` without any. A refused code without a
 * field belongs to the form's second factor if it names that, or else to its `code`, if it has one.
 */
export function toFieldTexts(outcome: Outcome<unknown>, names: FieldNames): FieldErrors {
  if (outcome.kind !== 'refused') return {};
  const { fields, message } = outcome;
  const match = aboutCode.exec(message);
  const code = codeNames.get(message) ?? (match && (match[1] ?? ''));
  if (Object.keys(fields).length === 0 && typeof code === 'string') {
    const field = names[code.toLowerCase()] === 'secondFactor' ? 'secondFactor' : 'code';
    if (Object.values(names).includes(field)) return { [field]: message };
  }
  const shown = Object.entries(fields).flatMap(([apiName, texts]) => {
    const field = Object.hasOwn(names, apiName) ? names[apiName] : undefined;
    return field === undefined ? [] : [[field, texts.join(' ')] as const];
  });
  return Object.fromEntries(shown);
}

/** From this wait on, in seconds, minutes are easier to read. */
const leastInMinutes = 120;

const minutes = (seconds: number) => ({ count: Math.ceil(seconds / 60) });

/** The wait after too many tries, for a refusal without words. */
function getWaitMessage({ status, retryAfter }: Partial<Refused>): string | undefined {
  if (status !== 429 || !retryAfter) return undefined;
  return retryAfter < leastInMinutes
    ? errorMessages.waitSeconds({ count: retryAfter })
    : errorMessages.waitMinutes(minutes(retryAfter));
}

type Refused = Extract<Outcome<unknown>, { kind: 'refused' }>;
type Failed = Extract<Outcome<unknown>, { kind: 'failed' }>;

/** The sentence of a failure whose cause the member can act on (D156): maintenance, too large, another network. */
export function getCauseMessage(outcome: unknown): string | undefined {
  const { kind, reason, status, retryAfter } = (outcome ?? {}) as Partial<Failed>;
  if (kind !== 'failed') return undefined;
  if (reason === 'redirect') return errorMessages.otherNetwork;
  if (status === 413) return errorMessages.tooLarge;
  return retryAfter ? errorMessages.backInMinutes(minutes(retryAfter)) : undefined;
}

/** The sentence for a failed call (A §8, D36): the server's, the wait, the cause, the call's own, or the default. */
export function getMessage(outcome: unknown, failure: string = errorTexts.somethingWrongTryAgain): string {
  const { kind, message } = (outcome ?? {}) as Partial<Refused>;
  // A body's msg 401 has the same text everywhere (B §8, D37), as in the toast next to it.
  if (isByBody(outcome)) return errorTexts.somethingWrongTryAgain;
  if (kind === 'refused') return message || getWaitMessage(outcome as Refused) || failure;
  return getCauseMessage(outcome) ?? failure;
}

const isByBody = (outcome: unknown): boolean =>
  ((outcome ?? {}) as Partial<Extract<Outcome<unknown>, { kind: 'unauthenticated' }>>).by === 'body';

/** The call's reference for support, if the server sends one. */
export const getReference = (outcome: unknown): string | undefined =>
  ((outcome ?? {}) as Partial<Failed>).requestId;
