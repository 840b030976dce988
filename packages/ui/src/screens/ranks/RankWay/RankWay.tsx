import { keepFigures } from '../../../text/format/keepFigures';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Icon } from '../../../components/Icon/Icon';
import { toParts, type Stage, type StagePart } from './rankStages';
import { Brings, Container, Label, List, Step, Tread } from './RankWay.styles';
import { formatFigureCount } from '../../../text/figures/figure';
import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for the stages of the ranks. */
export const rankWayMessages = defineMessages('rankWayMessages', {
  way: 'Your path through the ranks',
  royaltyWay: 'Your path to royalty',
  /** A label on a rank. */
  bringsRoyalty: 'Earns royalty',
  reached: 'Reached',
  youAreHere: 'You’re here',
  /** The missing pairs to a rank. */
  more: ({ count }: { count: string }) => `${count} more`,
});

interface RankWayProps {
  /** The ranks in order. Undefined while they load, with space reserved for six ranks. */
  stages: readonly Stage[] | undefined;
  /** The name of the stages' destination. The default names the ranks. */
  label?: string | undefined;
}

/** More steps than this are rows at every width. */
const mostStairs = 8;

/** The ranks as stairs: those behind the member, where they are, the next one with its done part, and the rest. */
export function RankWay({ stages, label = rankWayMessages.way }: RankWayProps) {
  if (!stages) {
    return (
      <Container aria-hidden="true">
        <List $stairs>
          {Array.from({ length: 6 }, (_, at) => (
            // Never the key of a stage, whose step would move from another's place.
            <Step key={`waiting ${at}`} $part="far" style={toStyle(at, 6, 0)}>
              <Label>
                <Skeleton inlineSize="4rem" />
              </Label>
              <Tread />
            </Step>
          ))}
        </List>
      </Container>
    );
  }
  if (stages.length === 0) return null;
  const parts = toParts(stages);
  return (
    <Container>
      <List aria-label={label} $stairs={stages.length <= mostStairs}>
        {stages.map((stage, at) => (
          <Step
            key={stage.id}
            $part={parts[at] ?? 'far'}
            style={toStyle(at, stages.length, parts[at] === 'next' ? stage.done : 0)}
          >
            <Label>
              <b>
                <bdi translate="no">{stage.name}</bdi>
              </b>
              <span>{keepFigures(getDistance(stage, parts[at]))}</span>
              {stage.bringsRoyalty && (
                <Brings>
                  <Icon name="crown" />
                  {rankWayMessages.bringsRoyalty}
                </Brings>
              )}
            </Label>
            <Tread>
              {parts[at] === 'done' && <Icon name="check" />}
              {stage.pairs !== undefined && keepFigures(formatFigureCount('requiredPairs', stage.pairs))}
            </Tread>
          </Step>
        ))}
      </List>
    </Container>
  );
}

/** The height of a step, and the share of it that is done. */
const toStyle = (at: number, count: number, done: number) => ({
  '--step': at + 1,
  '--rise': count < 2 ? 1 : at / (count - 1),
  '--done': `${done}%`,
});

const getDistance = ({ missing }: Stage, part: StagePart | undefined) =>
  part === 'you'
    ? rankWayMessages.youAreHere
    : missing === 0
      ? rankWayMessages.reached
      : rankWayMessages.more({ count: formatFigureCount('pairsToGo', missing) });
