import { Stack } from '../../../components/Stack/Stack';
import { DepositHead } from './DepositHead';
import type { DepositScreenProps } from './DepositScreen.types';
import { Methods } from './Methods';

/** The ways to pay money in, a tab each (A §2 "Deposit"); for an MT5 account only by bank (D5). */
export function DepositScreen(props: DepositScreenProps) {
  return (
    <Stack gap={4} bounded>
      <DepositHead balance={props.balance} freshness={props.freshness} />
      <Methods {...props} />
    </Stack>
  );
}
