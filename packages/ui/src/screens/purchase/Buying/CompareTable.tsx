import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { usePhone } from '../../../components/DataList/usePhone';
import { FirstRows } from '../../../components/ListContainer/FirstRows';
import { Fold } from '../../../components/Fold/Fold';
import { noFigure } from '../../../text/format/money';
import { keepFigures } from '../../../text/format/keepFigures';
import { border, color, fontSize, fontWeight, media, space } from '../../../tokens';
import { formatRate } from './facts';
import { purchaseMessages } from './messages';
import type { Package } from './package';
import { PriceText } from './PriceText';
import { formatFigureCount } from '../../../text/figures/figure';
import { ownedPackages } from './figures';

interface CompareTableProps {
  packages: readonly Package[];
}

interface Column {
  title: string;
  cell: (pack: Package) => ReactNode;
  /** Whether the server says this of the package. A column of which it says nothing is left out. */
  has: (pack: Package) => boolean;
  numeric?: boolean;
}

const columns: readonly Column[] = [
  {
    title: purchaseMessages.price,
    cell: ({ price }) => <PriceText price={price} />,
    has: () => true,
    numeric: true,
  },
  {
    title: purchaseMessages.term,
    cell: ({ termMonths }) =>
      termMonths === undefined ? noFigure : purchaseMessages.months({ count: termMonths }),
    has: ({ termMonths }) => termMonths !== undefined,
  },
  {
    title: purchaseMessages.rate,
    cell: (pack) => formatRate(pack) ?? noFigure,
    has: ({ roi }) => roi !== undefined,
  },
  {
    title: purchaseMessages.pays,
    cell: ({ pays }) => pays ?? noFigure,
    has: ({ pays }) => pays !== undefined,
  },
  {
    title: ownedPackages.title,
    cell: ({ owned = 0 }) => formatFigureCount(ownedPackages.figure, owned),
    has: ({ owned }) => owned !== undefined,
    numeric: true,
  },
];

/** All packages side by side. Closed on phones, where it would be long. */
export function CompareTable({ packages }: CompareTableProps) {
  const id = useId();
  const phone = usePhone();
  const shown = columns.filter(({ has }) => packages.some(has));
  // A price alone is compared on the cards.
  if (packages.length < 2 || shown.length < 2) return null;
  return (
    <Fold
      heading={purchaseMessages.compare({ count: packages.length })}
      headingId={id}
      initiallyOpen={!phone}
    >
      <FirstRows rows={packages}>
        {(rows) => (
          <Scroll tabIndex={0} role="region" aria-labelledby={id}>
            <table aria-labelledby={id}>
              <thead>
                <tr>
                  <th scope="col">{purchaseMessages.package}</th>
                  {shown.map(({ title, numeric }) => (
                    <th key={title} scope="col" data-numeric={numeric}>
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((pack) => (
                  <tr key={pack.id}>
                    <th scope="row">
                      <bdi translate="no">{pack.name}</bdi>
                    </th>
                    {shown.map(({ title, numeric, cell }) => (
                      <td key={title} data-numeric={numeric}>
                        {keepFigures(cell(pack))}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
        )}
      </FirstRows>
    </Fold>
  );
}

const Scroll = styled.div`
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: ${space[3]};
    border-block-end: ${border.hair} solid ${color.line};
    color: ${color.inkMuted};
    text-align: start;
    font-variant-numeric: tabular-nums;
  }
  thead th {
    padding-block: ${space[2]};
    background: ${color.sunken};
    font-size: ${fontSize.label};
    font-weight: ${fontWeight.label};
    white-space: nowrap;
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  tbody th {
    color: ${color.ink};
    font-weight: ${fontWeight.strong};
    overflow-wrap: anywhere;
  }
  tr > :first-child {
    padding-inline-start: ${space[5]};
  }
  tr > :last-child {
    padding-inline-end: ${space[5]};
  }
  td[data-numeric='true'] {
    color: ${color.ink};
  }
  [data-numeric='true'] {
    text-align: end;
    white-space: nowrap;
  }
  ${media.phone} {
    td {
      white-space: nowrap;
    }
  }
`;
