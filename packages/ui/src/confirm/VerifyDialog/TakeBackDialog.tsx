import { createLazyOverlay } from '../../components/LazyPart/createLazyOverlay';
import { Moment } from '../../components/Moment/Moment';
import { Money } from '../../components/Money/Money';
import { Verbatim } from '../../components/ServerMessage/ServerMessage';
import { fill } from '../../text/fill';
import { UnknownOutcome } from '../UnknownOutcome/UnknownOutcome';
import type { TakeBackFormProps } from './TakeBackForm';

const TakeBackForm = createLazyOverlay<TakeBackFormProps>(() =>
  import('./TakeBackForm').then((module) => module.TakeBackForm),
);

/** The question before a pending request is taken back. It needs no code, because the money stays the member's. */
export function TakeBackDialog(props: Omit<TakeBackFormProps, 'asked' | 'onClose'>) {
  const { asked, onClose } = props.takeBack;
  return asked && <TakeBackForm {...props} asked={asked} onClose={onClose} />;
}

interface UnansweredTakeBackProps extends Pick<TakeBackFormProps, 'takeBack' | 'history'> {
  /** The sentence, with `{code}` or `{amount}`, and `{time}`. */
  text: string;
}

/** A take-back without an answer, while no dialog shows it. The list below shows the outcome (T12). */
export function UnansweredTakeBack({ takeBack, history, text }: UnansweredTakeBackProps) {
  const { unanswered, asked, attempt, onForget } = takeBack;
  if (unanswered === undefined || asked !== undefined) return null;
  const { item, amount } = unanswered.values;
  return (
    <UnknownOutcome historyHref={history} isProven={attempt.isProven === true} onForget={onForget}>
      {fill(text, {
        code: <Verbatim>{item}</Verbatim>,
        amount: <Money figure="asked" value={amount} />,
        time: <Moment at={new Date(unanswered.at).toISOString()} form="dayTime" />,
      })}
    </UnknownOutcome>
  );
}
