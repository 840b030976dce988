import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { Money } from '../../../components/Money/Money';
import { StackedBar } from '../../../components/StackedBar/StackedBar';
import { percentMessages } from '../../../text/percentMessages';
import { seriesColor } from '../../../theme/SeriesStyle';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import { yearMessages } from '../../../text/charts/yearMessages';
import { getPercent, toSize } from '../../../text/format/amount';
import { getSourceSums, type YearIncome } from './yearIncome';

/** Each source's sum of the year, with its share. */
export function SourcesCard({ income }: { income: YearIncome }) {
  const sums = getSourceSums(income);
  const most = Math.max(...sums.map(toSize));
  return (
    <Card heading={yearMessages.bySource}>
      <List>
        {income.sources.map(({ label, tone }, at) => {
          const sum = sums[at] ?? '0';
          const percent = getPercent(sum, income.total);
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Money figure="yearBySource" value={sum} />
              </dd>
              <dd>
                <StackedBar parts={[{ size: toSize(sum), color: seriesColor(tone) }]} of={most} />
                {percent !== undefined && <small>{percentMessages.of({ percent })}</small>}
              </dd>
            </div>
          );
        })}
      </List>
    </Card>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space[4]};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1.5]} ${space[3]};
  }
  dd:nth-of-type(1) {
    font-weight: ${fontWeight.current};
  }
  dd:nth-of-type(2) {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 3rem;
    align-items: center;
    gap: ${space[2]};
  }
  small {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
    text-align: end;
  }
`;
