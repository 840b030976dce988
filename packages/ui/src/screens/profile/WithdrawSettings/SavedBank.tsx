import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { Locked } from './Locked';
import type { Destination } from './WithdrawSettingsTab.types';

/** Withdrawals to a bank, for members who have them: shown, not offered (A §5, D49). */
export function SavedBank({ holder, bank, account, ifsc }: Extract<Destination, { kind: 'bank' }>) {
  return (
    <>
      <FigureRows>
        <FigureRow label="Type">Bank</FigureRow>
        <FigureRow label="Account holder">{holder && <bdi>{holder}</bdi>}</FigureRow>
        <FigureRow label="Bank">{bank && <bdi>{bank}</bdi>}</FigureRow>
        <FigureRow label="Account number">{account}</FigureRow>
        <FigureRow label="IFSC">{ifsc}</FigureRow>
      </FigureRows>
      <Locked />
    </>
  );
}
