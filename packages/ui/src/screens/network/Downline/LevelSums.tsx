import styled from 'styled-components';
import { Sheet } from '../../../components/Card/Card';
import { Money } from '../../../components/Money/Money';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../remote';
import { levelBots, levelLive } from '../../../text/figures/listFigures';
import { color, fontSize, fontWeight, radius, space } from '../../../tokens';
import { getLevelsSum, levelColors, type DownlineLevel } from './downlineLevel';
import { downlineMessages } from './messages';

/** What all shown levels invested, with the key to the bars of the rows below. */
export const LevelSums = ({ rows }: { rows: Remote<readonly DownlineLevel[]> }) => (
  <Line>
    <p>
      {downlineMessages.investment}{' '}
      <b>
        {rows.state === 'ready' ? (
          <Money figure="levelSums" value={getLevelsSum(rows.data)} />
        ) : (
          <Skeleton inlineSize="6rem" />
        )}
      </b>
    </p>
    <Key>
      <Part $color={levelColors.bot}>{levelBots.title}</Part>
      <Part $color={levelColors.live}>{levelLive.title}</Part>
    </Key>
  </Line>
);

const Line = styled(Sheet).attrs({ $padded: true })`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[5]};
  padding-block: ${space[3]};

  b {
    display: inline-block;
    font-size: ${fontSize.dialog};
    font-weight: ${fontWeight.money};
  }
`;

const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;

const Part = styled.li<{ $color: string }>`
  &::before {
    content: '';
    display: inline-block;
    inline-size: 0.625rem;
    block-size: 0.625rem;
    margin-inline-end: ${space[1.5]};
    border-radius: ${radius.tiny};
    background: ${({ $color }) => $color};
    forced-color-adjust: none;
  }
`;
