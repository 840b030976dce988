import styled from 'styled-components';
import type { Remote } from '../../../remote';
import { border, color, space } from '../../../tokens';
import { accountRows } from './accountRows';
import { AccountFigure } from './AccountFigure';
import type { AccountFigures } from './DashboardScreen.types';
import { Widget } from './Widget';

/** What the member has bought and earned (A §3). */
export function AccountCard({ account }: { account: Remote<AccountFigures> }) {
  return (
    <Widget title="Account" remote={account}>
      {(data) => (
        <Grid>
          {accountRows.map((row) => (
            <AccountFigure key={row.label} {...row} figures={data} />
          ))}
        </Grid>
      )}
    </Widget>
  );
}

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${border.hair};
  margin: 0 calc(-1 * ${space[5]}) calc(-1 * ${space[5]});
  border-block-start: ${border.hair} solid ${color.line};
  background: ${color.line};

  @container (min-width: 36rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @container (max-width: 15rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
