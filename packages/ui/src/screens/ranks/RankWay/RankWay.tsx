import { keepFigures } from '../../../text/format/keepFigures';
import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { formatCount } from '../../../text/format/money';
import { border, color, fontSize, fontWeight, media, radius, space } from '../../../tokens';
import { Icon } from '../../../components/Icon/Icon';
import type { Stage } from './rankWay';
import { rankWayMessages } from './messages';

interface RankWayProps {
  /** The ranks in order. Undefined while they load, with space reserved for six ranks. */
  stages: readonly Stage[] | undefined;
  /** The name of the stages' destination. The default names the ranks. */
  label?: string | undefined;
}

/** The completed and the remaining stages. Each rank has its own distance as text and as colour. */
export function RankWay({ stages, label = rankWayMessages.way }: RankWayProps) {
  if (!stages) {
    return (
      <Container aria-hidden="true">
        <List>
          {Array.from({ length: 6 }, (_, at) => (
            <Item key={at} $reached={false}>
              <Track />
              <b>
                <Skeleton inlineSize="60%" />
              </b>
              <span>
                <Skeleton inlineSize="4rem" />
              </span>
            </Item>
          ))}
        </List>
      </Container>
    );
  }
  if (stages.length === 0) return null;
  return (
    <Container>
      <List aria-label={label}>
        {stages.map((stage) => (
          <Item key={stage.id} $reached={stage.missing === 0}>
            <Track aria-hidden="true">
              <Done $whole={stage.done === 100} style={{ inlineSize: `${stage.done}%` }} />
            </Track>
            <b>
              <bdi translate="no">{stage.name}</bdi>
            </b>
            <span>{keepFigures(getDistance(stage))}</span>
            {stage.bringsRoyalty && (
              <Brings>
                <Icon name="crown" />
                {rankWayMessages.bringsRoyalty}
              </Brings>
            )}
          </Item>
        ))}
      </List>
    </Container>
  );
}

const getDistance = ({ missing }: Stage) =>
  missing === 0 ? rankWayMessages.reached : rankWayMessages.more({ count: formatCount(missing) });

const Container = styled.div`
  container-type: inline-size;
`;

/* Side by side where they fit. Otherwise the ranks are stacked, with the bar between their texts. */
const List = styled.ol`
  display: grid;
  gap: ${space[3]} ${space[1]};
  padding: 0;
  list-style: none;

  @container (min-width: 40rem) {
    grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
  }
`;

const Item = styled.li<{ $reached: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  color: ${({ $reached }) => ($reached ? color.good : color.inkMuted)};
  font-size: ${fontSize.label};

  > b {
    flex: 1 0 4rem;
    min-inline-size: 0;
    color: ${color.ink};
    font-weight: ${fontWeight.strong};
    overflow-wrap: anywhere;
  }
  > span {
    white-space: nowrap;
  }

  /* Next to the following name, a distance would seem to belong to it. */
  @container (min-width: 40rem) {
    row-gap: 0;

    > b,
    > span {
      flex: 0 0 100%;
      white-space: normal;
    }
    > b {
      margin-block-start: ${space[1]};
    }
  }
`;

const Brings = styled.small`
  flex: 0 0 100%;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.accentInk};
  font-size: ${fontSize.small};
`;

const Track = styled.div`
  flex: 0 0 100%;
  block-size: 0.375rem;
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.sunken};
  /* The background carries meaning, so it is printed too. */
  print-color-adjust: exact;

  ${media.forcedColors} {
    border: ${border.hair} solid CanvasText;
  }
`;

const Done = styled.div<{ $whole: boolean }>`
  block-size: 100%;
  background: ${({ $whole }) => ($whole ? color.good : color.accent)};

  ${media.forcedColors} {
    background: Highlight;
  }
`;
