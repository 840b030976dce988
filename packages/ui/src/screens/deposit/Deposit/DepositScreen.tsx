import styled from 'styled-components';
import { space } from '../../../tokens';
import { DepositHead } from './DepositHead';
import type { DepositScreenProps } from './DepositScreen.types';
import { Methods } from './Methods';

/** The ways to pay money in, a tab each (A §2 "Deposit"); for an MT5 account by bank alone (D5). */
export function DepositScreen(props: DepositScreenProps) {
  return (
    <Page>
      <DepositHead balance={props.balance} />
      <Methods {...props} />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
