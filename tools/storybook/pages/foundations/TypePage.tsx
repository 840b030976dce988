import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { Money } from '../../../../packages/ui/src/components/Money/Money';
import { fontFamily, fontSize, fontWeight } from '../../../../packages/ui/src/tokens';
import { notes } from '../../../../packages/ui/src/tokens/notes';
import { Page } from '../kit/Page';
import { TokenRows } from '../kit/TokenRows';

/** The typeface, its sizes and weights, and the alignment of numbers. */
export const TypePage = () => (
  <Page
    title="Type"
    lead="Geist, served by the portal itself. Sizes are in rem, so that all of it survives text at 200 %. Figures are tabular everywhere: digits below each other line up."
  >
    <TokenRows
      heading="Sizes"
      group="fontSize"
      tokens={fontSize}
      uses={notes.fontSize}
      sample={(value) => <p style={{ fontSize: value }}>One ledger: $12,480.50</p>}
    />
    <TokenRows
      heading="Weights"
      group="fontWeight"
      tokens={fontWeight}
      uses={notes.fontWeight}
      sample={(value) => (
        <p style={{ fontWeight: value, fontSize: fontSize.dialog }}>Every balance, accounted for</p>
      )}
    />
    <TokenRows
      heading="Faces"
      group="fontFamily"
      tokens={fontFamily}
      uses={notes.fontFamily}
      sample={(value) => <p style={{ fontFamily: String(value) }}>TXh8…4fKq, Łukasz, ₹41,500.00</p>}
    />
    <Card heading="Amounts are large and tight, with smaller and lighter cents">
      <p style={{ fontSize: fontSize.money, fontWeight: fontWeight.money }}>
        <Money figure="usable" value="12480.50" variant="display" />
      </p>
    </Card>
  </Page>
);
