import { UnknownOutcome } from '../../../components/UnknownOutcome/UnknownOutcome';
import type { ConfirmedWrite } from '../../../components/VerifyDialog/confirmedWrite';
import { formatDate, isoDate } from '../../../text/format/dates';
import { cancelWords, subscriptionWords } from '../subscriptionWords';
import type { CancelValues } from './cancellation';

interface UnansweredCancellationProps {
  kind: 'bot' | 'live';
  cancellation: ConfirmedWrite<CancelValues>;
}

/** A cancellation whose answer never came, while no dialog speaks of it: the list below has what came of it (T12). */
export function UnansweredCancellation({ kind, cancellation }: UnansweredCancellationProps) {
  const { unanswered, asked, onForgotten } = cancellation;
  if (unanswered === undefined || asked !== undefined) return null;
  const name = unanswered.values['package'];
  const at = new Date(unanswered.at).toISOString();
  return (
    <UnknownOutcome historyHref={subscriptionWords[`${kind}Href`]} onForgotten={onForgotten}>
      {name ? (
        <>
          {cancelWords.ofPackage} <bdi>{name}</bdi>
        </>
      ) : (
        cancelWords.unnamed
      )}{' '}
      {cancelWords.sentAt} <time dateTime={isoDate(at)}>{formatDate(at, 'dayTime')}</time>,{' '}
      {cancelWords.noAnswer}
    </UnknownOutcome>
  );
}
