import type { ReactNode } from 'react';
import styled from 'styled-components';
import { percentMessages } from '../../../text/percentMessages';
import { Figure } from '../../../components/Figure/Figure';
import { Money } from '../../../components/Money/Money';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { formatMoney, noFigure } from '../../../text/format/money';
import { mt5Texts } from '../../../text/messages';
import { border, color, radius } from '../../../tokens';
import { InvestorPassword } from './Passwords/InvestorPassword';
import type { Mt5Account } from './mt5Account';
import { mt5Messages } from './messages';
import { profitTone } from './profitTone';

interface AccountFiguresProps {
  /** Absent while it loads. Its space is reserved. */
  account: Mt5Account | undefined;
  onUpdateOpened: () => void;
}

/** The eleven figures in the order of B §2. */
export function AccountFigures({ account, onUpdateOpened }: AccountFiguresProps) {
  const figures: readonly [label: string, cell: (account: Mt5Account) => ReactNode][] = [
    [mt5Messages.login, ({ login }) => <bdi translate="no">{login}</bdi>],
    [mt5Messages.balance, ({ balance }) => <Money value={balance} />],
    [
      mt5Texts.investorPassword,
      ({ investorPassword, passwordChangeable }) => (
        <InvestorPassword
          password={investorPassword}
          changeable={passwordChangeable}
          onUpdateOpened={onUpdateOpened}
        />
      ),
    ],
    [mt5Messages.creditLabel, ({ credit }) => <Money value={credit} />],
    [mt5Messages.leverage, ({ leverage = noFigure }) => <bdi translate="no">{leverage}</bdi>],
    [mt5Messages.assets, ({ assets }) => <Money value={assets} />],
    [mt5Messages.equity, ({ equity }) => <Money value={equity} />],
    [mt5Texts.freeMargin, ({ freeMargin }) => <Money value={freeMargin} />],
    [mt5Messages.margin, ({ margin }) => <Money value={margin} />],
    [mt5Texts.marginLevel, ({ marginLevel }) => getPercent(marginLevel)],
    [mt5Texts.floatingPl, ({ floating }) => <Money value={floating} signed tone={profitTone(floating, 2)} />],
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
