import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Moment } from '../../../../components/Moment/Moment';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import { hidden } from '../../../../theme/hidden';
import { border, color, fontSize, fontWeight, icon, media, radius, space } from '../../../../tokens';
import { fill } from '../../../../text/fill';
import { isoDate } from '../../../../text/format/dates';
import { kycTexts } from '../../../../text/messages';
import { Icon } from '../../../../components/Icon/Icon';
import { firstRunMessages } from './messages';
import type { StepStanding } from './firstSteps';

interface StepIconProps {
  standing: StepStanding;
  number: number;
}

/** A tick for a completed step, else its number in a ring. The text next to it has the same meaning. */
function StepIcon({ standing, number }: StepIconProps) {
  const done = standing.state === 'done';
  return (
    <Ring $done={done} aria-hidden>
      {done ? <Icon name="check" /> : number}
    </Ring>
  );
}

const Ring = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  inline-size: calc(${icon.base} + ${space[2]});
  block-size: calc(${icon.base} + ${space[2]});
  border: ${border.hair} solid ${({ $done }) => ($done ? color.good : color.inkFaint)};
  border-radius: ${radius.full};
  background: ${({ $done }) => ($done ? color.good : 'transparent')};
  color: ${({ $done }) => ($done ? color.surface : color.inkMuted)};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.label};

  ${media.forcedColors} {
    color: CanvasText;
  }
`;

interface StepRowProps {
  number: number;
  title: string;
  standing: StepStanding;
  /** What the step requires while it is open. */
  note: ReactNode;
  /** It is the step to take now. */
  next: boolean;
  /** The link to it, hidden once the step is done. */
  way: ReactNode;
}

/** One step: its completion date, or its requirement with a link. */
export function StepRow({ number, title, standing, note, next, way }: StepRowProps) {
  const done = standing.state === 'done';
  return (
    <Row aria-current={next ? 'step' : undefined}>
      <StepIcon standing={standing} number={number} />
      <Text>
        <Title $done={done}>
          {next && <span className={hidden}>{firstRunMessages.next} </span>}
          {title}
        </Title>
        <Note>
          <NoteText standing={standing} note={note} />
        </Note>
      </Text>
      {!done && <Ways>{way}</Ways>}
    </Row>
  );
}

function NoteText({ standing, note }: Pick<StepRowProps, 'standing' | 'note'>) {
  switch (standing.state) {
    case 'done':
      if (isoDate(standing.at) === undefined) return firstRunMessages.done;
      return fill(firstRunMessages.doneOn, { date: <Moment at={standing.at} form="day" /> });
    case 'open':
      return note;
    case 'waiting':
      return kycTexts.wait;
    case 'reading':
      return <Skeleton inlineSize="11rem" />;
    case 'unknown':
      return firstRunMessages.unknown;
  }
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-block-start: ${border.hair} solid ${color.line};

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

const Text = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.h3<{ $done: boolean }>`
  font-size: ${fontSize.base};
  font-weight: ${fontWeight.strong};
  color: ${({ $done }) => ($done ? color.inkMuted : color.ink)};
`;

const Note = styled.p`
  font-size: ${fontSize.label};
  color: ${color.inkMuted};
`;

/* On a narrow card the link is below the text, which keeps its width. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  @container (max-width: 26rem) {
    grid-column: 2 / -1;
  }
`;
