import { useRef } from 'react';
import styled from 'styled-components';
import { useFit } from '../../../components/DataList/useFit';
import { LinkInCell } from '../../../components/Link/LinkInCell';
import { Money } from '../../../components/Money/Money';
import { StackedBar } from '../../../components/StackedBar/StackedBar';
import { noFigure } from '../../../text/format/money';
import { seriesColor } from '../../../theme/SeriesStyle';
import { border, color, fontSize, fontWeight, media, printedColours, radius, space } from '../../../tokens';
import { yearMessages, yearIncome, yearPaid, yearWaiting } from '../../../text/charts/yearMessages';
import { isZeroAmount, subtractAmounts, sumAmounts, toSize } from '../../../text/format/amount';
import { getSourceSums, type IncomeMonth, type YearIncome } from './yearIncome';
import type { MoneyFigure } from '../../../text/figures/meanings';

interface MonthsTableProps {
  income: YearIncome;
  /** The address of a month's statement, by its first day. Absent where the server has none (D119). */
  toStatement?: ((first: string) => string) | undefined;
}

/** Every month by source, with the sums of both. Where that doesn't fit, each month is one line; paper has the table. */
export function MonthsTable({ income, toStatement }: MonthsTableProps) {
  const { sources, months, total, unpaid } = income;
  const most = Math.max(...months.map(({ values }) => toSize(sumAmounts(values))));
  const box = useRef<HTMLDivElement>(null);
  const { needs } = useFit(box, months.map(({ key }) => key).join('\n'), '');
  return (
    <Months ref={box} $inLines={needs !== undefined}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{yearMessages.month}</th>
            {sources.map(({ label, tone }) => (
              <th key={label} scope="col">
                <Swatch style={{ background: seriesColor(tone) }} /> {label}
              </th>
            ))}
            {[yearPaid, yearWaiting, yearIncome].map(({ figure, title }) => (
              <th key={figure} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.key}>
              <th scope="row">
                <Name month={month} href={toStatement?.(month.key)} />
              </th>
              {sources.map(({ label }, at) => (
                <td key={label}>
                  <Cell figure="yearBySource" amount={month.values[at] ?? '0'} />
                </td>
              ))}
              <Sums total={sumAmounts(month.values)} unpaid={month.unpaid} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{yearMessages.total}</th>
            {getSourceSums(income).map((sum, at) => (
              <td key={sources[at]?.label}>
                <Cell figure="yearBySource" amount={sum} />
              </td>
            ))}
            <Sums total={total} unpaid={unpaid} />
          </tr>
        </tfoot>
      </Table>
      <Lines>
        {months.map((month) => (
          <li key={month.key}>
            <span>
              <Name month={month} href={toStatement?.(month.key)} />
            </span>
            <Cell figure={yearIncome.figure} amount={sumAmounts(month.values)} />
            <StackedBar
              parts={sources.map(({ tone }, at) => ({
                size: toSize(month.values[at]),
                color: seriesColor(tone),
              }))}
              of={most}
              size="thin"
            />
          </li>
        ))}
        <li>
          <b>{yearMessages.total}</b>
          <b>
            <Cell figure={yearIncome.figure} amount={total} />
          </b>
        </li>
      </Lines>
    </Months>
  );
}

const Cell = ({ figure, amount }: { figure: MoneyFigure; amount: string | undefined }) =>
  amount === undefined || isZeroAmount(amount) ? noFigure : <Money figure={figure} value={amount} />;

/** A total, and which part of it is paid. */
const Sums = ({ total, unpaid }: { total: string; unpaid: string | undefined }) =>
  (
    [
      [yearPaid, unpaid && subtractAmounts(total, unpaid)],
      [yearWaiting, unpaid],
      [yearIncome, total],
    ] as const
  ).map(([{ figure }, amount]) => (
    <td key={figure}>
      <Cell figure={figure} amount={amount} />
    </td>
  ));

function Name({ month: { title, current }, href }: { month: IncomeMonth; href: string | undefined }) {
  return (
    <>
      {href === undefined ? title : <LinkInCell href={href}>{title}</LinkInCell>}{' '}
      {current && <small>{yearMessages.soFar}</small>}
    </>
  );
}

/* Languages, large text and large sums need more space than others. */
const Months = styled.div<{ $inLines: boolean }>`
  container-type: inline-size;

  @media screen {
    /* Until it has been measured in a new text size. */
    overflow-x: clip;

    > ${({ $inLines }) => ($inLines ? 'table' : 'ul')} {
      display: none;
    }
  }
  ${media.print} {
    > ul {
      display: none;
    }
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.label};

  th,
  td {
    padding: ${space[3]};
    border-block-end: ${border.hair} solid ${color.line};
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    text-align: start;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: ${space[5]};
  }
  td:last-child,
  th:last-child {
    padding-inline-end: ${space[5]};
  }
  thead th {
    color: ${color.inkMuted};
    background: ${color.sunken};
    font-weight: ${fontWeight.label};
    white-space: normal;
  }
  tbody th {
    font-weight: ${fontWeight.strong};
  }
  small {
    color: ${color.inkMuted};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.regular};
  }
  td:last-child,
  tfoot th,
  tfoot td {
    font-weight: ${fontWeight.current};
  }
  tfoot > tr > * {
    border-block: ${border.hair} solid ${color.lineStrong};
    border-block-end: 0;
  }
  @media screen {
    @container (max-width: 50rem) {
      th,
      td {
        padding-inline: ${space[2]};
      }
    }
  }
  ${media.print} {
    font-size: 7.5pt;

    small {
      font-size: inherit;
    }
    && :is(th, td) {
      padding-inline: ${space[1]};
    }
    && tr > :first-child {
      padding-inline-start: 0;
      white-space: normal;
    }
    && tr > :last-child {
      padding-inline-end: 0;
    }
  }
`;

const Swatch = styled.span`
  display: inline-block;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border-radius: ${radius.tiny};
  ${printedColours}
`;

const Lines = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[2]};
    padding: ${space[3]} ${space[4]};
    border-block-start: ${border.hair} solid ${color.line};
  }
  > li > div {
    grid-column: 1 / -1;
  }
  small {
    color: ${color.inkMuted};
  }
`;
