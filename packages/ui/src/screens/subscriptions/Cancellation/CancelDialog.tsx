import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { Money } from '../../../components/Money/Money';
import { SummaryValue } from '../../../components/SummaryCards/SummaryValue';
import type { ConfirmedWrite } from '../../../components/VerifyDialog/confirmedWrite';
import { VerifyDialog } from '../../../components/VerifyDialog/VerifyDialog';
import { FormTextField } from '../../../forms/FormTextField';
import { plainWords } from '../../../forms/filters';
import type { Proving } from '../../../forms/proving';
import { requiredText } from '../../../forms/schema';
import { errorTexts } from '../../../text/messages';
import { noFigure } from '../../../text/format/money';
import { walletNames } from '../../../text/wallets';
import { cancelWords, subscriptionWords } from '../subscriptionWords';
import { refundOf, type CancelTerms, type CancelValues } from './cancellation';
import { Instructions } from './CancelCard';

export interface CancelDialogProps {
  /** A bot ends at once; of a live subscription the end is asked for (B §4). */
  kind: 'bot' | 'live';
  terms: CancelTerms | undefined;
  /** Its dialog's fields are `reason` and `code`. */
  cancellation: ConfirmedWrite<CancelValues>;
  proving: Proving;
}

/** 'Verify Your Account' before a cancellation: what it is of, what it costs and brings, why, and the code (B §2, B §5). */
export function CancelDialog({ kind, terms, cancellation, proving }: CancelDialogProps) {
  const { asked, attempt, offline, onConfirmed, onRepeated, onClosed } = cancellation;
  if (!asked) return null;
  return (
    <VerifyDialog
      open
      description={cancelWords[kind]}
      more={reasonFields}
      proof={{ place: 'cancelSubscription', proving }}
      confirmLabel={cancelWords[`${kind}Confirm`]}
      attempt={attempt}
      offline={offline}
      history={{ href: subscriptionWords[`${kind}Href`], onOpened: onClosed }}
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

function Terms({ of: { package: name, username, price }, terms }: TermsProps) {
  const fees = terms?.fees ?? [];
  const back = refundOf(price, fees);
  return (
    <FigureRows>
      <FigureRow label={cancelWords.package}>
        <bdi>{name || noFigure}</bdi>
      </FigureRow>
      <FigureRow label={cancelWords.owner}>
        <bdi>{username || noFigure}</bdi>
      </FigureRow>
      <FigureRow label={cancelWords.price}>
        <Money value={price} />
      </FigureRow>
      {fees.map((fee, place) => (
        <FigureRow key={place} label={fee.title}>
          <SummaryValue kind={fee.kind} value={fee.value} />
        </FigureRow>
      ))}
      {back !== undefined && (
        <FigureRow label={`${cancelWords.back}, ${walletNames.pay_out}`}>
          <Money value={back} />
        </FigureRow>
      )}
    </FigureRows>
  );
}
