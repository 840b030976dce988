import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Icon } from '../../../components/Icon/Icon';
import { Stack } from '../../../components/Stack/Stack';
import { SummaryCards } from '../../../components/SummaryCards/SummaryCards';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { transferTexts } from '../../../text/messages';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import type { SummaryCard } from '../../../components/SummaryCards/SummaryValue';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { TransferValues } from './transfer';
import { transferMessages } from './messages';
import { UnansweredTransfer } from './UnansweredTransfer';

interface TransferHeadProps {
  /** Undefined while they load. */
  cards: readonly SummaryCard[] | undefined;
  write: ConfirmedWrite<TransferValues>;
  /** The member starts a transfer. */
  onOpened: () => void;
  /** The unanswered transfer is sent again. */
  onRepeated: () => void;
}

/** The sums above the list, and the card with the transfer button. */
export function TransferHead({ cards, write, onOpened, onRepeated }: TransferHeadProps) {
  const { saved } = write.form;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(
    function returnFocus() {
      // Both dialogs have closed, so the focus was lost.
      if (saved > 0) button.current?.focus();
    },
    [saved],
  );
  return (
    <>
      <SummaryCards label={transferMessages.totals} cards={cards} expected={{ cards: 4, parts: 0 }} />
      <Card heading={transferTexts.transferAmount}>
        <Stack gap={4}>
          <UnansweredTransfer write={write} onRepeated={onRepeated} />
          <Line>
            <p>{write.offline ? verifyMessages.offline : transferMessages.lead}</p>
            <Button
              ref={button}
              variant="main"
              icon={<Icon name="send" />}
              disabled={write.offline}
              onClick={onOpened}
            >
              {transferTexts.clickForTransfer}
            </Button>
          </Line>
        </Stack>
      </Card>
      <Heading>{transferMessages.history}</Heading>
    </>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};

  > p {
    color: ${color.inkMuted};
  }
`;

const Heading = styled.h2`
  padding-block-start: ${space[3]};
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.heading};
  letter-spacing: -0.01em;
`;
