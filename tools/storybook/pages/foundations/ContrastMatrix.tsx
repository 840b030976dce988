import styled from 'styled-components';
import {
  border,
  color,
  fontFamily,
  fontSize,
  fontWeight,
  radius,
  space,
} from '../../../../packages/ui/src/tokens';
import { fronts, grounds, meantPairs, measureContrast, written, type ThemeName } from './contrastRatios';

interface ContrastMatrixProps {
  theme: ThemeName;
}

/** Every foreground on every background. Pairs in use are highlighted, and unreadable ones are struck through. */
export function ContrastMatrix({ theme }: ContrastMatrixProps) {
  const meant = new Set(meantPairs(theme).map(({ front, ground }) => `${front} ${ground}`));
  return (
    <Scroller tabIndex={0} role="region" aria-label="Every colour on every ground">
      <Table>
        <caption>Rows are colours, columns the grounds below them.</caption>
        <thead>
          <tr>
            <td />
            {grounds.map((ground) => (
              <th key={ground} scope="col">
                {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fronts.map((front) => (
            <tr key={front}>
              <th scope="row">{front}</th>
              {grounds.map((ground) => {
                const ratio = measureContrast(theme, front, ground);
                const inUse = meant.has(`${front} ${ground}`);
                return (
                  <Cell key={ground} $inUse={inUse}>
                    {inUse ? (
                      <strong>{written(ratio)}</strong>
                    ) : ratio < 3 ? (
                      <s>{written(ratio)}</s>
                    ) : (
                      written(ratio)
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: ${space.half};
  font-size: ${fontSize.small};

  caption {
    padding-block-end: ${space[2]};
    color: ${color.inkMuted};
    text-align: start;
  }

  th {
    padding: ${space[1]} ${space[2]};
    font-family: ${fontFamily.mono};
    font-size: ${fontSize.micro};
    font-weight: ${fontWeight.label};
    text-align: start;
  }

  thead th {
    text-align: end;
  }

  tbody th {
    position: sticky;
    inset-inline-start: 0;
    background: ${color.surface};
  }
`;

const Cell = styled.td<{ $inUse: boolean }>`
  padding: ${space[1]} ${space[2]};
  border: ${border.hair} solid ${({ $inUse }) => ($inUse ? color.lineStrong : color.line)};
  border-radius: ${radius.tiny};
  color: ${({ $inUse }) => ($inUse ? color.ink : color.inkFaint)};
  text-align: end;
`;
