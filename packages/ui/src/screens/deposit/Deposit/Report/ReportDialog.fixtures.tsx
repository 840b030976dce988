import { useState } from 'react';
import type { Attempt } from '../../../../confirm/VerifyDialog/confirmedWrite';
import { DepositScreen, type DepositScreenProps } from '../DepositScreen';
import { depositArgs } from '../DepositScreen.fixtures';
import type { ReportValues } from './reportForm';

/** The outcome of a report, for each press. */
export type Answer = 'taken' | 'lost' | 'awaited' | { refused: Record<string, string> } | { message: string };

interface ReportingScreenProps extends Pick<DepositScreenProps, 'methods' | 'account' | 'report'> {
  answers: readonly Answer[];
}

/** A bank's tab joined as in the portal, with a server that answers as the story requires. */
export function ReportingScreen({ answers, ...props }: ReportingScreenProps) {
  const [asked, setAsked] = useState<ReportValues>();
  const [form, setForm] = useState(props.report.form);
  const [answer, setAnswer] = useState<Omit<Attempt, 'form'> & { busy?: boolean }>({});
  const [presses, setPresses] = useState(0);
  const { busy = false, ...attempt } = answer;
  const press = () => {
    setPresses(presses + 1);
    const next = answers[presses];
    if (next === 'awaited') setAnswer({ busy: true });
    else if (next === 'lost') setAnswer({ unknown: 'repeatable' });
    else if (next === 'taken') {
      setAsked(undefined);
      setForm({ busy: false, saved: form.saved + 1 });
    } else if (next && 'message' in next) setAnswer({ message: next.message });
    else if (next) {
      setAsked(undefined);
      setForm({ ...form, refusal: next.refused });
    }
  };
  return (
    <DepositScreen
      {...depositArgs}
      {...props}
      chosen="3"
      report={{
        ...props.report,
        form,
        asked,
        attempt: { form: { busy, saved: form.saved }, isProven: true, ...attempt },
        onAsked: (values) => {
          props.report.onAsked(values);
          setAnswer(answer.unknown ? { unknown: answer.unknown } : {});
          setAsked(values);
        },
        onConfirmed: (...given) => {
          props.report.onConfirmed(...given);
          press();
        },
        onRepeated: () => {
          props.report.onRepeated();
          press();
        },
        onClosed: () => setAsked(undefined),
      }}
    />
  );
}
