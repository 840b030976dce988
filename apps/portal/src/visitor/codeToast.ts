import type { Outcome } from '@portal/api';
import { isCodeComing } from '@portal/portal-core/calls/codeWait';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';

/**
 * The toast for a requested code; undefined without one and during the cool-down, which has a count-down. `quiet` for
 * automatic requests, because a confirmation would replace the toast that led here.
 */
export function toCodeToast(
  outcome: Outcome<unknown>,
  quiet: boolean,
): { tone: 'good' | 'bad'; text: string } | undefined {
  if (outcome.kind === 'ok')
    return outcome.message && !quiet ? { tone: 'good', text: outcome.message } : undefined;
  return isCodeComing(outcome) ? undefined : { tone: 'bad', text: getMessage(outcome) };
}
