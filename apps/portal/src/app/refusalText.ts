import type { Outcome } from '@portal/api';
import { errorTexts } from '@portal/ui/text/messages';

/** The one text of an outcome for the toast (A §8); `network` is the text for no connection (D36). */
export function refusalText(outcome: Outcome<unknown>, network: string): string {
  if (outcome.kind === 'refused' && outcome.message !== '') return outcome.message;
  const noAnswer =
    outcome.kind === 'failed' && (outcome.reason === 'network' || outcome.reason === 'timeout');
  return noAnswer ? network : errorTexts.somethingWrongTryAgain;
}
