import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { Money } from '../../../components/Money/Money';
import { Verbatim } from '../../../components/ServerWords/Verbatim';
import { SummaryValue } from '../../../components/SummaryCards/SummaryValue';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import { VerifyDialog } from '../../../confirm/VerifyDialog/VerifyDialog';
import { FormTextField } from '../../../forms/FormTextField';
import { plainWords } from '../../../forms/rules/filters';
import type { Proving } from '../../../forms/proving';
import { requiredText } from '../../../forms/rules/schema';
import { errorTexts } from '../../../text/messages';
import { cancelWords } from '../subscriptionWords';
import { historyOf, type CancelTerms, type CancelValues } from './cancellation';
import { Instructions } from './CancelCard';

export interface CancelDialogProps {
  /** A bot ends at once. For a live subscription the end is only requested (B §4). */
  kind: 'bot' | 'live';
  terms: CancelTerms | undefined;
  /** Its dialog's fields are `reason` and `code`. */
  cancellation: ConfirmedWrite<CancelValues>;
  proving: Proving;
}

/** 'Verify Your Account' before a cancellation: the subscription, its cost, reason and code (B §2, B §5). */
export function CancelDialog({ kind, terms, cancellation, proving }: CancelDialogProps) {
  const { asked, attempt, offline, onConfirmed, onRepeated, onClosed } = cancellation;
  if (!asked) return null;
  return (
    <VerifyDialog
      movesMoney={false}
      open
      description={cancelWords[kind]}
      more={reasonFields}
      proof={{ place: 'cancelSubscription', proving }}
      confirmLabel={cancelWords[`${kind}Confirm`]}
      attempt={attempt}
      offline={offline}
      history={{ href: historyOf[kind], onOpened: onClosed }}
      onConfirmed={onConfirmed}
      onRepeated={onRepeated}
      onClose={onClosed}
    >
      <Terms of={asked} terms={terms} />
      {terms && terms.instructions.length > 0 && <Instructions texts={terms.instructions} />}
    </VerifyDialog>
  );
}

const reasonFields = {
  initial: { reason: '' },
  schema: { reason: requiredText(errorTexts.fieldRequired) },
  content: (
    <FormTextField
      name="reason"
      label={cancelWords.reason}
      hint={cancelWords.reasonHint}
      filter={plainWords}
      limit={cancelWords.longestReason}
    />
  ),
};

interface TermsProps {
  of: CancelValues;
  terms: CancelTerms | undefined;
}

function Terms({ of: { package: name, username, price, fee, net }, terms }: TermsProps) {
  const fees = terms?.fees ?? [];
  return (
    <FigureRows>
      <FigureRow label={cancelWords.package}>
        <Verbatim>{name}</Verbatim>
      </FigureRow>
      <FigureRow label={cancelWords.owner}>
        <Verbatim>{username}</Verbatim>
      </FigureRow>
      <FigureRow label={cancelWords.price}>
        <Money value={price} />
      </FigureRow>
      {fees.map((fee, index) => (
        <FigureRow key={index} label={fee.title}>
          <SummaryValue kind={fee.kind} value={fee.value} />
        </FigureRow>
      ))}
      {fee !== undefined && net !== undefined && (
        <>
          <FigureRow label={cancelWords.fee}>
            <Money value={fee} />
          </FigureRow>
          <FigureRow label={cancelWords.comesBack}>
            <Money value={net} />
          </FigureRow>
        </>
      )}
    </FigureRows>
  );
}
