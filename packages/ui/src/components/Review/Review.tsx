import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, space } from '../../tokens';
import type { Destination } from '../DestinationDetails/destination';
import { DestinationDetails } from '../DestinationDetails/DestinationDetails';
import { FigureRow, FigureRows } from '../Figure/FigureRow';
import { Money } from '../Money/Money';

export interface ReviewProps {
  /** USD, decimal text. */
  amount: string;
  /** The same in rupees, for a bank. */
  rupees?: string | undefined;
  /** Wallets, balances, the package: in the order of reading. */
  rows: readonly { label: string; value: ReactNode }[];
  /** Where it goes, whole. */
  destination?: Exclude<Destination, { kind: 'none' }> | undefined;
}

/** What a member is about to confirm, all of it: the amount first, nothing shortened (DESIGN "Withdraw, transfer, buy"). */
export function Review({ amount, rupees, rows, destination }: ReviewProps) {
  return (
    <Stack>
      <Sum>
        <Money value={amount} look="display" />
        {rupees !== undefined && (
          <Rupees>
            <Money value={rupees} currency="inr" />
          </Rupees>
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

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};
  padding-block-start: ${space[1]};
`;

const Rupees = styled.span`
  color: ${color.inkMuted};
  font-size: ${fontSize.figure};
`;
