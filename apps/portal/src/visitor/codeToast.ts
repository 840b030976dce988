import type { Outcome } from '@portal/api';
import { isCodeComing } from '../shared/calls/codeWait';
import { getMessage } from '../shared/calls/refusalTexts';

/**
 * What is toasted of an answer to "send me a code"; undefined where nothing is. `quiet` where nobody asked: the
 * confirmation would take the place of the toast that led here. Within the cool-down the count-down says enough.
 */
export function toCodeToast(
  outcome: Outcome<unknown>,
  quiet: boolean,
): { tone: 'good' | 'bad'; text: string } | undefined {
  if (outcome.kind === 'ok')
    return outcome.message && !quiet ? { tone: 'good', text: outcome.message } : undefined;
  return isCodeComing(outcome) ? undefined : { tone: 'bad', text: getMessage(outcome) };
}
