import styled from 'styled-components';
import { overlayMessages } from '../../text/overlayMessages';
import { border, color, fontSize, fontWeight, media, space } from '../../tokens';
import { hidden } from '../../theme/hidden';
import type { ElementProps } from '../elementProps';

export interface Step {
  id: string;
  label: string;
  /** Whether the step is done, which a later step may be too. Default: true before the current step. */
  done?: boolean;
}

export interface StepperProps extends ElementProps {
  /** The goal of the steps, for screen readers. */
  label: string;
  /** The steps, in their order. */
  steps: readonly Step[];
  /** The index of the current step, from 0. It is `steps.length` once all are done. */
  current: number;
}

/** The steps of a process: done, current or pending, in words as well as in colour. */
export function Stepper({ label, steps, current, ...rest }: StepperProps) {
  return (
    <Container {...rest}>
      <List aria-label={label}>
        {steps.map((step, index) => {
          const done = step.done ?? index < current;
          const state = index === current ? 'current' : done ? 'done' : 'open';
          return (
            <Item key={step.id} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <small>{overlayMessages.step({ position: index + 1 })}</small>
              <span>{step.label}</span>
              {state === 'done' && <span className={hidden}>{overlayMessages.done}</span>}
            </Item>
          );
        })}
      </List>
    </Container>
  );
}

const Container = styled.div`
  container-type: inline-size;
`;

const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: 0;
  list-style: none;

  /* Stacked where the words don't fit on one line, as on a phone at 200 % text. */
  @container (max-width: 15.99rem) {
    grid-auto-flow: row;
  }
`;

const looks = {
  done: { edge: color.good, ink: color.inkMuted, weight: fontWeight.regular },
  current: { edge: color.accentInk, ink: color.ink, weight: fontWeight.strong },
  open: { edge: color.line, ink: color.inkFaint, weight: fontWeight.regular },
};

const Item = styled.li<{ $state: keyof typeof looks }>`
  display: grid;
  align-content: start;
  padding-block-start: ${space[3]};
  border-block-start: calc(2 * ${border.strong}) solid ${({ $state }) => looks[$state].edge};
  color: ${({ $state }) => looks[$state].ink};
  font-weight: ${({ $state }) => looks[$state].weight};
  line-height: 1.35;
  overflow-wrap: anywhere;
  small {
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.regular};
  }
  ${media.phone} {
    font-size: ${fontSize.small};
    small {
      font-size: ${fontSize.micro};
    }
  }
`;
