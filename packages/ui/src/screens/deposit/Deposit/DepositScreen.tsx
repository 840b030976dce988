import { Stack } from '../../../components/Stack/Stack';
import { DepositHead } from './DepositHead';
import type { DepositScreenProps } from './DepositScreen.types';
import { Methods } from './Methods';

/** The payment methods, a tab each (A §2 "Deposit"). An MT5 account accepts only bank deposits (D5). */
export function DepositScreen(props: DepositScreenProps) {
  return (
    <Stack gap={4} bounded>
      <DepositHead balance={props.balance} freshness={props.freshness} />
      <Methods {...props} />
    </Stack>
  );
}
