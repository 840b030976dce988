import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormDialog } from '../../../forms/FormDialog';
import { FormScope } from '../../../forms/FormScope';
import { FormTextField } from '../../../forms/FormTextField';
import { digitsAndDots } from '../../../forms/rules/filters';
import { accountMessages, cancelMessages } from '../messages';
import { accountSchema, type AccountWrite, type AddAccountDialogProps } from './addAccount';
import { trimText } from '../../../text/typed/trimText';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';

interface AuthorityQuestionProps extends AddAccountDialogProps {
  accountNumber: string;
}

/** Repeats the whole number and explains what adding it allows us. Each press sends it once (T12). */
function AuthorityQuestion({ target, accountNumber, adding, onClose }: AuthorityQuestionProps) {
  const { form, message, offline, onSend } = adding;
  return (
    <ConfirmDialog
      open
      title={accountMessages.warning}
      confirmLabel={accountMessages.add}
      irreversible
      busy={form.busy}
      error={offline ? verifyMessages.offline : message}
      onConfirm={() => {
        // An offline press sends nothing, now or later. The next press is a new try.
        if (offline) return Promise.resolve();
        return onSend({ subscriptionId: target.subscriptionId, accountNumber });
      }}
      onClose={onClose}
    >
      <FigureRows>
        <FigureRow label={cancelMessages.package}>
          <Verbatim>{target.package}</Verbatim>
        </FigureRow>
        <FigureRow label={accountMessages.number}>{accountNumber}</FigureRow>
      </FigureRows>
      <p>{accountMessages.authority}</p>
      <p>{accountMessages.check}</p>
    </ConfirmDialog>
  );
}

/** In characters. */
const longestNumber = 32;

/** Requests the account number, warns about authority, then sends (B §4). A refused number returns to its field. */
export function AddAccountDialog({ target, adding, onClose }: AddAccountDialogProps) {
  const [asked, setAsked] = useState<string>();
  const { form } = adding;
  useAnswer(form, (isSaved) => (isSaved ? onClose() : fieldIsNamed(form) && setAsked(undefined)));
  return (
    <FormScope
      draft={`account ${target.subscriptionId}`}
      initialValues={{ accountNumber: '' }}
      validationSchema={accountSchema}
      onSubmit={({ accountNumber }) => setAsked(trimText(accountNumber))}
    >
      <FormDialog
        open
        title={accountMessages.add}
        description={accountMessages.description}
        covered={asked !== undefined}
        send={accountMessages.next}
        onClose={onClose}
      >
        <FormAnswer form={form} />
        <FormTextField
          name="accountNumber"
          label={accountMessages.number}
          hint={accountMessages.numberHint}
          filter={digitsAndDots}
          limit={longestNumber}
          inputMode="decimal"
          autoComplete="off"
        />
      </FormDialog>
      {asked !== undefined && (
        <AuthorityQuestion
          target={target}
          accountNumber={asked}
          adding={adding}
          onClose={() => setAsked(undefined)}
        />
      )}
    </FormScope>
  );
}

const fieldIsNamed = ({ refusal = {} }: AccountWrite['form']) => Object.keys(refusal).length > 0;

/** Reports each answer once: true for a success. */
function useAnswer({ saved, refusal }: AccountWrite['form'], onAnswer: (isSaved: boolean) => void) {
  const last = useRef({ saved, refusal });
  const answer = useEffectEvent(onAnswer);
  useEffect(
    function reportAnswer() {
      const before = last.current;
      last.current = { saved, refusal };
      if (saved !== before.saved) answer(true);
      else if (refusal !== undefined && refusal !== before.refusal) answer(false);
    },
    [saved, refusal],
  );
}
