import type { ReactNode } from 'react';
import styled from 'styled-components';
import { percentMessages } from '../../../text/percentMessages';
import { Figure } from '../../../components/Figure/Figure';
import { Money, type MoneyProps } from '../../../components/Money/Money';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { formatMoney, noFigure } from '../../../text/format/money';
import { mt5Texts } from '../../../text/messages';
import { border, color, radius } from '../../../tokens';
import { InvestorPassword } from './Passwords/InvestorPassword';
import type { Mt5Account } from './mt5Account';
import { mt5Messages } from './messages';
import { profitTone } from './profitTone';
import type { NamedFigure } from '../../../text/figures/figure';
import type { MoneyFigure } from '../../../text/figures/meanings';
import {
  mt5Assets,
  mt5Balance,
  mt5Credit,
  mt5Equity,
  mt5Floating,
  mt5FreeMargin,
  mt5Margin,
} from './figures';

interface AccountFiguresProps {
  /** Absent while it loads. Its space is reserved. */
  account: Mt5Account | undefined;
  onUpdateOpen: () => void;
}

type AccountFigure = readonly [label: string, cell: (account: Mt5Account) => ReactNode];

const toAmount = (
  { figure, title }: NamedFigure<MoneyFigure>,
  getValue: (account: Mt5Account) => string | undefined,
  getFormat?: (account: Mt5Account) => Pick<MoneyProps, 'signed' | 'tone'>,
): AccountFigure => [
  title,
  (account) => <Money figure={figure} value={getValue(account)} {...getFormat?.(account)} />,
];

/** The eleven figures in the order of B §2. */
export function AccountFigures({ account, onUpdateOpen }: AccountFiguresProps) {
  const figures: readonly AccountFigure[] = [
    [mt5Messages.login, ({ login }) => <bdi translate="no">{login}</bdi>],
    toAmount(mt5Balance, ({ balance }) => balance),
    [
      mt5Texts.investorPassword,
      ({ investorPassword, passwordChangeable }) => (
        <InvestorPassword
          password={investorPassword}
          changeable={passwordChangeable}
          onUpdateOpen={onUpdateOpen}
        />
      ),
    ],
    toAmount(mt5Credit, ({ credit }) => credit),
    [mt5Messages.leverage, ({ leverage = noFigure }) => <bdi translate="no">{leverage}</bdi>],
    toAmount(mt5Assets, ({ assets }) => assets),
    toAmount(mt5Equity, ({ equity }) => equity),
    toAmount(mt5FreeMargin, ({ freeMargin }) => freeMargin),
    toAmount(mt5Margin, ({ margin }) => margin),
    [mt5Texts.marginLevel, ({ marginLevel }) => getPercent(marginLevel)],
    toAmount(
      mt5Floating,
      ({ floating }) => floating,
      ({ floating }) => ({ signed: true, tone: profitTone(floating, 2) }),
    ),
  ];
  return (
    <FigureClip>
      <FigureGrid>
        {figures.map(([label, cell]) => (
          <Figure key={label} label={label}>
            {account ? cell(account) : <Skeleton inlineSize="6rem" />}
          </Figure>
        ))}
      </FigureGrid>
    </FigureClip>
  );
}

function getPercent(value: string | undefined): string {
  const text = formatMoney(value, { currency: 'none' });
  return text === noFigure ? text : percentMessages.of({ percent: text });
}

/** Eleven figures in rows of four or two. There is no gap, because the third, the password, spans two. */
const FigureGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-inline-end: calc(-1 * ${border.hair});
  margin-block-end: calc(-1 * ${border.hair});

  > div {
    border-inline-end: ${border.hair} solid ${color.line};
    border-block-end: ${border.hair} solid ${color.line};
  }
  /* A figure too long for its cell breaks, so none is cut. */
  dd > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  > :nth-child(3) {
    grid-column: span 2;
  }
  @container (min-width: 44rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** The grid's container in an unpadded card. It clips the outermost lines. */
const FigureClip = styled.div`
  container-type: inline-size;
  overflow: hidden;
  border-block-start: ${border.hair} solid ${color.line};
  border-end-start-radius: ${radius.card};
  border-end-end-radius: ${radius.card};
`;
