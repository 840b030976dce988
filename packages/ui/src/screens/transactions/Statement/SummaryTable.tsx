import type { ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, fontSize, fontWeight, media, space } from '../../../tokens';

interface SummaryTableProps {
  heading: string;
  titles: readonly string[];
  /** The first cell names the row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  /** The columns from this one on are amounts. */
  sumsFrom: number;
}

/** A small table of a statement. On phones each row is a list of labels and values. */
export function SummaryTable({ heading, titles, rows, sumsFrom }: SummaryTableProps) {
  return (
    <Section>
      <Heading>{heading}</Heading>
      <Table role="table" aria-label={heading} $sumsFrom={sumsFrom}>
        <thead role="rowgroup">
          <tr role="row">
            {titles.map((title) => (
              <th key={title} role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id, cells }) => (
            <tr key={id} role="row">
              {cells.map((cell, at) => (
                <td key={titles[at]} role="cell" data-title={titles[at]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

const Section = styled.section`
  padding-block-end: ${space[6]};
`;

const Heading = styled.h2`
  padding-block-end: ${space[2]};
  font-size: ${fontSize.base};
  font-weight: ${fontWeight.strong};
  break-after: avoid;
`;

const Table = styled.table<{ $sumsFrom: number }>`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.label};

  th,
  td {
    padding: ${space[1.5]} ${space[2]};
    border-block-end: ${border.hair} solid ${color.line};
    text-align: start;
    vertical-align: baseline;
  }
  th {
    border-block-start: ${border.hair} solid ${color.line};
    color: ${color.inkMuted};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.strong};
    white-space: nowrap;
  }
  :is(th, td):nth-child(n + ${({ $sumsFrom }) => $sumsFrom + 1}) {
    text-align: end;
    white-space: nowrap;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  tr {
    break-inside: avoid;
  }
  @media screen {
    ${media.phone} {
      display: block;

      thead {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      tbody,
      tr {
        display: block;
      }
      tr {
        padding-block: ${space[2]};
        border-block-end: ${border.hair} solid ${color.line};
      }
      && td {
        display: flex;
        justify-content: space-between;
        gap: ${space[3]};
        padding: 0;
        border: 0;
        white-space: normal;
      }
      td::before {
        content: attr(data-title);
        color: ${color.inkMuted};
      }
    }
  }
  ${media.print} {
    font-size: 8.5pt;

    th {
      font-size: 8pt;
    }
  }
`;
