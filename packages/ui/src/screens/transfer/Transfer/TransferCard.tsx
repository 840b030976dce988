import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Arrival } from '../../../components/Figure/Arrival';
import { Icon } from '../../../components/Icon/Icon';
import { Stack } from '../../../components/Stack/Stack';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { Form, PinnedFoot } from '../../../forms/Form';
import { FormAmountField } from '../../../forms/FormAmountField';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormScope } from '../../../forms/FormScope';
import { formatFigure } from '../../../text/figures/figure';
import { noFigure } from '../../../text/format/money';
import { transferTexts } from '../../../text/messages';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import { Money } from '../../../components/Money/Money';
import { walletNames } from '../../../text/wallets';
import { border, color, fontSize, fontWeight, radius, space } from '../../../tokens';
import { Moment } from '../../../components/Moment/Moment';
import { UnknownOutcome } from '../../../confirm/UnknownOutcome/UnknownOutcome';
import { fill } from '../../../text/fill';
import type { TransferBalances, TransferValues } from './transfer';
import { emptyDraft, getFaults, toDraft, toHint, toTransfer } from './transferForm';
import { transferMessages } from './messages';

interface UnansweredTransferProps {
  write: ConfirmedWrite<TransferValues>;
  onRepeat: () => void;
  onForget: () => void;
}

/** A transfer without an answer, while no dialog shows it. The history is on the same page. */
function UnansweredTransfer({ write, onRepeat, onForget }: UnansweredTransferProps) {
  const { unanswered, asked, attempt } = write;
  if (unanswered === undefined || asked !== undefined) return null;
  const sent = toTransfer(toDraft(unanswered.values));
  const at = new Date(unanswered.at).toISOString();
  return (
    <UnknownOutcome
      historyHref={addresses.transfer}
      isProven={attempt.isProven === true}
      onRepeat={sent ? onRepeat : undefined}
      onForget={onForget}
    >
      {fill(sent ? transferMessages.unansweredAmount : transferMessages.unanswered, {
        amount: <Money figure="asked" value={sent?.amount} />,
        time: <Moment at={at} form="slashDayTime" />,
      })}
    </UnknownOutcome>
  );
}

/** Both wallets of a transfer with their balances, and an arrow from one to the other. */
const TransferEnds = ({ balances }: { balances: TransferBalances }) => (
  <Ends>
    <End>
      <dt>{transferMessages.fromLabel}</dt>
      <dd>{walletNames.pay_out}</dd>
      <dd>
        <Money figure="walletBalance" value={balances.from} />
        <Icon name="chevronRight" />
      </dd>
    </End>
    <End>
      <dt>{transferTexts.transferTo}</dt>
      <dd>{walletNames.pay_in}</dd>
      <dd>
        <Money figure="walletBalance" value={balances.to} />
      </dd>
    </End>
  </Ends>
);

const Ends = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space[6]};
`;

const End = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  padding: ${space[2]} ${space[3]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  background: ${color.sunken};
  overflow-wrap: anywhere;

  > dt {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
  > dd:last-child {
    font-size: ${fontSize.figure};
    font-weight: ${fontWeight.money};
  }
  /* Between the two. */
  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(-1 * ${space[5]});
    margin-block: auto;
    color: ${color.inkMuted};
  }
`;

interface TransferCardProps {
  balances: TransferBalances;
  /** A shown transfer brought less than it took, so what arrives isn't known before. */
  takesFee: boolean;
  write: ConfirmedWrite<TransferValues>;
}

/** The 'Transfer Amount' card (B §2): the amount, both wallets and what arrives. Its button opens the confirmation. */
export function TransferCard({ balances, takesFee, write }: TransferCardProps) {
  // The form starts again once the member dismisses an unanswered transfer.
  const [round, setRound] = useState(0);
  const card = useRef<HTMLElement>(null);
  const { saved } = write.form;
  const first = useRef(saved + round);
  useEffect(
    function focusNewForm() {
      // The pressed button has disappeared with its dialog or notice.
      if (saved + round !== first.current) card.current?.querySelector('input')?.focus();
      first.current = saved + round;
    },
    [saved, round],
  );
  const ask = (draft: Parameters<typeof toTransfer>[0]) => {
    const values = toTransfer(draft);
    if (values) write.onRequest(values);
  };
  const isUnanswered = write.unanswered !== undefined || write.form.unknown === true;
  return (
    <Card ref={card} aria-label={transferTexts.transferAmount}>
      <Stack>
        <UnansweredTransfer
          write={write}
          onRepeat={() => ask(toDraft(write.unanswered?.values))}
          onForget={() => {
            write.onForget();
            setRound(round + 1);
          }}
        />
        <FormScope
          key={round}
          draft={addresses.transfer}
          unanswered={isUnanswered}
          keptOnLeave={!isUnanswered}
          initialValues={emptyDraft}
          validate={getFaults}
          onSubmit={ask}
        >
          {({ values }) => {
            const amount = toTransfer(values)?.amount;
            return (
              <Form label={transferMessages.title}>
                <FormAnswer form={write.form} />
                <FormAmountField
                  name="amount"
                  size="large"
                  label={transferTexts.transferAmount}
                  balance={balances.from}
                  balanceElsewhere
                  hint={toHint(values.amount, balances.from)}
                />
                <TransferEnds balances={balances} />
                <Arrival label={takesFee ? transferMessages.arrivesBeforeFees : transferMessages.arrives}>
                  {amount === undefined ? noFigure : formatFigure('asked', amount)}
                </Arrival>
                <PinnedFoot>
                  <Button
                    type="submit"
                    variant="main"
                    size="large"
                    icon={<Icon name="send" />}
                    disabled={write.offline}
                  >
                    {transferTexts.clickForTransfer}
                  </Button>
                  {write.offline && <span>{verifyMessages.offline}</span>}
                </PinnedFoot>
              </Form>
            );
          }}
        </FormScope>
      </Stack>
    </Card>
  );
}
