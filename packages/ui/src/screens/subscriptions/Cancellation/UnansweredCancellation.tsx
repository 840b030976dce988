import { Moment } from '../../../components/Moment/Moment';
import { UnknownOutcome } from '../../../confirm/UnknownOutcome/UnknownOutcome';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import { fill } from '../../../text/fill';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { cancelMessages } from '../messages';
import { historyAddresses, type CancelValues } from './cancellation';

interface UnansweredCancellationProps {
  kind: 'bot' | 'live';
  cancellation: ConfirmedWrite<CancelValues>;
}

/** A cancellation without an answer, while no dialog shows it. The list below shows the outcome (T12). */
export function UnansweredCancellation({ kind, cancellation }: UnansweredCancellationProps) {
  const { unanswered, asked, attempt, onForget } = cancellation;
  if (unanswered === undefined || asked !== undefined) return null;
  const name = unanswered.values['package'];
  const at = new Date(unanswered.at).toISOString();
  return (
    <UnknownOutcome
      historyHref={historyAddresses[kind]}
      isProven={attempt.isProven === true}
      movesMoney={false}
      onForget={onForget}
    >
      {fill(name ? cancelMessages.unansweredPackage : cancelMessages.unanswered, {
        package: <Verbatim>{name}</Verbatim>,
        time: <Moment at={at} form="dayTime" />,
      })}
    </UnknownOutcome>
  );
}
