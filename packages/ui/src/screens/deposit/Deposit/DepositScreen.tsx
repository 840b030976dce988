import { Stack } from '../../../components/Stack/Stack';
import { DepositHead, type DepositHeadProps } from './DepositHead';
import { Methods, type MethodsProps } from './Methods';

export type DepositScreenProps = MethodsProps & DepositHeadProps;

/** The payment methods, a tab each (A §2 "Deposit"). An MT5 account accepts only bank deposits (D5). */
export function DepositScreen(props: DepositScreenProps) {
  return (
    <Stack gap={4} bounded>
      <DepositHead balance={props.balance} freshness={props.freshness} />
      <Methods {...props} />
    </Stack>
  );
}
