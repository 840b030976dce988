import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { ServerMessage } from '../../../components/ServerMessage/ServerMessage';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import type { TakeBackValues } from '../../../confirm/VerifyDialog/confirmedWrite';
import { border, color, fontSize, fontWeight, space } from '../../../tokens';
import { toTakeBackValues, type Transfer } from './transfer';
import { transferMessages } from './messages';

interface PendingTransfersProps {
  /** The rows that the list shows. */
  transfers: readonly Transfer[];
  takeBack: ConfirmedWrite<TakeBackValues>;
}

/** The transfers that the member can still take back. Renders nothing without one (D119). */
export function PendingTransfers({ transfers, takeBack }: PendingTransfersProps) {
  const own = useId();
  const open = transfers.flatMap((transfer) => {
    const values = toTakeBackValues(transfer);
    return values ? [{ ...transfer, values }] : [];
  });
  if (open.length === 0) return null;
  return (
    <Part heading={transferMessages.waiting}>
      <Rows>
        {open.map(({ id, amount, to, at, values }, index) => (
          <Row key={id}>
            <p id={`${own}${index}`}>
              <b>
                <Money figure="transferAmount" value={amount} />
              </b>
              <span>
                {to !== undefined && <ServerMessage>{transferMessages.to({ wallet: to })}</ServerMessage>}{' '}
                <Moment at={at} form="slashDay" />
              </span>
            </p>
            <Button
              size="small"
              aria-describedby={`${own}${index}`}
              disabled={takeBack.offline}
              onClick={() => takeBack.onRequest(values)}
            >
              {verifyMessages.takeBack}
            </Button>
          </Row>
        ))}
      </Rows>
    </Part>
  );
}

/* A part of the list's sheet. */
const Part = styled(Card)`
  border-inline: 0;
  border-radius: 0;
  box-shadow: none;
`;

const Rows = styled.ul`
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[2]};

  &:last-child {
    padding-block-end: 0;
  }
  & + & {
    border-block-start: ${border.hair} solid ${color.line};
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: ${fontWeight.money};
  }
  span {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
`;
