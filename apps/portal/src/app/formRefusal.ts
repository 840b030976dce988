import type { FieldErrors } from '@portal/ui/forms';
import type { CallError } from './call.events';

/** Form fields by the wire's names. */
export type FieldNames = Readonly<Record<string, string>>;

/** A server's words for a code that was wrong or is locked, where it names no field. */
const aboutCode = /^invalid [a-z_]{1,32}\.?$|\bwrong tries\b/i;

/**
 * What a form shows of a call that failed: every text at its field (D39). A refusal of the code without a field's name
 * goes to the form's `code`. Nothing is lost by `{}`: the toast says the rest. A new object each time.
 */
export function formRefusalOf(error: unknown, names: FieldNames): FieldErrors {
  const refusal = error as CallError;
  if (refusal.kind !== 'refused') return {};
  const shown = Object.entries(refusal.fields).flatMap(([wire, texts]) => {
    const field = Object.hasOwn(names, wire) ? names[wire] : undefined;
    return field === undefined ? [] : [[field, texts.join(' ')] as const];
  });
  const isCode = Object.keys(refusal.fields).length === 0 && aboutCode.test(refusal.message);
  const hasCode = Object.values(names).includes('code');
  return isCode && hasCode ? { code: refusal.message } : Object.fromEntries(shown);
}
