import { useEffect, useRef, useState } from 'react';
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
import type { TransferBalances, TransferValues } from './transfer';
import { TransferEnds } from './TransferEnds';
import { emptyDraft, getFaults, toDraft, toHint, toTransfer } from './transferForm';
import { UnansweredTransfer } from './UnansweredTransfer';
import { transferMessages } from './messages';

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
