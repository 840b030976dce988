import { useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { Button } from '../../../../packages/ui/src/components/Button/Button';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { SelectField } from '../../../../packages/ui/src/components/SelectField/SelectField';
import { border, color, duration, easing, media, radius, space } from '../../../../packages/ui/src/tokens';
import { notes } from '../../../../packages/ui/src/tokens/notes';
import { Page } from '../kit/Page';
import { TokenRows } from '../kit/TokenRows';

type Length = keyof typeof duration;
type Curve = keyof typeof easing;

const choices = (tokens: object) => Object.keys(tokens).map((value) => ({ value, label: value }));

/** Durations and curves, with a moving sample. */
export function MotionPage() {
  const [length, setLength] = useState<Length>('base');
  const [curve, setCurve] = useState<Curve>('out');
  const [plays, setPlays] = useState(0);
  return (
    <Page
      title="Motion"
      lead="Motion shows where something came from. It never makes anyone wait. A device that asks for less motion gets none, and loses no information."
    >
      <Card heading="Try it">
        <Choices>
          <SelectField
            label="Duration"
            options={choices(duration)}
            value={length}
            onChange={(event) => setLength(event.target.value as Length)}
          />
          <SelectField
            label="Curve"
            options={choices(easing)}
            value={curve}
            onChange={(event) => setCurve(event.target.value as Curve)}
          />
          <Button variant="main" onClick={() => setPlays((count) => count + 1)}>
            Play
          </Button>
        </Choices>
        <Track>
          {/* A new key starts the animation again. */}
          <Mark key={plays} $plays={plays > 0} $length={duration[length]} $curve={easing[curve]} />
        </Track>
        <Still>Your device asks for less motion: the mark is where it would end.</Still>
      </Card>
      <TokenRows heading="Durations" group="duration" tokens={duration} uses={notes.duration} />
      <TokenRows heading="Curves" group="easing" tokens={easing} uses={notes.easing} />
    </Page>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
`;

const Track = styled.div`
  display: grid;
  align-items: center;
  margin-block-start: ${space[5]};
  padding: ${space[1]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.full};
  background: ${color.sunken};
`;

const travel = keyframes`from { inset-inline-start: 0; }`;

const Mark = styled.span<{ $plays: boolean; $length: string; $curve: string }>`
  position: relative;
  inset-inline-start: ${({ $plays }) => ($plays ? `calc(100% - ${space[6]})` : 0)};
  inline-size: ${space[6]};
  block-size: ${space[6]};
  border-radius: ${radius.full};
  background: ${color.accent};
  ${({ $plays, $length, $curve }) =>
    $plays &&
    css`
      animation: ${travel} ${$length} ${$curve};
    `}
`;

const Still = styled.p`
  display: none;
  padding-block-start: ${space[3]};
  color: ${color.inkMuted};

  ${media.stillness} {
    display: block;
  }
`;
