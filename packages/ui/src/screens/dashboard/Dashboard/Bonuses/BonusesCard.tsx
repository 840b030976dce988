import styled from 'styled-components';
import { Money } from '../../../../components/Money/Money';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import { StackedBar } from '../../../../components/StackedBar/StackedBar';
import { Words } from '../../../../components/Words/Words';
import type { Remote } from '../../../../remote';
import { fill } from '../../../../text/fill';
import { compareAmounts } from '../../../../text/format/amount';
import { percentMessages } from '../../../../text/percentMessages';
import { seriesColor, SeriesStyle } from '../../../../theme/SeriesStyle';
import { color, fontSize, fontWeight, space } from '../../../../tokens';
import type { AccountFigures } from '../Account/accountRows';
import { Widget } from '../Widget';
import { dashboardMessages } from '../messages';
import { toBonuses, toTotals, type Bonus } from './bonuses';
import { waitingBonus } from '../figures';

/** All bonuses of A §3: both totals, and each source as a bar with its share. */
export function BonusesCard({ account }: { account: Remote<AccountFigures> }) {
  const figures = account.state === 'ready' ? account.data : undefined;
  const total = figures && toBonuses(figures).total;
  return (
    <Widget
      title={dashboardMessages.bonuses}
      remote={account}
      aside={
        total !== undefined && (
          <Total>
            {figures?.waitingBonus === undefined ? (
              <Money figure="paidBonuses" value={total} />
            ) : (
              fill(dashboardMessages.paidBonuses, { amount: <Money figure="paidBonuses" value={total} /> })
            )}
          </Total>
        )
      }
    >
      {(shown) => (shown ? <Figures figures={shown} /> : <Skeleton variant="block" blockSize="15.5rem" />)}
    </Widget>
  );
}

function Figures({ figures }: { figures: AccountFigures }) {
  const [bot, pool] = toTotals(figures);
  const { bonuses } = toBonuses(figures);
  const most = bonuses[0]?.size ?? 0;
  return (
    <>
      <SeriesStyle />
      <StackedBar
        parts={[
          { size: bot.size, color: color.ink },
          { size: pool.size, color: color.inkHalf },
        ]}
      />
      <Totals>
        {[bot, pool].map(({ figure, title, amount, share }) => (
          <div key={figure}>
            <dt>{title}</dt>
            <dd>
              <Money figure={figure} value={amount} />
              {share !== undefined && <Share> · {percentMessages.of({ percent: share })}</Share>}
            </dd>
          </div>
        ))}
        {compareAmounts(figures.waitingBonus ?? '0', '0') !== 0 && (
          <div>
            <dt>{waitingBonus.title}</dt>
            <dd>
              <Money figure={waitingBonus.figure} value={figures.waitingBonus} />
            </dd>
          </div>
        )}
      </Totals>
      <Bars>
        {bonuses.map((bonus) => (
          <BonusRow key={bonus.tone} {...bonus} most={most} />
        ))}
      </Bars>
      <Words of={['pool']} />
    </>
  );
}

function BonusRow({ figure, title, amount, size, share, tone, most }: Bonus & { most: number }) {
  return (
    <Row>
      <dt>{title}</dt>
      <Bar aria-hidden="true">
        <StackedBar parts={[{ size, color: seriesColor(tone) }]} of={most} />
      </Bar>
      <dd>
        <Money figure={figure} value={amount} />
      </dd>
      <Percent>{share !== undefined && percentMessages.of({ percent: share })}</Percent>
    </Row>
  );
}

const Total = styled.span`
  font-weight: ${fontWeight.money};
`;

const Totals = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[2]} ${space[4]};
  font-size: ${fontSize.label};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[1]};
  }
  dt {
    color: ${color.inkMuted};
  }
  dd > :first-child {
    font-weight: ${fontWeight.current};
  }
`;

const Share = styled.span`
  color: ${color.inkMuted};
  white-space: nowrap;
`;

const Bars = styled.dl`
  display: grid;
  gap: ${space[3]};
`;

/* The bar is below its figures until there is room between them. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 3rem;
  align-items: center;
  gap: ${space[1.5]} ${space[3]};

  dd {
    text-align: end;
    font-weight: ${fontWeight.strong};
    overflow-wrap: anywhere;
  }
  @container (min-width: 30rem) {
    grid-template-columns: 8.5rem minmax(0, 1fr) minmax(6rem, auto) 3rem;
  }
`;

const Bar = styled.div`
  grid-row: 2;
  grid-column: 1 / -1;

  @container (min-width: 30rem) {
    grid-row: 1;
    grid-column: 2;
  }
`;

const Percent = styled.dd`
  && {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
    font-weight: ${fontWeight.regular};
  }
`;
