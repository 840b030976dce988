import { keepFigures } from '../../text/format/keepFigures';
import styled from 'styled-components';
import { formatCount } from '../../text/format/money';
import { border, color, fontSize, fontWeight, media, space } from '../../tokens/index';
import { hidden } from '../../theme/hidden';
import { chartMessages } from '../messages';

/** A chart's table to read. */
export interface ReadTable {
  titles: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly string[])[];
}

interface ChartTableProps extends ReadTable {
  name: string;
}

/** More rows are only in the file. */
const most = 500;

/** The chart's values as a table, for anyone who prefers to read them. */
export function ChartTable({ name, titles, rows }: ChartTableProps) {
  const shown = rows.slice(-most);
  return (
    // Keyboard users can scroll a table that is larger than its container.
    <ScrollBox tabIndex={0} role="region" aria-label={name}>
      {shown.length < rows.length && (
        <Note>
          {keepFigures(
            chartMessages.newest({ shown: formatCount(shown.length), total: formatCount(rows.length) }),
          )}
        </Note>
      )}
      <table>
        <caption className={hidden}>{name}</caption>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((cells, at) => (
            <tr key={`${cells[0]} ${at}`}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={titles[column]} scope="row">
                    {keepFigures(cell)}
                  </th>
                ) : (
                  <td key={titles[column]}>{keepFigures(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const ScrollBox = styled.div`
  max-block-size: 24rem;
  overflow: auto;

  /* A print has no scrolling, so the rows continue on further pages. */
  ${media.print} {
    max-block-size: none;
    overflow: visible;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${fontSize.label};
  }
  th,
  td {
    padding: ${space[1.5]} ${space[2]};
    text-align: end;
    border-block-end: ${border.hair} solid ${color.line};
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  thead th {
    color: ${color.inkFaint};
    font-weight: ${fontWeight.strong};
  }
  tbody th {
    font-weight: ${fontWeight.regular};
  }
  td {
    white-space: nowrap;
  }
`;

const Note = styled.p`
  padding-block-end: ${space[2]};
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
`;
