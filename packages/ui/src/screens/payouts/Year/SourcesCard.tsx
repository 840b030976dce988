import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { Money } from '../../../components/Money/Money';
import { StackedBar } from '../../../components/StackedBar/StackedBar';
import { percentMessages } from '../../../text/percentMessages';
import { seriesColor } from '../../../theme/SeriesStyle';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import { yearMessages } from '../../../text/charts/yearMessages';
import { toAmount } from '../../../text/format/cents';
import { getSourceSums, type YearIncome } from './yearIncome';

/** Each source's sum of the year, with its share. */
export function SourcesCard({ income }: { income: YearIncome }) {
  const sums = getSourceSums(income);
  const most = Math.max(...sums);
  return (
    <Card heading={yearMessages.bySource}>
      <List>
        {income.sources.map(({ label, tone }, at) => {
          const sum = sums[at] ?? 0;
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Money value={toAmount(sum)} />
              </dd>
              <dd>
                <StackedBar parts={[{ size: sum, color: seriesColor(tone) }]} of={most} />
                {income.total > 0 && (
                  <small>{percentMessages.of({ percent: Math.round((sum / income.total) * 100) })}</small>
                )}
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
