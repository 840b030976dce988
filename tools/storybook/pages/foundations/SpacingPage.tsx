import styled from 'styled-components';
import { Icon } from '../../../../packages/ui/src/components/Icon/Icon';
import {
  border,
  breakpoint,
  color,
  control,
  frame,
  icon,
  radius,
  space,
} from '../../../../packages/ui/src/tokens';
import { notes } from '../../../../packages/ui/src/tokens/notes';
import { Page } from '../kit/Page';
import { TokenRows } from '../kit/TokenRows';

/** Distances, control heights, the layout's measures and its breakpoints. */
export function SpacingPage() {
  return (
    <Page
      title="Spacing"
      lead="One step is 4 px at 100 % text, and grows with it. A component has no outer margin: what lays it out leaves the gap."
    >
      <TokenRows
        heading="Distances"
        group="space"
        tokens={space}
        uses={notes.space}
        sample={(value) => <Bar style={{ inlineSize: value }} />}
      />
      <TokenRows
        heading="Heights of controls"
        group="control"
        tokens={control}
        uses={notes.control}
        sample={(value) => <Box style={{ blockSize: value }} />}
      />
      <TokenRows
        heading="Sides of icons"
        group="icon"
        tokens={icon}
        uses={notes.icon}
        sample={(_value, name) => <Icon name="wallet" size={name} />}
      />
      <TokenRows heading="The frame" group="frame" tokens={frame} uses={notes.frame} />
      <TokenRows
        heading="Where the layout changes (px)"
        group="breakpoint"
        tokens={breakpoint}
        uses={notes.breakpoint}
      />
    </Page>
  );
}

const Bar = styled.div`
  block-size: ${space[4]};
  background: ${color.accent};
`;

const Box = styled.div`
  inline-size: 8rem;
  max-inline-size: 100%;
  border: ${border.hair} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
`;
