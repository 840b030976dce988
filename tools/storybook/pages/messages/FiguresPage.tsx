import styled from 'styled-components';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import type { Meaning } from '../../../../packages/ui/src/text/figures/meaning';
import { meanings } from '../../../../packages/ui/src/text/figures/meanings';
import { color, fontSize, fontWeight } from '../../../../packages/ui/src/tokens';
import { figureNames } from '../../pagesData';
import { Code, Page, RuledRow } from '../kit/Page';

const rows: readonly (Meaning & { id: string })[] = Object.entries<Meaning>(meanings).map(
  ([id, meaning]) => ({ id, ...meaning }),
);
const groups = [
  { heading: 'Sums and counts', own: rows.filter(({ states }) => states !== 'one') },
  { heading: 'Amounts of one entry', own: rows.filter(({ states }) => states === 'one') },
];

/** `bonuses of all sources, paid and waiting, since joining, in USD` */
const describe = ({ of, states, border, period, unit }: Meaning) =>
  [
    of,
    ...(states === 'one' ? [] : [states, ...(border ? [`across the border of ${border}`] : []), period]),
    unit === 'count' ? 'a count' : `in ${unit}`,
  ].join(', ');

/** The table of meanings: the glossary of every amount and count that a member reads (D149, D150). */
export function FiguresPage() {
  return (
    <Page
      title="Figures"
      lead={`Each of the ${rows.length} amounts and counts that a member reads: its name, what it adds up, where it is shown, and the fields that it comes from. It is the table that screens, files and papers are typed by.`}
    >
      {groups.map(({ heading, own }) => (
        <Card key={heading} heading={heading}>
          <ul>
            {own.map((row) => (
              <Row key={row.id} $columns="minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr)">
                <span>
                  <b>{figureNames[row.id] ?? 'In sentences only'}</b> <Code>{row.id}</Code>
                </span>
                <span>{describe(row)}</span>
                <span>
                  {row.shownIn.join(', ')} <Code>{row.fields.join(', ')}</Code>
                </span>
              </Row>
            ))}
          </ul>
        </Card>
      ))}
    </Page>
  );
}

const Row = styled(RuledRow)`
  b {
    font-weight: ${fontWeight.strong};
  }
  code {
    display: block;
    color: ${color.inkMuted};
    font-size: ${fontSize.small};
  }
`;
