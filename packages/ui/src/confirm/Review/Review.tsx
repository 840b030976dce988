import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, space } from '../../tokens';
import { type Destination, DestinationDetails } from '../../components/DestinationDetails/DestinationDetails';
import { FigureRow, FigureRows } from '../../components/Figure/FigureRow';
import { Money } from '../../components/Money/Money';
import { Stack } from '../../components/Stack/Stack';
import { verifyMessages } from '../VerifyDialog/messages';
import type { ElementProps } from '../../components/elementProps';

export interface ReviewProps extends ElementProps {
  /** USD, decimal text. */
  amount: string;
  /**
   * Set when the fees are unknown. Explains that they are not included in the amount, nor in its rupees for a
   * bank.
   */
  beforeFees?: { rupees?: string | undefined } | undefined;
  /** Wallets, balances, the package, in reading order. */
  rows: readonly { label: string; value: ReactNode }[];
  /** The destination in full. */
  destination?: Exclude<Destination, { kind: 'none' }> | undefined;
}

/**
 * The full details of a confirmation, amount first and nothing shortened (DESIGN "Withdraw, transfer, buy").
 */
export function Review({ amount, beforeFees, rows, destination, ...rest }: ReviewProps) {
  return (
    <Stack {...rest}>
      <Sum>
        <Money figure="asked" value={amount} variant="display" />
        {beforeFees && (
          <Note>
            {beforeFees.rupees !== undefined && (
              <Money figure="asked" value={beforeFees.rupees} currency="inr" />
            )}{' '}
            {verifyMessages.beforeFees}
          </Note>
        )}
      </Sum>
      <FigureRows>
        {rows.map(({ label, value }) => (
          <FigureRow key={label} label={label}>
            {value}
          </FigureRow>
        ))}
      </FigureRows>
      {destination && <DestinationDetails destination={destination} />}
    </Stack>
  );
}

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};
  padding-block-start: ${space[1]};
`;

const Note = styled.span`
  color: ${color.inkMuted};
  font-size: ${fontSize.figure};
`;
