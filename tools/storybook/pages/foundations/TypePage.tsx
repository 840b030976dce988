import styled from 'styled-components';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { Money } from '../../../../packages/ui/src/components/Money/Money';
import { color, fontFamily, fontSize, fontWeight, space } from '../../../../packages/ui/src/tokens';
import { notes } from '../../../../packages/ui/src/tokens/notes';
import { Page } from '../kit/Page';
import { TokenRows } from '../kit/TokenRows';

const figures = ['1,111.11', '8,888.88', '12,480.50'];

/** The typeface, its sizes and weights, and the alignment of numbers. */
export function TypePage() {
  return (
    <Page
      title="Type"
      lead="Geist, served by the portal itself. Sizes are in rem, so that all of it survives text at 200 %. Figures are tabular everywhere: digits below each other line up."
    >
      <TokenRows
        heading="Sizes"
        group="fontSize"
        tokens={fontSize}
        uses={notes.fontSize}
        sample={(value) => <Line style={{ fontSize: value }}>One ledger: $12,480.50</Line>}
      />
      <TokenRows
        heading="Weights"
        group="fontWeight"
        tokens={fontWeight}
        uses={notes.fontWeight}
        sample={(value) => (
          <Line style={{ fontWeight: value, fontSize: fontSize.dialog }}>Every balance, accounted for</Line>
        )}
      />
      <TokenRows
        heading="Faces"
        group="fontFamily"
        tokens={fontFamily}
        uses={notes.fontFamily}
        sample={(value) => <Line style={{ fontFamily: String(value) }}>TXh8…4fKq, Łukasz, ₹41,500.00</Line>}
      />
      <Card heading="Figures">
        <Figures>
          {figures.map((figure) => (
            <span key={figure}>{figure}</span>
          ))}
        </Figures>
        <Note>Amounts are large and tight, with smaller and lighter cents:</Note>
        <Large>
          <Money figure="usable" value="12480.50" variant="display" />
        </Large>
      </Card>
    </Page>
  );
}

const Line = styled.p`
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Figures = styled.div`
  display: grid;
  justify-content: start;
  justify-items: end;
  font-size: ${fontSize.count};
`;

const Note = styled.p`
  padding-block-start: ${space[4]};
  color: ${color.inkMuted};
`;

const Large = styled.p`
  font-size: ${fontSize.money};
  font-weight: ${fontWeight.money};
`;
