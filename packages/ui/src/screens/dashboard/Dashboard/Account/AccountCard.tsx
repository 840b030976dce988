import styled from 'styled-components';
import type { Remote } from '../../../../remote';
import { border, color, radius } from '../../../../tokens';
import { AccountFigure } from './AccountFigure';
import { accountRows, type AccountRow, type AccountFigures } from './accountRows';
import { Widget, narrow } from '../Widget';
import { dashboardMessages } from '../messages';

/** The member's purchases and earnings (A §3). */
export function AccountCard({ account }: { account: Remote<AccountFigures> }) {
  return (
    <Widget title={dashboardMessages.account} remote={account} padded={false}>
      {(figures) => (
        <Grid>
          {accountRows.map((row) => (
            <AccountFigure key={row.figure} row={row} figures={figures} />
          ))}
        </Grid>
      )}
    </Widget>
  );
}

/** Selects the figures with one of these spans. They are direct children of the list, as a `dl` requires. */
const spanning = (...spans: AccountRow['span'][]) =>
  accountRows
    .flatMap(({ span }, index) => (spans.includes(span) ? [`> :nth-child(${index + 1})`] : []))
    .join(', ');

/* The grid's background shows between the cells and forms the hairlines. */
const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${border.hair};
  overflow: hidden;
  border-block-start: ${border.hair} solid ${color.line};
  border-end-start-radius: ${radius.card};
  border-end-end-radius: ${radius.card};
  background: ${color.line};

  > * {
    background: ${color.surface};
  }
  /* A figure too long for its cell breaks; it is never cut. */
  dd > span {
    white-space: normal;
  }
  ${spanning('always')} {
    grid-column: span 2;
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);

    > :nth-child(n) {
      grid-column: auto;
    }
  }
  @container (min-width: 34rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    ${spanning('always', 'four')} {
      grid-column: span 2;
    }
  }
`;
