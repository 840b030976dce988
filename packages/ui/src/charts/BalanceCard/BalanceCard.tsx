import styled from 'styled-components';
import { LinkButton } from '../../components/Button/LinkButton';
import { ChartCard } from '../../components/Card/ChartCard';
import { balanceMessages } from '../../text/charts/balanceMessages';
import { color, control, fontSize, media } from '../../tokens';
import type { Sheet, ChartProps } from '../chart';
import { ChartContainer } from '../container/ChartContainer';
import type { ReadTable } from '../container/ChartTable';
import { momentTitle } from '../LineChart/timeLabels';
import { plainText, wholeText } from '../units';
import { type Balance, type DayChoice, Balances } from './Balances';
import { dayText } from './span';
import type { ReactNode } from 'react';
import type { Remote } from '../../remote';
import { balance as shown, cameIn, walletCredits, walletDebits, wentOut } from '../../text/charts/figures';
import { getElementProps, type ElementProps } from '../../components/elementProps';

export interface BalanceCardProps
  extends ElementProps<HTMLElement>, Pick<ChartProps<Balance>, 'onSave' | 'onEarlierRequest'>, DayChoice {
  /** A link to the next step while there is no data. */
  nextStep?: ReactNode;
  /** The wallet's name; absent for all wallets together. */
  wallet?: string | undefined;
  /** The balance by day, as it loads. */
  balance: Remote<Balance>;
  /** Called once when the card comes near the window. */
  onApproach?: () => void;
}

/** Of all wallets together only what crosses their border is in or out (D150). */
const toSeries = (isAll: boolean) =>
  [
    { label: shown.title, tone: 'one' },
    { label: (isAll ? cameIn : walletCredits).title, tone: 'three' },
    { label: (isAll ? wentOut : walletDebits).title, tone: 'two' },
  ] as const;

/** A wallet's balance over time with its flows below. Choosing days filters the wallet's list. */
export function BalanceCard({ nextStep, wallet: ownWallet, balance, onApproach, ...rest }: BalanceCardProps) {
  const { chosen, onSelect, onSave, onEarlierRequest } = rest;
  const series = toSeries(ownWallet === undefined);
  const titles = [balanceMessages.day, ...series.map(({ label }) => label)];
  const wallet = ownWallet ?? balanceMessages.allWallets;
  const name = balanceMessages.name({ wallet });
  const toRows = ({ points }: Balance, title: (at: number) => string, text: typeof plainText) =>
    points.map(({ at, values }) => [title(at), ...series.map((_, of) => text(values[of] ?? '0', 'money'))]);
  const getTable = (data: Balance): ReadTable => ({
    titles,
    rows: toRows(data, (at) => momentTitle(at, 'day'), wholeText),
  });
  const getSheet = (data: Balance): Sheet => ({ name, titles, rows: toRows(data, dayText, plainText) });
  return (
    <ChartCard
      heading={wallet}
      onApproach={onApproach}
      aside={
        <Aside>
          {chosen ? (
            <LinkButton onClick={() => onSelect(undefined)}>{balanceMessages.all}</LinkButton>
          ) : (
            balanceMessages.hint
          )}
        </Aside>
      }
      {...getElementProps(rest)}
    >
      <ChartContainer<Balance>
        figure={shown.figure}
        name={name}
        unit="money"
        axis={balanceMessages.day}
        series={series}
        remote={balance}
        empty={{
          icon: 'pulse',
          title: balanceMessages.none,
          reason: balanceMessages.noneReason,
          action: nextStep,
        }}
        onSave={onSave}
        onEarlierRequest={onEarlierRequest}
        isEmpty={({ points }) => points.length === 0}
        getTable={getTable}
        getSheet={getSheet}
      >
        {(data, pens) => (
          <Balances {...data} {...pens} name={name} series={series} chosen={chosen} onSelect={onSelect} />
        )}
      </ChartContainer>
    </ChartCard>
  );
}

/* The pointer hint, or the way to undo. Both have the same height, and the chart's own description covers the
   keys. */
const Aside = styled.span`
  display: grid;
  align-items: center;
  min-block-size: ${control.small};
  color: ${color.inkFaint};
  font-size: ${fontSize.small};

  ${media.phone} {
    min-block-size: ${control.touch};
  }
  ${media.print} {
    display: none;
  }
`;
