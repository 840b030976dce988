import styled from 'styled-components';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { color, fontSize, space } from '../../../../packages/ui/src/tokens';
import { StoryLink } from '../../docs/StoryLink';
import { useAddressed } from '../../docs/useAddressed';
import { parseAddress, toName } from '../../pass/address';
import { FrameCard, FrameGrid } from '../../pass/FrameCard';
import { NoPass } from '../../pass/NoPass';
import type { Frame, Health, RoomPass } from '../../pass/roomPass';
import { findTwins } from '../../run/twins.mjs';
import { Choice } from '../../spec/Choice';
import { Page } from '../kit/Page';

const kinds = [
  { value: 'fails', label: 'fail', none: 'Every play ends well in every window.' },
  { value: 'overflows', label: 'wider than their window', none: 'No frame scrolls sideways.' },
  { value: 'empty', label: 'show nothing', none: 'Every frame draws something.' },
  { value: 'flaky', label: 'never twice the same', none: 'Every frame was twice the same to the pixel.' },
  { value: 'console', label: 'speak in the console', none: 'No frame speaks of an error in the console.' },
] as const satisfies readonly { value: keyof Health; label: string; none: string }[];

const lead =
  'What the last pass found wrong, frame by frame. Frames that look alike are listed with what they differ in, and what their stories say.';

/** The problems of snapshots: failing, overflowing, empty, flaky and duplicate. */
export function HealthPage({ pass }: { pass: RoomPass<Frame> | undefined }) {
  const [asked, setAsked] = useAddressed('kind');
  if (!pass)
    return (
      <Page title="Health" lead={lead}>
        <NoPass />
      </Page>
    );
  const twins = findTwins(pass.frames);
  const ill = (kind: keyof Health) => pass.frames.filter(({ health }) => health[kind]);
  const options = [
    ...kinds.map(({ value, label }) => ({ value: value as string, label, count: ill(value).length })),
    { value: 'twins', label: 'look like another', count: twins.flatMap(({ frames }) => frames).length },
  ];
  const chosen = options.some(({ value }) => value === asked)
    ? asked
    : (options.find(({ count }) => count > 0)?.value ?? 'fails');
  const kind = kinds.find(({ value }) => value === chosen);
  return (
    <Page title="Health" lead={lead}>
      <Choice label="What is looked for" options={options} value={chosen} onChange={setAsked} />
      {kind && <Ill frames={ill(kind.value)} kind={kind} />}
      {!kind &&
        twins.map(({ frames, why }) => (
          <Card key={frames[0]?.key} heading={why}>
            <FrameGrid>
              {frames.map((frame) => (
                <FrameCard key={frame.key} frame={frame} mode="light 1440">
                  {frame.told && <Why>{frame.told}</Why>}
                </FrameCard>
              ))}
            </FrameGrid>
          </Card>
        ))}
    </Page>
  );
}

function Ill({ frames, kind }: { frames: readonly Frame[]; kind: (typeof kinds)[number] }) {
  if (frames.length === 0) return <Card>{kind.none}</Card>;
  return (
    <Card heading={`${frames.length} ${kind.label}`}>
      <List>
        {frames.map((frame) => (
          <li key={frame.key}>
            <StoryLink
              to={parseAddress(frame)}
            >{`${frame.title.replaceAll('/', ' / ')} / ${toName(frame)}`}</StoryLink>
            <Why>{frame.health[kind.value]?.join('\n')}</Why>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Why = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
