import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { Money } from '../../../components/Money/Money';
import { OperatorTexts } from '../../../components/OperatorTexts/OperatorTexts';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { SummaryValue } from '../../../components/SummaryCards/SummaryValue';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import { VerifyDialog } from '../../../confirm/VerifyDialog/VerifyDialog';
import { FormTextField } from '../../../forms/FormTextField';
import { plainMessages } from '../../../forms/rules/filters';
import type { Verification } from '../../../forms/SecondFactorField';
import { requiredText } from '../../../forms/rules/schema';
import { errorTexts } from '../../../text/messages';
import { cancelMessages } from '../messages';
import { historyAddresses, type CancelTerms, type CancelValues } from './cancellation';
import { nameFigure } from '../../../text/figures/figure';

// The names of a cancellation’s amounts.

const cancelFee = nameFigure('cancelFee', cancelMessages.fee);
const cancelRefund = nameFigure('cancelRefund', cancelMessages.comesBack);

export interface CancelFormProps {
  /** A bot ends immediately. For a live subscription the end is only requested (B §4). */
  kind: 'bot' | 'live';
  terms: CancelTerms | undefined;
  /** Its dialog's fields are `reason` and `code`. */
  cancellation: ConfirmedWrite<CancelValues>;
  verification: Verification;
  /** What is cancelled. */
  asked: CancelValues;
  onClose: () => void;
}

/** The open dialog. */
export function CancelForm(props: CancelFormProps) {
  const { kind, terms, cancellation, verification, asked, onClose } = props;
  const { attempt, offline, onConfirm, onRepeat } = cancellation;
  return (
    <VerifyDialog
      movesMoney={false}
      open
      description={cancelMessages[kind]}
      more={reasonFields}
      secondFactor={{ purpose: 'cancelSubscription', verification }}
      confirmLabel={cancelMessages[`${kind}Confirm`]}
      attempt={attempt}
      offline={offline}
      history={{ href: historyAddresses[kind], onOpen: onClose }}
      onConfirm={onConfirm}
      onRepeat={onRepeat}
      onClose={onClose}
    >
      <Terms of={asked} terms={terms} />
      {terms && terms.instructions.length > 0 && <OperatorTexts texts={terms.instructions} />}
    </VerifyDialog>
  );
}

/** In characters. */
const longestReason = 1000;

const reasonFields = {
  initial: { reason: '' },
  schema: { reason: requiredText(errorTexts.fieldRequired) },
  content: (
    <FormTextField
      name="reason"
      label={cancelMessages.reason}
      hint={cancelMessages.reasonHint}
      filter={plainMessages}
      limit={longestReason}
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
      <FigureRow label={cancelMessages.package}>
        <Verbatim>{name}</Verbatim>
      </FigureRow>
      <FigureRow label={cancelMessages.owner}>
        <Verbatim>{username}</Verbatim>
      </FigureRow>
      <FigureRow label={cancelMessages.price}>
        <Money figure="packagePrice" value={price} />
      </FigureRow>
      {fees.map((fee, index) => (
        <FigureRow key={index} label={fee.title}>
          <SummaryValue kind={fee.kind} value={fee.value} />
        </FigureRow>
      ))}
      {fee !== undefined && net !== undefined && (
        <>
          <FigureRow label={cancelFee.title}>
            <Money figure={cancelFee.figure} value={fee} />
          </FigureRow>
          <FigureRow label={cancelRefund.title}>
            <Money figure={cancelRefund.figure} value={net} />
          </FigureRow>
        </>
      )}
    </FigureRows>
  );
}
